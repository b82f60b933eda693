import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { LoadedGame } from '../src/games';
import type { GameModule } from '../src/games/contract';
import { texts } from '../src/lib/i18n.svelte';
import { opened } from '../src/lib/reduce';
import type { TableStore } from '../src/lib/table.svelte';
import type { Option, TableInfo, ViewMessage } from '../src/lib/wire';
import Decision from '../src/table/Decision.svelte';
import { chosenBy, rowsOf } from '../src/table/arrange';
import { clear, stage, useStage } from './stage';

const option = (id: string, hint: Option['hint'] = {}): Option => ({ id, key: id, args: {}, hint });
const message: ViewMessage = {
  type: 'view',
  seat: 0,
  cursor: 0,
  view: {},
  events: [],
  asks: [{ id: 1, seat: 0, key: 'dice', args: {}, options: [option('sum', { vp: 3 }), option('apart')] }],
  acts: [option('turn-up'), option('let-pass')],
  waiting: [0],
  window: null,
  may_undo: true,
  outcome: null,
  seconds_left: null,
  chat: [],
};
const seat = { seat: 0, name: 'Orion', kind: 'person', bot: null, mine: true, online: true, resigned: false } as const;
const info = { seats: [seat, { ...seat, seat: 1, name: 'Vega', mine: false }] } as unknown as TableInfo;
const game = {
  id: 'x',
  cards: null,
  module: { describe: () => ({}), options: () => [], hint: (one: Option) => JSON.stringify(one.hint) },
} as unknown as LoadedGame;

const answer = vi.fn();
const hover = vi.fn();

function show(change: Partial<ViewMessage> = {}, more: Partial<TableStore> = {}, of: LoadedGame = game): void {
  const state = opened({ ...message, ...change });
  const tools = { t: texts.t, has: texts.has, list: texts.list, names: ['Orion', 'Vega'], cards: null };
  const table = {
    state,
    shown: state,
    ask: state.asks[0] ?? null,
    played: false,
    busy: false,
    answerable: true,
    held: { answer: null },
    refreshOrders: () => Promise.resolve(),
    reading: [],
    telling: { going: false },
    waitedFor: state.waiting.filter((at) => at !== 0),
    away: new Map(),
    mine: [0],
    here: [0],
    tools,
    answer,
    ...more,
  };
  const props = {
    table: table as unknown as TableStore,
    info,
    game: of,
    hovered: 'sum',
    proposed: null,
    why: false,
    onpropose: vi.fn(),
    onhover: hover,
  };
  stage(Decision, props);
}
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('[data-option]')];

useStage();

test('every option is a button with its id, its number and what it brings', () => {
  show();
  expect(buttons().map((button) => button.dataset['option'])).toEqual(['sum', 'apart']);
  expect(buttons()[0]?.textContent).toContain('{"vp":3}');
  expect(buttons()[0]?.querySelector('kbd')?.textContent).toBe('1');
  expect(buttons()[0]?.classList.contains('lit')).toBe(true);
});

test('a click answers, pointing at a button tells the board', () => {
  show();
  buttons()[1]?.dispatchEvent(new PointerEvent('pointerenter'));
  expect(hover).toHaveBeenLastCalledWith('apart');
  buttons()[1]?.click();
  expect(answer).toHaveBeenCalledWith(message.asks[0]!.options[1]);
});

test('nothing can be chosen while an answer is on its way', () => {
  show({}, { busy: true, answerable: false });
  expect(buttons().every((button) => button.disabled)).toBe(true);
});

test('arrow keys go from option to option', () => {
  show();
  buttons()[0]?.focus();
  buttons()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(document.activeElement).toBe(buttons()[1]);
});

test('what may be done unasked is no option', () => {
  show();
  expect(document.querySelector('[data-act="turn-up"]')).not.toBeNull();
});

test('what is let pass belongs to the standing orders, which are a click away', () => {
  const refreshOrders = vi.fn();
  show({}, { refreshOrders });
  expect(document.querySelector('[data-act="let-pass"]')).toBeNull();
  document.querySelector<HTMLButtonElement>('[data-testid="orders"]')?.click();
  flushSync();
  expect(refreshOrders).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-act="let-pass"]')).not.toBeNull();
});

