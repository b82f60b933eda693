/** Drawings from parameters: the same seed draws the same, different ones differ. */
import { describe, expect, it } from 'vitest';
import { cube, PIPS } from '../src/lib/art/dice';
import { chance, seedOf } from '../src/lib/art/draw';
import { planet } from '../src/lib/art/planets';
import { HULL_NAMES, ship } from '../src/lib/art/ships';

const seeds = Array.from({ length: 24 }, (_, i) => i);

describe('chance', () => {
  it('repeats for a seed', () => {
    const [one, other] = [chance(7), chance(7)];
    for (let i = 0; i < 20; i++) expect(one()).toBe(other());
  });
  it('makes a seed from an id', () => {
    expect(seedOf('L2-1421')).toBe(seedOf('L2-1421'));
    expect(seedOf('L2-1421')).not.toBe(seedOf('L2-1422'));
  });
});

describe('planets', () => {
  it('look the same for a seed', () => seeds.forEach((seed) => expect(planet(seed)).toBe(planet(seed))));
  it('differ', () => expect(new Set(seeds.map((seed) => planet(seed))).size).toBe(seeds.length));
});

describe('dice', () => {
  const pips = (drawn: string): number[] => drawn.split('<g ').slice(1).map((face) => face.split('<circle').length - 1);

  it.each([1, 2, 3, 4, 5, 6])('show %i in front, and no two faces alike', (value) => {
    const front = pips(cube(value, [0.4, 0.5, 0], 30));
    expect(front[0]).toBe(value);
    expect(front.length).toBe(3);
    const back = pips(cube(value, [0.4 + Math.PI, 0.5, 0], 30));
    expect(new Set([...front, ...back]).size).toBe(6);
  });
  it('have as many pips as they say', () => {
    for (const [value, list] of Object.entries(PIPS)) expect(list.length).toBe(Number(value));
  });
});

describe('ships', () => {
  it.each(HULL_NAMES)('a %s looks the same for a seed, and others differ', (hull) => {
    for (const seed of seeds) expect(ship(hull, seed)).toBe(ship(hull, seed));
    expect(new Set(seeds.map((seed) => ship(hull, seed))).size).toBeGreaterThan(seeds.length * 0.6);
  });
  it('differ by hull whatever the paint', () => {
    expect(new Set(HULL_NAMES.map((hull) => ship(hull, 4, false, 'bone'))).size).toBe(HULL_NAMES.length);
  });
  it('burn only while they fly', () => {
    for (const hull of HULL_NAMES) {
      expect(ship(hull, 1, true)).toContain('#ff8a3c');
      expect(ship(hull, 1, false)).not.toContain('#ff8a3c');
    }
  });
  it('are drawn with numbers only', () => {
    for (const hull of HULL_NAMES) for (const seed of seeds) expect(ship(hull, seed)).not.toMatch(/NaN|undefined/);
  });
});
