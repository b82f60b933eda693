import { beforeEach, expect, test } from 'vitest';
import { bot, looksOf, person } from '../src/lib/art/people';
import { IDEAS, ideaFor, keepTold, LEGEND, toldIn } from '../src/lib/coach';
import { arm, engines, HIGH, POD, pods, WIDE } from '../src/lib/launchpad';
import { guestName } from '../src/lib/names';
import { isOfThisMachine } from '../src/lib/reach';
import { parse, paths } from '../src/lib/router.svelte';
import { cutAt, related, sections } from '../src/lib/rulebook';
import { keepSetup, lastSetup, usualSetup } from '../src/lib/setup';
import type { GameInfo } from '../src/lib/wire';
import { useStage } from './stage';

useStage();

beforeEach(() => localStorage.clear());

const GAME = {
  id: 'x',
  seats: [2, 4],
  bots: ['random', 'greedy'],
  options: [{ id: 'variant', values: ['a', 'b', null], default: 'a' }],
  talks: true,
  waits: true,
} as unknown as GameInfo;

test('the same name has the same face, and names differ', () => {
  expect(person(looksOf('Nora'))).toBe(person(looksOf('Nora')));
  const faces = new Set(['Nora', 'Kai', 'Lin', 'Dmytro', 'Olena', 'Taras', 'Mira', 'Pavlo'].map((name) => person(looksOf(name))));
  expect(faces.size).toBe(8);
});

test('each kind of bot has a head of its own, also one that a package adds', () => {
  expect(new Set(['random', 'greedy', 'search'].map(bot)).size).toBe(3);
  expect(bot('somebody-elses')).toBe(bot('somebody-elses'));
});

test.each([1, 2, 3, 4, 5, 6, 8])('%i seats stand round the pad without touching, each with an engine and an arm', (seats) => {
  const places = pods(seats);
  expect(places).toHaveLength(seats);
  expect(engines(seats)).toHaveLength(seats);
  places.forEach(([x, y], i) => {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + POD[0]).toBeLessThanOrEqual(WIDE);
    expect(y + POD[1]).toBeLessThanOrEqual(HIGH);
    expect(arm([x, y])).not.toContain('NaN');
    for (const [a, b] of places.slice(i + 1)) expect(Math.abs(a - x) >= POD[0] || Math.abs(b - y) >= POD[1]).toBe(true);
  });
});

test('a new table begins as the last one was', () => {
  expect(lastSetup(GAME)).toEqual(usualSetup(GAME));
  const setup = { ...usualSetup(GAME), plan: [null, 'greedy'], options: { variant: null }, listed: true };
  keepSetup('x', setup);
  expect(lastSetup(GAME)).toEqual(setup);
});

test('what no longer fits in the last set-up is left out', () => {
  keepSetup('x', { ...usualSetup(GAME), plan: [null, 'gone', null, null, null], options: { variant: 'c' } });
  expect(lastSetup(GAME)).toEqual(usualSetup(GAME));
  localStorage.setItem('cosmodrome-setup', '{"x": 5}');
  expect(lastSetup(GAME)).toEqual(usualSetup(GAME));
});

test('nobody is given a name but "guest", and no two the same', () => {
  const first = guestName([]);
  expect(guestName([first])).not.toBe(first);
});

test('an address of this machine leads nowhere from another one', () => {
  for (const host of ['localhost', '127.0.0.1', '127.0.1.1', '::1', '[::1]']) expect(isOfThisMachine(host)).toBe(true);
  for (const host of ['192.168.1.20', 'play.example.org', 'localhost.example.org']) expect(isOfThisMachine(host)).toBe(false);
});

test('each rule and ruling has an address', () => {
  expect(parse(paths.book('space-base', 'SB-8.7'))).toEqual({ page: 'rules', game: 'space-base', row: 'SB-8.7', search: '' });
  expect(parse('/rules', '?q=dice')).toEqual({ page: 'rules', game: null, row: null, search: 'dice' });
  expect(parse(paths.settings)).toEqual({ page: 'settings' });
});

test('a rule leads to the rulings that name it', () => {
  const rows = ['SB-1.1', 'SB-R1', 'SB-R2'].map((id) => ({ id, kind: 'rule', engine: true, ...(id === 'SB-R2' ? { see: ['SB-1.1'] } : {}) }));
  const book = sections(rows, (key) => (key === 'ruling-SB-R1' ? 'See SB-1.1.' : key));
  expect(related(book, 'SB-1.1').map(({ id }) => id)).toEqual(['SB-R1', 'SB-R2']);
});

test('what was looked for is marked, with е for ё', () => {
  expect(cutAt('Расчёт: всё', ['все'])).toEqual([
    { text: 'Расчёт: ', hit: false },
    { text: 'всё', hit: true },
  ]);
  expect(cutAt('a (b', ['(']).some(({ hit }) => hit)).toBe(true);
  expect(cutAt('abc', [])).toEqual([{ text: 'abc', hit: false }]);
});

test('the coach tells one idea to a question, each once, and at most five', () => {
  for (const ideas of Object.values(IDEAS)) expect(ideas.length).toBeLessThanOrEqual(5);
  expect(ideaFor('space-base', 'dice', [])?.id).toBe('dice');
  expect(ideaFor('space-base', 'dice', ['dice'])?.id).toBe('others');
  expect(ideaFor('space-base', 'shift', [])).toBeNull();
  keepTold('space-base', ['dice']);
  expect(toldIn('space-base')).toEqual(['dice']);
  expect(Object.keys(LEGEND)).toEqual(Object.keys(IDEAS));
});
