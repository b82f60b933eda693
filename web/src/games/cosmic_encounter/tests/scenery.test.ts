import { describe, expect, it } from 'vitest';
import { SURFACES, planetOf } from '../art/planets';
import { coneOf, moonOf, shipOf, warpOf } from '../art/scenery';
import { SLOTS } from '../model/types';

const PLANETS = Array.from({ length: 5 * SLOTS }, (_, planet) => planet);

describe('planets', () => {
  it('look the same for the same number, and no two alike', () => {
    const drawn = PLANETS.map((planet) => planetOf(planet, {}, 'x-'));
    expect(PLANETS.map((planet) => planetOf(planet, {}, 'x-'))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(PLANETS.length);
  });

  it('have a kind of surface for each slot of a system', () => {
    expect(SURFACES).toHaveLength(SLOTS);
  });

  it('share a page', () => {
    const id = (svg: string): string => /id="([^"]+)"/.exec(svg)![1]!;
    expect(id(planetOf(3))).not.toBe(id(planetOf(3)));
  });

  it('are dim where nobody lives', () => {
    expect(planetOf(4, { empty: true }, 'x-')).not.toBe(planetOf(4, {}, 'x-'));
  });
});

describe('the scenery', () => {
  it('has a ship of its own shape and colour for each seat', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => shipOf(seat))).size).toBe(6);
    expect(shipOf(2)).toContain('var(--seat-2)');
    expect(shipOf(2, { ghost: true })).toContain('stroke-dasharray');
  });

  it('ends the light of the gate at its target', () => {
    expect(coneOf(34, 58, 410, 58)).toContain('L410 30V86');
  });

  it('gives rays to the winner alone, and the warp its arms', () => {
    expect(moonOf(1, { rays: true }).length).toBeGreaterThan(moonOf(1).length);
    expect(warpOf(50, 4).length).toBeGreaterThan(warpOf(50, 3).length);
  });
});
