import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../lib/wire';
import type { Scene } from '../model/film';
import { filmOf, revealed, stepsOf } from '../model/film';
import { weight } from '../model/named';

const scene: Scene = {
  offense: 0,
  defense: 2,
  planet: 13,
  fleets: [
    [
      { seat: 0, ships: 4, main: true },
      { seat: 1, ships: 2, main: false },
    ],
    [{ seat: 2, ships: 3, main: true }],
  ],
};
const begun: GameEvent[] = [
  { key: 'encounter', seat: 0, number: 1, extra: false },
  { key: 'aimed', seat: 0, planet: 13 },
  { key: 'laid', seat: 0 },
  { key: 'laid', seat: 2 },
];
const shown: GameEvent[] = [
  { key: 'revealed', seat: 0, card: 'attack-08' },
  { key: 'revealed', seat: 2, card: 'attack-12' },
];
const decided: GameEvent[] = [
  { key: 'use', seat: 1, ability: 'reinforcement-3', kind: 'reinforcement', target: ['offense'] },
  { key: 'totals', offense: 19, defense: 15 },
];

describe('the reveal', () => {
  it('is there as soon as both cards are turned up, and only in its own encounter', () => {
    expect(revealed(begun, scene)).toBeNull();
    expect(revealed([...begun, shown[0]!], scene)).toBeNull();
    expect(revealed([...begun, ...shown], scene)).toBe(0);
    const next = [...begun, ...shown, { key: 'encounter', seat: 1, number: 1, extra: false }];
    expect(revealed(next, scene)).toBe(0);
    expect(revealed([...begun, ...shown], { ...scene, offense: 1 })).toBeNull();
  });

  it('adds up cards, ships, reinforcements, and what powers have changed', () => {
    const film = filmOf([...begun, ...shown, ...decided], 0, scene)!;
    expect(film.cards).toEqual(['attack-08', 'attack-12']);
    expect(film.parts![0]).toEqual([
      { kind: 'card', value: 8 },
      { kind: 'ships', seat: 0, ships: 4, value: 4 },
      { kind: 'ships', seat: 1, ships: 2, value: 2 },
      { kind: 'bonus', value: 3 },
      { kind: 'powers', value: 2 },
    ]);
    expect(film.parts![1]!.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(15);
    expect(stepsOf(film)).toBe(5);
  });

  it('has no sums where a card is no attack', () => {
    const talks = filmOf([...begun, shown[0]!, { key: 'revealed', seat: 2, card: 'negotiate' }], 0, scene)!;
    expect([talks.parts, stepsOf(talks)]).toEqual([null, 0]);
  });

  it('holds long enough to be seen, and so does the result after it', () => {
    expect(weight(shown, 0)).toBeGreaterThan(weight(begun, 0));
    expect(weight([...shown, { key: 'concluded', result: 'win', side: 'offense' }], 0)).toBeGreaterThan(weight(shown, 0));
    expect(weight([{ key: 'laid', seat: 0 }], 0)).toBe(0);
  });
});
