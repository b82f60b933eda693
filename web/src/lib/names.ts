/** The name of a person who gives none. Nobody is given a name of their own unasked. */
import { t } from './i18n.svelte';
import { prefs } from './prefs.svelte';

/** "Guest", or "Guest 2" where there is one. */
export function guestName(taken: readonly (string | null)[] = []): string {
  const names = Array.from({ length: taken.length + 1 }, (_, i) => t('name-guest', { number: i + 1 }));
  return names.find((name) => !taken.includes(name)) ?? (names[0] as string);
}

export const chosenName = (typed: string, taken: readonly (string | null)[] = []): string =>
  typed.trim() || prefs.name || guestName(taken);
