import { expect, test } from 'vitest';
import { addBot, againstBots, botsOf, fill, freeSeats, resize, seat, startPlan, usualBot } from '../src/lib/plan';
import type { GameInfo } from '../src/lib/wire';

const game = (low: number, high: number): GameInfo => ({
  id: 'x',
  seats: [low, high],
  options: [],
  bots: ['a', 'b', 'c'],
  talks: false,
  waits: false,
});

test('a plan starts with one seat more than the game needs, where it allows that', () => {
  expect(startPlan(game(2, 5))).toHaveLength(3);
  expect(startPlan(game(3, 6))).toHaveLength(4);
  expect(startPlan(game(2, 2))).toHaveLength(2);
});

test('bots fill from the back and never take the seat of the maker', () => {
  let plan = resize([], 3);
  plan = addBot(plan, 'b');
  expect(plan).toEqual([null, null, 'b']);
  plan = addBot(addBot(plan, 'a'), 'a');
  expect(plan).toEqual([null, 'a', 'b']);
  expect(freeSeats(plan)).toBe(0);
  expect(botsOf(plan)).toEqual({ '1': 'a', '2': 'b' });
});

test('seats that stay keep their bots', () => {
  expect(resize([null, 'a', 'b'], 2)).toEqual([null, 'a']);
  expect(resize([null, 'a'], 4)).toEqual([null, 'a', null, null]);
  expect(fill([null, 'a', null], 'c')).toEqual([null, 'a', 'c']);
  expect(seat([null, 'a'], 1, null)).toEqual([null, null]);
});

test('the usual bot is neither the weakest nor the slowest', () => {
  expect(usualBot(game(2, 5))).toBe('b');
  expect(usualBot({ ...game(2, 5), bots: ['only'] })).toBe('only');
});

test('the usual table against bots waits for nobody', () => {
  const options = [{ id: 'points', values: [10, 14], default: 10 }];
  expect(againstBots({ ...game(3, 6), options }, 'Ann', 'brisk')).toEqual({
    game: 'x',
    seats: 4,
    options: { points: 10 },
    bots: { '1': 'b', '2': 'b', '3': 'b' },
    name: 'Ann',
    pace: 'brisk',
  });
});
