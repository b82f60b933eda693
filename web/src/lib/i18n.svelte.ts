/** Texts in the reader's language, from the same Fluent files that Python uses. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentArgs } from '../games/contract';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Fetcher = (language: Language, name: string) => Promise<string>;

const fromServer: Fetcher = async (language, name) => {
  const response = await fetch(`/locale/${language}/${name}.ftl?v=${__LOCALE_VERSION__}`);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.text();
};

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The first of the browser's languages that we speak. */
export function preferred(languages: readonly string[]): Language {
  return languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

export class Texts {
  language = $state<Language>('en');
  /** counts loaded files, so that templates follow them */
  #loaded = $state(0);
  #bundles = new Map<Language, FluentBundle>();
  #files = new Map<string, Promise<void>>();
  #wanted: string[] = [];
  /** counts switches of language: the last one that was wished for is the one that is made */
  #wishes = 0;
  #fetch: Fetcher;
  #lists = $derived(new Intl.ListFormat(this.language, { type: 'conjunction' }));

  constructor(fetcher: Fetcher = fromServer) {
    this.#fetch = fetcher;
  }

  /** Loads files in the present language; from now on every switch of language loads them too. */
  async load(...names: string[]): Promise<void> {
    for (const name of names) if (!this.#wanted.includes(name)) this.#wanted.push(name);
    const language = this.language;
    await Promise.all(names.map((name) => this.#file(language, name)));
  }

  /** Switches when all texts are there, also those that were asked for meanwhile, so that no key is ever seen; not if
   *  another language is wished for by then. Whether it has switched. */
  async use(language: Language): Promise<boolean> {
    const wish = ++this.#wishes;
    let fetched: number;
    do {
      fetched = this.#wanted.length;
      await Promise.all(this.#wanted.map((name) => this.#file(language, name)));
    } while (fetched < this.#wanted.length);
    if (wish !== this.#wishes) return false;
    this.language = language;
    return true;
  }

  #file(language: Language, name: string): Promise<void> {
    const key = `${language}/${name}`;
    let file = this.#files.get(key);
    if (!file) {
      file = this.#fetch(language, name).then((source) => {
        let bundle = this.#bundles.get(language);
        if (!bundle) this.#bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })));
        bundle.addResource(new FluentResource(source));
        this.#loaded++;
      });
      // A text that could not be fetched is asked for again next time.
      file.catch(() => this.#files.delete(key));
      this.#files.set(key, file);
    }
    return file;
  }

  #pattern(key: string) {
    void this.#loaded;
    const [id = '', attribute] = key.split('.', 2);
    const bundle = this.#bundles.get(this.language);
    const message = bundle?.getMessage(id);
    return { bundle, pattern: attribute ? message?.attributes[attribute] : message?.value };
  }

  has = (key: string): boolean => this.#pattern(key).pattern != null;

  /** The text of `key`, or of an attribute (`key.attribute`); the key itself where there is none. */
  t = (key: string, args?: FluentArgs): string => {
    const { bundle, pattern } = this.#pattern(key);
    // Problems inside a message leave `{$name}` in the text; they are found by the tests, not by players.
    return bundle && pattern != null ? bundle.formatPattern(pattern, args ?? null, []) : key;
  };

  list = (words: readonly string[]): string => this.#lists.format(words);

  number = (value: number): string => new Intl.NumberFormat(this.language).format(value);

  time = (at: Date): string =>
    new Intl.DateTimeFormat(this.language, { hour: '2-digit', minute: '2-digit' }).format(at);

  /** "5 minutes ago" */
  ago = (at: Date, now = Date.now()): string => {
    const minutes = Math.round((at.getTime() - now) / 60_000);
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    if (minutes > -60) return format.format(minutes, 'minute');
    if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
    return format.format(Math.round(minutes / 60 / 24), 'day');
  };
}

export const texts = new Texts();
export const { t } = texts;
