import { expect, test, vi } from 'vitest';
import { preferred, Texts, type Fetcher } from '../src/lib/i18n.svelte';
import { fromDisk } from './locale';

test('the first language of the browser that we speak is taken', () => {
  expect(preferred(['de-DE', 'uk-UA', 'ru'])).toBe('uk');
  expect(preferred(['RU-ru'])).toBe('ru');
  expect(preferred(['de', 'fr'])).toBe('en');
});

test('a switch of language fetches what was loaded before and changes all texts', async () => {
  const fetcher = vi.fn(fromDisk);
  const texts = new Texts(fetcher);
  await texts.load('cosmodrome');
  expect(texts.t('new-table')).toBe('New table');
  await texts.use('ru');
  expect(texts.t('new-table')).toBe('Новый стол');
  await texts.use('en');
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test('no key is seen while a language is on its way', async () => {
  let deliver: (text: string) => void = () => undefined;
  const slow: Fetcher = (language) =>
    language === 'en' ? Promise.resolve('hello = Hello') : new Promise((resolve) => (deliver = resolve));
  const texts = new Texts(slow);
  await texts.load('words');
  const switched = texts.use('uk');
  expect(texts.t('hello')).toBe('Hello');
  deliver('hello = Вітаю');
  await switched;
  expect(texts.t('hello')).toBe('Вітаю');
});

/** Texts whose files come when they are told to: `come('uk/rules')`. */
function slowTexts(): { texts: Texts; come: (file: string) => void } {
  const waiting = new Map<string, (text: string) => void>();
  const texts = new Texts((language, name) =>
    language === 'en'
      ? Promise.resolve(`${name} = ${language}`)
      : new Promise((resolve) => waiting.set(`${language}/${name}`, resolve)),
  );
  return { texts, come: (file) => waiting.get(file)?.(`${file.slice(3)} = ${file.slice(0, 2)}`) };
}

test('what is asked for while a language is on its way comes in that language too', async () => {
  const { texts, come } = slowTexts();
  await texts.load('words');
  const switched = texts.use('uk');
  await texts.load('rules');
  come('uk/words');
  await new Promise((rest) => setTimeout(rest));
  come('uk/rules');
  await switched;
  expect([texts.t('words'), texts.t('rules')]).toEqual(['uk', 'uk']);
});

test('of two languages the one that was chosen last is used, whichever comes first', async () => {
  const { texts, come } = slowTexts();
  await texts.load('words');
  const switched = [texts.use('ru'), texts.use('uk')];
  come('uk/words');
  come('ru/words');
  expect(await Promise.all(switched)).toEqual([false, true]);
  expect(texts.t('words')).toBe('uk');
});

test('a text that could not be fetched is asked for again', async () => {
  let broken = true;
  const texts = new Texts(() => (broken ? Promise.reject(new Error('offline')) : Promise.resolve('hello = Hello')));
  await expect(texts.load('words')).rejects.toThrow('offline');
  broken = false;
  await texts.load('words');
  expect(texts.t('hello')).toBe('Hello');
});

test('numbers take the right plural in each language', async () => {
  const texts = new Texts(fromDisk);
  await texts.load('cosmodrome');
  expect(texts.t('lobby-lead', { free: 1 })).toBe('One more player, and it can begin.');
  await texts.use('ru');
  expect(texts.t('new-what-next', { free: 2 })).toContain('2 места останутся');
  await texts.use('uk');
  expect(texts.t('new-what-next', { free: 5 })).toContain('5 місць залишаться');
});

test('attributes, lists and unknown keys', async () => {
  const texts = new Texts(fromDisk);
  await texts.load('cosmodrome');
  expect(texts.t('game-space-base.length')).toBe('30 to 60 minutes');
  expect(texts.has('game-space-base.nothing')).toBe(false);
  expect(texts.t('no-such-key')).toBe('no-such-key');
  expect(texts.list(['Vega', 'Mira', 'Orion'])).toBe('Vega, Mira, and Orion');
  await texts.use('uk');
  expect(texts.list(['Vega', 'Mira'])).toBe('Vega і Mira');
});
