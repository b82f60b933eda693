import type { Language } from './i18n.svelte';

/** Letters of each alphabet, so that the browser loads its files. */
const SAMPLE: Record<Language, string> = { en: 'Ag', ru: 'Ag Жы', uk: 'Ag Жї' };
/** A slow connection: the page appears with the stand-ins. */
const PATIENCE = 1500;

/** Loads both typefaces for a language, so that nothing moves once the page is drawn. */
export async function loadFonts(language: Language): Promise<void> {
  if (!('fonts' in document)) return;
  const sample = SAMPLE[language];
  const loaded = Promise.all([
    document.fonts.load("600 16px 'Unbounded Variable'", sample),
    document.fonts.load("400 16px 'Onest Variable'", sample),
  ]);
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([loaded, late]).catch(() => undefined);
}
