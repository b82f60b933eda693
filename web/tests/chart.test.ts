import { expect, test } from 'vitest';
import { chart, niceStep } from '../src/lib/chart';
import { pointsOverRounds, roundMarks } from '../src/lib/history';
import type { ReplayFrame } from '../src/lib/wire';

const frame = { width: 100, height: 100, left: 10, right: 10, top: 10, bottom: 10 };

test('steps are round numbers and few', () => {
  expect(niceStep(4, 5)).toBe(1);
  expect(niceStep(40, 5)).toBe(10);
  expect(niceStep(44, 5)).toBe(10);
  expect(niceStep(51, 5)).toBe(20);
});

test('a line for each seat from the left edge to the right', () => {
  const { lines, rules, marks } = chart(
    [0, 1, 2],
    [
      [0, 0],
      [10, 20],
      [20, 40],
    ],
    frame,
  );
  expect(lines).toHaveLength(2);
  expect(lines[1]?.path).toBe('M10 90L50 50L90 10');
  expect(lines[0]?.points.at(-1)).toEqual({ x: 90, y: 50 });
  expect(rules.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
  expect(marks.map(({ round }) => round)).toEqual([0, 1, 2]);
});

test('points below zero have their place too', () => {
  const { rules } = chart([0, 1], [[0], [-4]], frame);
  expect(rules[0]?.value).toBeLessThanOrEqual(-4);
});

test('one round is not a division by zero', () => {
  const { lines } = chart([1], [[3]], frame);
  expect(lines[0]?.points[0]?.x).toBe(10);
});

const mark = (at: number, round: number | null): ReplayFrame['marks'][number] => ({ at, round, scores: null });

test('rounds begin at the first mark with their number', () => {
  expect(roundMarks([mark(0, null), mark(2, 1), mark(5, 1), mark(9, 2)])).toEqual([mark(2, 1), mark(9, 2)]);
});

test.each([1, 0])('what a round leaves behind is what the next one finds, whatever the first is called', async (number) => {
  const marks = [mark(1, number), mark(5, number + 1)];
  const asked: number[] = [];
  const history = await pointsOverRounds(
    (view) => [view['vp'] as number],
    async (at) => {
      asked.push(at);
      return { at, total: 9, view: { vp: at * 10 }, events: [], marks };
    },
  );
  expect(history).toEqual({ rounds: [0, 1, 2], series: [[10], [50], [90]] });
  expect(asked.sort()).toEqual([0, 1, 5, 9]);
});
