import { expect, test } from 'vitest';
import type { LoadedGame } from '../src/games';
import { texts } from '../src/lib/i18n.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import type { GameEvent } from '../src/lib/wire';
import LogPanel from '../src/table/LogPanel.svelte';
import { stage, useStage } from './stage';

useStage();

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