test('a player who is not asked sees whom the table waits for, and may still take back', () => {
  show({ asks: [], waiting: [1] });
  expect(document.querySelector('h2')?.textContent).toContain('Waiting for Vega');
  expect(document.querySelector<HTMLButtonElement>('[data-testid="undo"]')?.disabled).toBe(false);
});

test('a clock runs beside the question, and for those who wait where all may see it', () => {
  const clock = (): string | undefined => document.querySelector('[role="timer"]')?.textContent.trim();
  show();
  expect(clock()).toBeUndefined();
  show({ seconds_left: 60 });
  expect(clock()).toBe('60 s');
  show({ asks: [], waiting: [1], seconds_left: 300 });
  expect(clock()).toBe('5 min');
  show({ seconds_left: 3 * 86400 });
  expect(clock()).toBe('3 d');
});

test('while a bot plays the seat nothing is asked', () => {
  show({}, { ask: null, played: true });
  expect(buttons()).toEqual([]);
  expect(document.querySelector('h2')?.textContent).toBe('A bot plays for you');
});

test('answers that are plain numbers stand side by side, the others keep their line', () => {
  const numbered = (count: number): Option => ({ id: `take:${count}`, key: 'take', args: { count }, hint: {} });
  const options = [option('keep'), ...[0, 1, 2, 3].map(numbered)];
  const module = { ...game.module, hint: () => '' };
  const t = (key: string, args?: Record<string, string | number>): string =>
    key === 'option-take' ? String(args?.['count']) : texts.t(key, args);
  const tools = { t, has: texts.has, list: texts.list, names: ['Orion', 'Vega'], cards: null };
  show({ asks: [{ ...message.asks[0]!, options }] }, { tools } as Partial<TableStore>, { ...game, module });
  expect(document.querySelector('.tiles')).not.toBeNull();
  expect(document.querySelectorAll('.number')).toHaveLength(4);
  expect(buttons()[0]?.closest('.number')).toBeNull();
});

