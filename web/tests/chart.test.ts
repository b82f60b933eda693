import { expect, test } from 'vitest';
import { niceStep } from '../src/lib/chart';
import { courseChart, signed, spread } from '../src/lib/course';
import { roundMarks } from '../src/lib/history';
import type { Course, ReplayFrame } from '../src/lib/wire';

const sizes = { width: 120, height: 100, left: 10, right: 10, top: 10, bottom: 10 };

const course = (scores: [number, number[]][], more: Partial<Course> = {}): Course => ({
  total: 100,
  rounds: [
    { at: 0, round: 1, kind: 'round', seat: null },
    { at: 50, round: 2, kind: 'round', seat: null },
  ],
  scores: scores.map(([at, points]) => ({ at, points })),
  marks: [],
  turns: [],
  luck: scores[0]![1].map(() => 0),
  paid: [],
  honours: [],
  ...more,
});

test('steps are round numbers and few', () => {
  expect(niceStep(4, 5)).toBe(1);
  expect(niceStep(40, 5)).toBe(10);
  expect(niceStep(44, 5)).toBe(10);
  expect(niceStep(51, 5)).toBe(20);
});

test('a line for each seat steps where points change, and runs to the end', () => {
  const { lines, rules } = courseChart(course([[0, [0]], [25, [10]], [75, [20]]]), sizes);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.path).toBe('M10 90H35V50H85V10H110');
  expect(rules.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
});

test('points below zero have their place too', () => {
  expect(courseChart(course([[0, [0]], [5, [-4]]]), sizes).rules[0]?.value).toBeLessThanOrEqual(-4);
});

test('a game without a single step is no division by zero', () => {
  const { lines } = courseChart(course([[0, [3]]], { total: 0 }), sizes);
  expect(lines[0]?.path).not.toContain('NaN');
});

test('rounds follow each other and fill the width', () => {
  const { rounds } = courseChart(course([[0, [0]]]), sizes);
  expect(rounds).toEqual([
    { round: 1, x: 10, width: 50 },
    { round: 2, x: 60, width: 50 },
  ]);
});

test('names at the end of lines never touch and stay inside', () => {
  const placed = spread([50, 50, 50, 90], 18, 10, 90);
  const sorted = [...placed].sort((a, b) => a - b);
  for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(18);
  expect(Math.max(...placed)).toBeLessThanOrEqual(90);
});

test('a minus is a minus, not a hyphen', () => {
  expect(signed(-2.5)).toBe('−2.5');
  expect(signed(3)).toBe('+3');
  expect(signed(0)).toBe('0');
});

const mark = (at: number, round: number | null): ReplayFrame['marks'][number] => ({ at, round, scores: null });

test('rounds begin at the first mark with their number', () => {
  expect(roundMarks([mark(0, null), mark(2, 1), mark(5, 1), mark(9, 2)])).toEqual([mark(2, 1), mark(9, 2)]);
});
