import { expect, test } from 'vitest';
import type { GameModule, Tools } from '../src/games/contract';
import { MOST, WHOLE, within, zoom } from '../src/lib/gesture';
import { isNew, meet } from '../src/lib/familiar';
import { ranking } from '../src/lib/ranking';
import { notOffered, withReason } from '../src/lib/reasons';
import { parse, paths } from '../src/lib/router.svelte';
import { cited, search, sections } from '../src/lib/rulebook';
import type { Option } from '../src/lib/wire';
import { eventText, hintText, plain } from '../src/lib/words';

const option = (id: string): Option => ({ id, key: 'buy', args: {}, hint: {} });
const told: Record<string, string> = { 'event-bought': 'bought', 'hint-vp': 'vp', 'hint-credits': 'credits' };
const tools: Tools = {
  t: (key, args) => `${told[key] ?? key}(${JSON.stringify(args ?? {})})`,
  has: (key) => key in told,
  names: ['Orion', 'Vega'],
  cards: null,
  list: (words) => words.join(' & '),
};
const game = { describe: () => ({ card: 'Leonov' }), options: () => [] } as unknown as GameModule;

test('seats become names, lists become words', () => {
  expect(plain({ seat: 1, seats: [0, 1], sectors: [5, 6], credits: 3, doubled: null }, tools)).toEqual({
    seat: 'Vega',
    seats: 'Orion & Vega',
    winners: 2,
    sectors: '5 & 6',
    credits: 3,
  });
});

test('the game has the last word about arguments; events without a text are not told', () => {
  expect(eventText(game, { key: 'bought', seat: 0, card: 'L1' }, tools)).toBe(
    'bought({"seat":"Orion","card":"Leonov"})',
  );
  expect(eventText(game, { key: 'technical' }, tools)).toBeNull();
});

test('a hint joins what an option brings and leaves out nothing and the unknown', () => {
  expect(hintText(game, { ...option('x'), hint: { vp: 3, credits: 0, other: 1 } }, tools)).toBe('vp({"count":3})');
});

test('zooming keeps the spot under the finger and the board over its box', () => {
  const close = zoom(WHOLE, 2, { x: 50, y: 20 });
  expect(close).toEqual({ scale: 2, x: -50, y: -20 });
  expect(within({ scale: 2, x: 30, y: -500 }, 100, 100)).toEqual({ scale: 2, x: 0, y: -100 });
  expect(zoom(WHOLE, 99, { x: 0, y: 0 }).scale).toBe(MOST);
  expect(within({ scale: 0.5, x: 9, y: 9 }, 100, 100)).toEqual(WHOLE);
});

test('winners come first and share their place, equal scores too', () => {
  const places = ranking({ winners: [2], scores: [40, 30, 40, 30], reason: 'points', resigned: [] });
  expect(places.map(({ place, seat }) => [place, seat])).toEqual([
    [1, 2],
    [2, 0],
    [3, 1],
    [3, 3],
  ]);
});

test('only what is not offered is asked about, and equal reasons stand together', () => {
  expect(notOffered([option('a'), option('b')], [option('b')]).map(({ id }) => id)).toEqual(['a']);
  const reasons = withReason(withReason([], option('a'), 'SB-1.1'), option('c'), 'SB-1.1');
  expect(reasons).toHaveLength(1);
  expect(reasons[0]?.options).toHaveLength(2);
});

test('every address has its page', () => {
  expect(parse('/')).toEqual({ page: 'home' });
  expect(parse('/new')).toEqual({ page: 'new', game: null });
  expect(parse(paths.new('space-base'))).toEqual({ page: 'new', game: 'space-base' });
  expect(parse(paths.table('a_b-c'))).toEqual({ page: 'table', id: 'a_b-c', replay: false, at: null });
  expect(parse(paths.replay('x'))).toEqual({ page: 'table', id: 'x', replay: true, at: null });
  expect(parse('/t/x/else')).toEqual({ page: 'nowhere' });
  expect(parse('/else')).toEqual({ page: 'nowhere' });
});

test('the rule book has sections in order and can be searched without ё', () => {
  const t = (key: string): string => ({ 'rule-SB-1-2': 'Счётчик очков', 'rules-SB-1': 'Цель' })[key] ?? key;
  const book = sections(
    [
      { id: 'SB-1.2', kind: 'rule', engine: true },
      { id: 'SB-1.3', kind: 'example', engine: true, see: ['SB-1.2'] },
      { id: 'SB-2.1', kind: 'rule', engine: true },
      { id: 'TI-S3', kind: 'rule', engine: true },
      { id: 'TI-S3a', kind: 'rule', engine: true },
      { id: 'TI-28.12c', kind: 'rule', engine: true },
      { id: 'TI-R7', kind: 'ruling', engine: true },
    ],
    t,
  );
  expect(book.map(({ id, rows }) => [id, rows.length])).toEqual([
    ['SB-1', 2],
    ['SB-2', 1],
    ['TI-S', 2],
    ['TI-28', 1],
    ['TI-R', 1],
  ]);
  const ruling = { topic: 'ruling-TI-R7.topic', text: 'ruling-TI-R7' };
  expect(book.at(-1)).toMatchObject({ title: 'rules-TI-R', rows: [ruling] });
  expect(search(book, 'счетчик ЦЕЛЬ').flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(['SB-1.2']);
  expect(search(book, 'SB-2.1')).toHaveLength(1);
  expect(search(book, 'nothing like it')).toEqual([]);
});

test('a game is new until one of its questions has been met', () => {
  localStorage.clear();
  expect(isNew('space-base')).toBe(true);
  meet('space-base', 'dice');
  expect([isNew('space-base'), isNew('space')]).toEqual([false, true]);
});

test('the numbers of rules in a text are found, as far as there are such rules', () => {
  const known = ['rule-TI-62-5a', 'ruling-CE-R2', 'rule-TI-S3a'];
  const parts = (text: string): string[] =>
    cited(text, (key) => known.includes(key)).map((part) => (part.rule ? `[${part.text}]` : part.text));
  expect(parts('At once (TI-62.5a, TI-99.1).')).toEqual(['At once (', '[TI-62.5a]', ', ', 'TI-99.1', ').']);
  expect(parts('In the order of CE-R2; as TI-S3a says.')).toEqual(['In the order of ', '[CE-R2]', '; as ', '[TI-S3a]', ' says.']);
  expect(parts('None.')).toEqual(['None.']);
});
