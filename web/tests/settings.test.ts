import { expect, test } from 'vitest';
import type { GameInfo } from '../src/lib/wire';
import TableSettings from '../src/pages/TableSettings.svelte';
import { stage, useStage } from './stage';

useStage();

function show(count: number): { open: number; folded: number } {
  const options = Array.from({ length: count }, (_, at) => ({ id: `o${at}`, values: [0, 1], default: 0 }));
  const game = { id: 'x', seats: [2, 4], bots: [], options } as unknown as GameInfo;
  const values = Object.fromEntries(options.map(({ id }) => [id, 0]));
  const props = { game, options: values, listed: false, seconds: null, pace: 'brisk' as const };
  stage(TableSettings, props);
  const folded = document.querySelectorAll('details .setting').length;
  return { open: document.querySelectorAll('.setting').length - folded, folded };
}

test('of many settings only the first lie open', () => {
  expect(show(12)).toEqual({ open: 4, folded: 8 });
  expect(document.querySelector('summary')?.textContent).toContain('8');
});

test('a few settings all lie open', () => {
  expect(show(6)).toEqual({ open: 6, folded: 0 });
});