test('options that differ in one thing alone stand in one row, and only the others have a number', () => {
  const ship = (place: string, count: number): Option => ({ id: `ship:${place}:${count}`, key: 'ship', args: {}, hint: {} });
  const gather: GameModule['gather'] = ({ id }) => {
    const [kind, place = '', text = ''] = id.split(':');
    return kind === 'ship' ? { of: place, title: `Planet ${place}`, note: 'two there', text, grave: text === '2' } : null;
  };
  const module = { ...game.module, hint: () => '', gather };
  const options = [ship('a', 1), option('sum'), ship('b', 1), ship('a', 2)];
  show({ asks: [{ ...message.asks[0]!, options }] }, {}, { ...game, module });
  const row = document.querySelector('[role="group"]');
  expect(document.querySelectorAll('[role="group"]')).toHaveLength(1);
  expect(row?.getAttribute('aria-label')).toBe('Planet a');
  expect([...row!.querySelectorAll('button')].map((button) => button.textContent?.trim())).toEqual(['1', '2']);
  expect([...row!.querySelectorAll('button')].map((button) => button.classList.contains('grave'))).toEqual([false, true]);
  expect(row!.querySelector('[data-option="ship:a:2"]')?.getAttribute('aria-label')).toBe('Planet a: 2');
  expect([...document.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['1', '2']);
  const rows = rowsOf(module, { ...message.asks[0]!, options }, { t: texts.t, has: texts.has, list: texts.list, names: [], cards: null });
  expect(['1', '2', '3'].map((key) => chosenBy(key, rows)?.id)).toEqual(['sum', 'ship:b:1', undefined]);
});

test('passing and being done stand below the list that is scrolled, and arrow keys lead there', () => {
  show({ asks: [{ ...message.asks[0]!, options: [option('done'), option('sum'), option('pass'), option('apart')] }] });
  expect(buttons().map((button) => button.dataset['option'])).toEqual(['sum', 'apart', 'done', 'pass']);
  expect(buttons().map((button) => !!button.closest('.ends'))).toEqual([false, false, true, true]);
  buttons()[1]?.focus();
  buttons()[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(document.activeElement).toBe(buttons()[2]);
});

test('a game may name more that ends the choosing; where there is nothing else it is the list', () => {
  const module = { ...game.module, ends: ['apart'] };
  show({ asks: [{ ...message.asks[0]!, options: [option('apart'), option('sum')] }] }, {}, { ...game, module });
  expect(buttons().map((button) => button.dataset['option'])).toEqual(['sum', 'apart']);
  expect(buttons()[1]?.closest('.ends')).not.toBeNull();
  show({ asks: [{ ...message.asks[0]!, options: [option('apart')] }] }, {}, { ...game, module });
  expect(buttons().at(-1)?.closest('.ends')).toBeNull();
});

test('what ends the choosing has a key, however many can be chosen', () => {
  const tools = { t: texts.t, has: texts.has, list: texts.list, names: [], cards: null };
  const few = [option('pass'), option('sum')];
  const many = [option('pass'), ...Array.from({ length: 12 }, (_, at) => option(`o${at}`))];
  const chosen = (key: string, options: Option[]): string | undefined =>
    chosenBy(key, rowsOf(game.module, { ...message.asks[0]!, options }, tools))?.id;
  expect(['1', '2', '0'].map((key) => chosen(key, few))).toEqual(['sum', undefined, 'pass']);
  expect(['9', '0'].map((key) => chosen(key, many))).toEqual(['o8', 'pass']);
});

test('passing has the same key everywhere, and a number is chosen by its own, whatever stands before it', () => {
  const tools = { t: (key: string): string => key.replace('option-', ''), has: () => false, list: texts.list, names: [], cards: null };
  const chosen = (options: Option[], keys: string): (string | undefined)[] =>
    [...keys].map((key) => chosenBy(key, rowsOf(game.module, { ...message.asks[0]!, options }, tools))?.id);
  expect(chosen([option('pass'), option('a'), option('b'), option('c')], '1230')).toEqual(['a', 'b', 'c', 'pass']);
  expect(chosen([option('done'), option('a'), option('pass')], '120')).toEqual(['a', 'done', 'pass']);
  // With hints they are no tiles, and keep their keys.
  expect(chosen([option('4', { vp: 1 }), option('2', { vp: 1 }), option('a')], '1234')).toEqual(['a', '2', undefined, '4']);
  expect(chosen([option('3 ships'), option('1 ship'), option('pass')], '1230')).toEqual(['1 ship', undefined, '3 ships', 'pass']);
});

test('in a window one may pass for longer, by one click', () => {
  const window = { key: 'used', subject: null, audience: [0], depth: 0, hidden: true };
  const asks = [{ ...message.asks[0]!, options: [option('sum'), option('pass')] }];
  const module = { ...game.module, passes: ['phase', 'encounter'] };
  const orders = { type: 'orders', seat: 0, given: [], offered: ['card:zap', 'phase'] } as const;
  const order = vi.fn();
  const more = { orders, order } as unknown as Partial<TableStore>;
  const longer = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.passes [data-order]')];
  show({ window, asks }, more, { ...game, module });
  expect(longer().map((button) => button.dataset['order'])).toEqual(['phase']);
  longer()[0]!.click();
  expect(order).toHaveBeenCalledWith('phase', true);
});

test('a question that needs no answer is spared from now on by one click, where that can be ordered', () => {
  const module = { ...game.module, spares: () => ['idle'] };
  const order = vi.fn();
  const offering = (...offered: string[]): Partial<TableStore> =>
    ({ order, orders: { type: 'orders', seat: 0, given: [], offered } }) as unknown as Partial<TableStore>;
  show({}, offering('turn'), { ...game, module });
  expect(document.querySelector('[data-order]')).toBeNull();
  show({}, offering('turn', 'idle'), { ...game, module });
  document.querySelector<HTMLElement>('[data-order="idle"]')?.click();
  expect(order).toHaveBeenCalledWith('idle', true);
});

test('what the panel says once is not said on every button', () => {
  const has = (key: string): boolean => key.endsWith('.brief');
  const tools = { t: (key: string): string => key, has, list: texts.list, names: ['Orion', 'Vega'], cards: null };
  const window = { key: 'used', subject: null, audience: [0], depth: 0, hidden: true };
  const asks = [{ ...message.asks[0]!, options: [option('buy'), option('pass')] }];
  const orders = { type: 'orders', seat: 0, given: [], offered: ['phase'] } as const;
  const module = { ...game.module, passes: ['phase'] };
  show({ window, asks }, { orders, tools } as unknown as Partial<TableStore>, { ...game, module });
  expect(buttons()[0]?.querySelector('strong')?.textContent).toBe('option-buy.brief');
  const longer = document.querySelector('[data-order]');
  expect(longer?.textContent?.trim()).toBe('order-phase.brief');
  // Its accessible name contains the visible text, for speech control.
  expect(longer?.getAttribute('aria-label')).toBe(`${texts.t('decision-passes')} order-phase.brief`);
});

test.each([
  ['beside what may be done unasked', message.acts, '.besides'],
  ['in the last row where there is nothing of the kind', [], 'footer'],
])('why nothing else is offered can be asked %s', (_, acts, place) => {
  const module = { ...game.module, options: () => [option('third')] };
  show({ acts }, {}, { ...game, module });
  const asking = [...document.querySelectorAll('button.why')];
  expect(asking.map((button) => button.closest(place) !== null)).toEqual([true]);
});

test.each([
  ['outside of windows', null, 'pass'],
  ['where one cannot pass', { key: 'used', subject: null, audience: [0], depth: 0, hidden: true }, 'sum'],
])('nothing is passed for longer %s', (_, window, key) => {
  const orders = { type: 'orders', seat: 0, given: [], offered: ['phase'] } as const;
  const module = { ...game.module, passes: ['phase'] };
  const asks = [{ ...message.asks[0]!, options: [option('apart'), option(key)] }];
  show({ window, asks }, { orders } as unknown as Partial<TableStore>, { ...game, module });
  expect(document.querySelector('.passes')).toBeNull();
});

test('a plain number is chosen by its own key', () => {
  const numbered = (count: number): Option => ({ id: `take:${count}`, key: 'take', args: { count }, hint: {} });
  const t = (key: string, args?: Record<string, string | number>): string =>
    key === 'option-take' ? String(args?.['count']) : texts.t(key, args);
  const tools = { t, has: texts.has, list: texts.list, names: [], cards: null };
  const options = [option('keep'), ...[0, 1, 2, 3].map(numbered)];
  const rows = rowsOf({ ...game.module, hint: () => '' }, { ...message.asks[0]!, options }, tools);
  expect(['1', '3', '4', '0'].map((key) => chosenBy(key, rows)?.id)).toEqual(['take:1', 'take:3', 'keep', undefined]);
});

test('the help of a question that has been met often is folded away until it is asked for', async () => {
  localStorage.clear();
  const help = (): string => document.querySelector('.note')?.textContent ?? '';
  const t = (key: string, args?: Record<string, string | number>): string =>
    key === 'about-dice' ? 'Each die, or the sum.' : key === 'about-used' ? (args ? 'A card.' : '{$text}') : texts.t(key, args);
  const tools = { t, has: () => true, list: texts.list, names: ['Orion', 'Vega'], cards: null };
  const meetOften = async (key: string): Promise<void> => {
    for (let times = 0; times < 6; times++) {
      await clear();
      show({ asks: [{ ...message.asks[0]!, key }] }, { tools } as Partial<TableStore>);
      if (times === 0) expect(help()).not.toBe('');
    }
  };
  await meetOften('dice');
  expect(help()).toBe('');
  document.querySelector<HTMLButtonElement>('header button')?.click();
  flushSync();
  expect(help()).toBe('Each die, or the sum.');
  await meetOften('used');
  expect(help()).toBe('A card.');
});
