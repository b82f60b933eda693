import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { tableRuleLines, usualTableRules } from '../src/lib/tableRules';
import { settingLines } from '../src/lib/settings';
import type { GameInfo } from '../src/lib/wire';
import TableClock from '../src/pages/new/TableClock.svelte';
import TableSettings from '../src/pages/new/TableSettings.svelte';
import { stage, useStage } from './stage';

useStage();

function show(count: number, more: Partial<GameInfo> = {}): { open: number; folded: number } {
  const options = Array.from({ length: count }, (_, at) => ({ id: `o${at}`, values: [0, 1], default: 0 }));
  const game = { id: 'x', seats: [2, 4], bots: [], options, talks: false, waits: false, ...more } as unknown as GameInfo;
  const values = Object.fromEntries(options.map(({ id }) => [id, 0]));
  const props = { game, options: values, rules: usualTableRules() };
  stage(TableSettings, props);
  // The table's own settings stand in the fold too.
  const folded = document.querySelectorAll('details .setting').length;
  const own = document.querySelectorAll('details [data-testid]').length - 1;
  return { open: document.querySelectorAll('.setting').length - folded, folded: folded - own };
}

test('of many settings only the first lie open', () => {
  expect(show(12)).toEqual({ open: 4, folded: 8 });
  expect(document.querySelector('summary')?.textContent).toContain('10');
});

test('a few settings all lie open', () => {
  expect(show(6)).toEqual({ open: 6, folded: 0 });
});

test('a table tells its weightiest settings and what is not as usual, and counts the rest', () => {
  const specs = Array.from({ length: 12 }, (_, at) => ({ id: `o${at}`, values: [0, 1], default: 0 }));
  const values = { ...Object.fromEntries(specs.map(({ id }) => [id, 0])), o1: 1, o9: 1 };
  const lines = settingLines('x', specs, values);
  expect(lines.map((line) => /o\d+: \d/.exec(line)?.[0])).toEqual(['o0: 0', 'o1: 1', 'o2: 0', 'o3: 0', 'o9: 1', undefined]);
  expect(lines.at(-1)).toContain('7');
  expect(settingLines('x', specs.slice(0, 2), values)).toHaveLength(2);
});

test('clocks for deals and pauses are offered where a game has use for them', () => {
  show(2, { talks: false, waits: false });
  expect(document.querySelectorAll('details select')).toHaveLength(1);
  show(2, { talks: true, waits: true });
  expect(document.querySelectorAll('details select')).toHaveLength(3);
  expect(document.querySelector<HTMLSelectElement>('[data-testid="talk-seconds"]')?.value).toBe('60');
});

test('the fold names what is not as usual', () => {
  const game = { id: 'x', seats: [2, 4], bots: [], options: [], talks: false, waits: false } as unknown as GameInfo;
  stage(TableSettings, { game, options: {}, rules: usualTableRules() });
  const usual = document.querySelector('summary small')?.textContent;
  stage(TableSettings, { game, options: {}, rules: { ...usualTableRules(), private_chat: false } });
  expect(document.querySelector('summary small')?.textContent).not.toBe(usual);
});

test('what becomes of a decision is asked once it has a time', () => {
  stage(TableClock, { rules: usualTableRules(), pace: 'brisk' as const });
  const groups = (): number => document.querySelectorAll('[role=radiogroup]').length;
  const before = groups();
  document.querySelector<HTMLInputElement>('input[value="60"]')!.click();
  flushSync();
  expect(groups()).toBe(before + 1);
});

test('days have clocks of their own', () => {
  stage(TableClock, { rules: usualTableRules(), pace: 'brisk' as const });
  expect(document.querySelector('input[value="86400"]')).toBeNull();
  document.querySelectorAll<HTMLInputElement>('input[name="mode"]')[1]!.click();
  flushSync();
  expect(document.querySelector('input[value="86400"]')).not.toBeNull();
  expect(document.querySelector('input[value="60"]')).toBeNull();
});

test('the lobby tells what is unusual about the rules', () => {
  expect(tableRuleLines(usualTableRules())).toEqual([]);
  const strict = { ...usualTableRules(), decision_seconds: 259200, talk_seconds: 120, delay: 3, private_chat: false };
  const lines = tableRuleLines(strict);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/3 days/);
  expect(lines[1]).toMatch(/2 minutes/);
  expect(tableRuleLines({ ...strict, delay: usualTableRules().delay, private_chat: true })).toHaveLength(2);
});

test('a setting goes to every value and back, also where a value is null', () => {
  const options = [
    { id: 'flares', values: [null, false, true], default: null },
    { id: 'planets', values: [5, 4], default: 5 },
  ];
  const game = { id: 'cosmic-encounter', seats: [3, 5], bots: [], options, talks: false, waits: false } as unknown as GameInfo;
  const values = { flares: null, planets: 5 };
  const props = { game, options: values, listed: false, rules: usualTableRules(), pace: 'brisk' as const };
  stage(TableSettings, props);
  const select = document.querySelector<HTMLSelectElement>('.setting select')!;
  for (const index of [1, 0, 2, 0]) {
    select.selectedIndex = index;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect([select.selectedIndex, document.querySelectorAll('input[required]').length]).toEqual([index, 0]);
  }
});
