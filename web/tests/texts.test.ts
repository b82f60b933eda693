import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/lib/i18n.svelte';
import { source } from './locale';

const src = resolve(import.meta.dirname, '../src');

/** Every key that the frame names in full; keys made of parts are looked for by their beginning. */
function used(): { whole: Set<string>; beginnings: Set<string> } {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(svelte|ts)$/.test(name) || name.startsWith('games') || name.startsWith('mock')) continue;
    const code = readFileSync(join(src, name), 'utf8');
    for (const [, key] of code.matchAll(/\bt\(\s*'([\w.-]+)'/g)) whole.add(key as string);
    // t(a ? 'one' : 'other')
    for (const [call] of code.matchAll(/\bt\([^()'`]*\?[^()`]*\)/g)) {
      for (const [, key] of call.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)) whole.add(key as string);
    }
    for (const [, start] of code.matchAll(/\bt\(`([a-z-]+-)\$\{/g)) beginnings.add(start as string);
  }
  return { whole, beginnings };
}

/** A game gives what is its own: what it is won by. */
const GAMES = ['space-base', 'cosmic-encounter', 'twilight-imperium'];
const SPOKEN = LANGUAGES.flatMap((language) => GAMES.map((game) => [language, game] as const));

test.each(SPOKEN)('every text that the frame uses is there: %s, %s', (language, game) => {
  const bundle = new FluentBundle(language);
  for (const name of ['cosmodrome', game]) {
    expect(bundle.addResource(new FluentResource(source(language, name)))).toEqual([]);
  }
  const { whole, beginnings } = used();
  const missing = [...whole].filter((key) => {
    const [id = '', attribute] = key.split('.');
    const message = bundle.getMessage(id);
    return attribute ? !message?.attributes[attribute] : message?.value == null;
  });
  expect(missing).toEqual([]);
  expect(whole.size).toBeGreaterThan(100);
  const keys = [...source(language, 'cosmodrome').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key as string);
  const outside = ['rules-', 'hint-', 'setting-'];
  const unknown = [...beginnings].filter(
    (start) => !outside.includes(start) && !keys.some((key) => key.startsWith(start)),
  );
  expect(unknown).toEqual([]);
});

test('the languages have the same keys', () => {
  const keys = (language: string): string[] =>
    [...source(language, 'cosmodrome').matchAll(/^([a-z][\w-]*) =|^ {4}(\.[a-z]+) =/gm)].map(([line]) => line).sort();
  expect(keys('ru')).toEqual(keys('en'));
  expect(keys('uk')).toEqual(keys('en'));
});
