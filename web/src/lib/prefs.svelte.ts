/** What a person has chosen on this device; kept in the browser. */
import { loadFonts } from './fonts';
import { isLanguage, preferred, texts, type Language } from './i18n.svelte';
import type { Pace } from './wire';

export type Theme = 'auto' | 'dark' | 'light';

interface Kept {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  /** 0 to 1 */
  volume: number;
  /** notices of the system */
  notices: boolean;
  motion: boolean;
  /** the log tells the gist only */
  gist: boolean;
  /** the coach explains the first games */
  coach: boolean;
  /** of bots at new tables */
  pace: Pace;
  name: string;
}

const KEY = 'cosmodrome';
const DEFAULTS: Kept = {
  language: null,
  theme: 'auto',
  sound: false,
  volume: 0.6,
  notices: false,
  motion: true,
  gist: false,
  coach: true,
  pace: 'slow',
  name: '',
};

function restore(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Prefs {
  #kept = $state<Kept>(restore());
  #systemDark = $state(true);
  #systemReduced = $state(false);

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const read = (): void => {
      this.#systemDark = dark.matches;
      this.#systemReduced = reduced.matches;
      this.#show();
    };
    dark.addEventListener('change', read);
    reduced.addEventListener('change', read);
    read();
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get volume(): number {
    return this.#kept.volume;
  }
  get notices(): boolean {
    return this.#kept.notices;
  }
  get motion(): boolean {
    return this.#kept.motion;
  }
  get gist(): boolean {
    return this.#kept.gist;
  }
  get coach(): boolean {
    return this.#kept.coach;
  }
  get pace(): Pace {
    return this.#kept.pace;
  }
  get name(): string {
    return this.#kept.name;
  }
  /** no motion: the system or the player wants it so */
  get reduced(): boolean {
    return this.#systemReduced || !this.#kept.motion;
  }
  get dark(): boolean {
    return this.#kept.theme === 'auto' ? this.#systemDark : this.#kept.theme === 'dark';
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    this.#show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** The language of this visit: chosen before, or the browser's. */
  firstLanguage(): Language {
    const kept = this.#kept.language;
    return isLanguage(kept) ? kept : preferred(navigator.languages);
  }

  async speak(language: Language): Promise<void> {
    const fonts = loadFonts(language);
    if (!(await texts.use(language))) return;
    await fonts;
    this.set({ language });
    document.documentElement.lang = language;
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.dark ? 'dark' : 'light';
    root.dataset['motion'] = this.reduced ? 'off' : 'on';
  }
}

export const prefs = new Prefs();
