import { beforeEach, expect, test } from 'vitest';
import { decide, decidedAt } from '../src/lib/decided';

beforeEach(() => localStorage.clear());

test('the place of the last decision is kept for each table', () => {
  expect(decidedAt('a')).toBeNull();
  decide('a', 4);
  decide('b', 9);
  decide('a', 7);
  expect([decidedAt('a'), decidedAt('b')]).toEqual([7, 9]);
});

test('tables of long ago are forgotten', () => {
  for (let table = 0; table < 60; table++) decide(String(table), table);
  expect([decidedAt('0'), decidedAt('59')]).toEqual([null, 59]);
});

test('what is no record of ours is none', () => {
  localStorage.setItem('cosmodrome-decided', '{"a": 1}');
  expect(decidedAt('a')).toBeNull();
});
