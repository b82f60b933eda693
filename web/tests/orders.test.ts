import { expect, test, vi } from 'vitest';
import type { LoadedGame } from '../src/games';
import { texts } from '../src/lib/i18n.svelte';
import { isStanding, parts } from '../src/lib/orders';
import type { TableStore } from '../src/lib/table.svelte';
import type { Option } from '../src/lib/wire';
import { orderText } from '../src/lib/words';
import Orders from '../src/table/Orders.svelte';
import { stage, useStage } from './stage';

const act = (key: string): Option => ({ id: `${key}:used`, key, args: { window: 'used' }, hint: {} });
const game = { module: { describe: () => ({}) } } as unknown as LoadedGame;
const tools = { t: texts.t, has: texts.has, list: texts.list, names: [], cards: null };
const order = vi.fn();

function show(given: string[], offered: string[], acts: Option[] = []): void {
  const table = { orders: { given, offered }, state: { acts }, busy: false, tools, order };
  const props = { table: table as unknown as TableStore, game, onclose: vi.fn() };
  stage(Orders, props);
}

useStage('space-base');

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
  show([], [], [act('let-pass'), act('turn-up')]);
  expect(document.body.textContent).toContain('You are asked wherever you could do something.');
  expect([...document.querySelectorAll('[data-act]')].map((button) => button.getAttribute('data-act'))).toEqual([
    'let-pass:used',
  ]);
});

test('an order that does not apply says so, and by what', () => {
  const table = { orders: { given: ['idle'], offered: [], halted: { idle: ['Vega'] } }, state: null, busy: false, tools, order };
  stage(Orders, { table: table as unknown as TableStore, game, onclose: vi.fn() });
  expect(document.body.textContent).toContain('Does not apply now: Vega could be used.');
});

test('moments that are let pass name their cards, and those I hold come first', () => {
  const passed = (window: string): Option => ({ id: `ask-again:${window}`, key: 'ask-again', args: { window }, hint: {} });
  const usedIn = (window: string): string[] => (window === 'deck.draw' ? ['Mind'] : ['Clone']);
  const holds = { module: { ...game.module, usedIn, silent: () => ['Mind'] } } as unknown as LoadedGame;
  const state = { acts: [passed('artifact.done'), passed('deck.draw')], view: {}, seat: 0 };
  const table = { orders: { given: [], offered: [] }, state, busy: false, tools, order };
  stage(Orders, { table: table as unknown as TableStore, game: holds, onclose: vi.fn() });
  const shown = [...document.querySelectorAll('[data-act]')].map((button) => button.textContent);
  expect(shown[0]).toContain('Mind');
  expect(shown[1]).toContain('Clone');
  expect(document.querySelector('[data-testid="silent"]')?.textContent).toContain('Mind');
  expect(document.body.textContent).toContain('except in the moments below');
});
