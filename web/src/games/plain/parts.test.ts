import { expect, it } from 'vitest';
import { partsOf, worded } from './parts';

const keys = new Set(['view-hand', 'view-points', 'view-points.each']);
const tools = { t: (key: string) => key, has: (key: string) => keys.has(key), names: ['Ann', 'Bob'] };

it('shows the parts that have a name, by seat where the texts say so', () => {
  const { shared, bySeat } = partsOf({ hand: [3], points: [1, 2], secret: 4 } as never, tools);
  expect(shared.map(({ name }) => name)).toEqual(['hand']);
  expect(bySeat.map(({ name, values }) => [name, values])).toEqual([['points', [1, 2]]]);
});

it('puts any value into words', () => {
  expect([worded(null), worded([]), worded([1, 'a']), worded({ a: [1, 2] })]).toEqual([['–'], ['–'], ['1', 'a'], ['a 1, 2']]);
});
