import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadedGame } from '../src/games';
import { texts } from '../src/lib/i18n.svelte';
import { isStanding, parts } from '../src/lib/orders';
import type { TableStore } from '../src/lib/table.svelte';
import type { Option } from '../src/lib/wire';
import { orderText } from '../src/lib/words';
import Orders from '../src/table/Orders.svelte';
import { source } from './locale';

const act = (key: string): Option => ({ id: `${key}:used`, key, args: { window: 'used' }, hint: {} });
const game = { module: { describe: () => ({}) } } as unknown as LoadedGame;
const tools = { t: texts.t, has: texts.has, list: texts.list, names: [], cards: null };
const order = vi.fn();
let shown: Record<string, unknown> | undefined;

function show(given: string[], offered: string[], acts: Option[] = []): void {
  const table = { orders: { given, offered }, state: { acts }, busy: false, tools, order };
  const props = { table: table as unknown as TableStore, game, onclose: vi.fn() };
  shown = mount(Orders, { target: document.body, props });
  flushSync();
}

beforeEach(async () => {
  const file = /([\w-]+)\.ftl/;
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(source('en', file.exec(url)![1]!))));
  vi.stubGlobal('__LOCALE_VERSION__', 'test');
  await texts.load('cosmodrome', 'space-base');
});
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('an order is its kind, and what it is about', () => {
  expect(parts('turn')).toEqual({ kind: 'turn', args: {} });
  expect(parts('card:flare-zombie')).toEqual({ kind: 'card', args: { card: 'flare-zombie' } });
  expect(parts('votes:outcome=player-2:count=3')).toEqual({ kind: 'votes', args: { outcome: 'player-2', count: 3 } });
  expect(orderText(game.module, 'card:Vega', tools)).toBe('Never ask about Vega');
});

test('only letting pass and asking again stand before everybody', () => {
  expect(['let-pass', 'ask-again', 'turn-up'].map((key) => isStanding(act(key)))).toEqual([true, true, false]);
});

test('orders that stand can be dropped, others can be given', () => {
  show(['turn'], ['others']);
  document.querySelector<HTMLButtonElement>('[data-drop="turn"]')?.click();
  document.querySelector<HTMLButtonElement>('[data-order="others"]')?.click();
  expect(order.mock.calls).toEqual([
    ['turn', false],
    ['others', true],
  ]);
});

test('without orders it says that one is asked', () => {
  show([], [], [act('ask-again'), act('turn-up')]);
  expect(document.body.textContent).toContain('You are asked wherever you could do something.');
  expect([...document.querySelectorAll('[data-act]')].map((button) => button.getAttribute('data-act'))).toEqual([
    'ask-again:used',
  ]);
});
