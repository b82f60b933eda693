import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { LoadedGame } from '../src/games';
import { texts } from '../src/lib/i18n.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import type { GameEvent } from '../src/lib/wire';
import LogPanel from '../src/table/LogPanel.svelte';
import { stage, useStage } from './stage';

useStage();

const earlier = vi.fn(() => Promise.resolve());

/** A log of plain lines, each named by its event. */
function shown(log: readonly GameEvent[], more: Record<string, unknown> = {}, module: Record<string, unknown> = {}): string[] {
  const t = (key: string, args?: Record<string, string | number>): string =>
    key.startsWith('event-') ? key.slice(6) : texts.t(key, args);
  const tools = { t, has: () => true, list: texts.list, names: [], cards: null };
  const game = { id: 'x', cards: null, module: { describe: () => ({}), ...module } } as unknown as LoadedGame;
  stage(LogPanel, { table: { tools, names: [], earlier } as unknown as TableStore, game, log, ...more });
  return told();
}
const told = (): string[] =>
  [...document.querySelectorAll('[data-testid=log] p')].map((line) => line.textContent!.trim());
const LOG = ['built', 'paid', 'scored'].map((key): GameEvent => ({ key }));

test('a line parts the news from what was told before the last decision', () => {
  expect(shown(LOG, { news: 2 })).toEqual(['built', texts.t('log-news'), 'paid', 'scored']);
});

test.each([0, 3])('no line stands where all is news, or nothing (%s)', (news) => {
  expect(shown(LOG, { news })).toEqual(['built', 'paid', 'scored']);
});

test('lines keep their numbers when older ones leave the log', () => {
  expect(shown(LOG, { news: 2, dropped: 10 })).toEqual(['built', texts.t('log-news'), 'paid', 'scored']);
});

test('the log can be cut down to the gist where the game knows it', () => {
  const gist = ({ key }: GameEvent): boolean => key !== 'paid';
  expect(shown(LOG, {}, { gist })).toEqual(['built', 'paid', 'scored']);
  press();
  expect(told()).toEqual(['built', 'scored']);
  press();
  expect(told()).toEqual(['built', 'paid', 'scored']);
});

test('a game that does not know its gist has no button for it', () => {
  shown(LOG);
  expect(document.querySelector('[aria-pressed]')).toBeNull();
});

function press(): void {
  document.querySelector<HTMLButtonElement>('[aria-pressed]')!.click();
  flushSync();
}

test('what happens several times in a row is told once, with how often', () => {
  const t = (key: string, args?: Record<string, string | number>): string =>
    key === 'event-drew' ? `${args?.['seat']} draws a card` : texts.t(key, args);
  const names = ['Orion', 'Vega'];
  const tools = { t, has: () => true, list: texts.list, names, cards: null };
  const drew = (seat: number): GameEvent => ({ key: 'drew', seat });
  const log = [drew(0), drew(0), drew(0), drew(1), drew(0)];
  const game = { id: 'x', cards: null, module: { describe: () => ({}) } } as unknown as LoadedGame;
  const table = { tools, names } as unknown as TableStore;
  stage(LogPanel, { table, game, log });
  const lines = [...document.querySelectorAll('p[data-event]')].map((line) => line.textContent?.replace(/\s+/g, ' ').trim());
  expect(lines).toEqual(['Orion draws a card × 3', 'Vega draws a card', 'Orion draws a card']);
});

const older = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === texts.t('log-earlier'));

test('a long log begins with its last lines, and shows those before on demand', async () => {
  const long = Array.from({ length: 400 }, (_, at): GameEvent => ({ key: `line ${at}` }));
  expect(shown(long)[0]).toBe('line 250');
  older()!.click();
  await vi.waitFor(() => expect(told()[0]).toBe('line 100'));
  older()!.click();
  await vi.waitFor(() => expect(told()[0]).toBe('line 0'));
  expect(older()).toBeUndefined();
  expect(earlier).not.toHaveBeenCalled();
});

test('what is not here is fetched when all that is here is shown', async () => {
  shown(LOG, { dropped: 10 });
  older()!.click();
  await vi.waitFor(() => expect(earlier).toHaveBeenCalledOnce());
});

test('scrolling to the top fetches older entries', async () => {
  earlier.mockClear();
  shown(LOG, { dropped: 10 });
  const box = document.querySelector<HTMLElement>('[data-testid=log]')!;
  Object.defineProperties(box, { clientHeight: { value: 100 }, scrollHeight: { value: 1000 } });
  box.scrollTop = 500;
  box.dispatchEvent(new Event('scroll'));
  expect(earlier).not.toHaveBeenCalled();
  box.scrollTop = 20;
  box.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(earlier).toHaveBeenCalledOnce());
});

test('a log that is here from its beginning offers nothing older', () => {
  shown(LOG);
  expect(older()).toBeUndefined();
});
