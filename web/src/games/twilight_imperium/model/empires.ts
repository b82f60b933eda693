/** Who holds which systems, and where their empires end: a system held by several belongs to none of them. */
import { NEIGHBOURS } from './hexes';
import type { SystemState } from './types';

export interface Empire {
  owner: number;
  /** the edges behind which somebody else's space lies */
  borders: number[];
}

/** The only player with planets or units in a system. */
export function holderOf({ planets, units }: SystemState): number | null {
  const seats = new Set<number>();
  for (const { owner } of Object.values(planets)) if (owner !== null) seats.add(owner);
  for (const [seat, fleet] of Object.entries(units)) if (Object.values(fleet).some(Boolean)) seats.add(Number(seat));
  const [only] = seats;
  return seats.size === 1 ? (only as number) : null;
}

export function empiresOf(
  systems: readonly SystemState[],
  positions: readonly (readonly [number, number])[],
): Map<number, Empire> {
  const at = new Map<string, number | null>();
  for (const system of systems) {
    const place = positions[system.position];
    if (place) at.set(place.join(), holderOf(system));
  }
  const found = new Map<number, Empire>();
  for (const system of systems) {
    const [owner, place] = [holderOf(system), positions[system.position]];
    if (owner === null) continue;
    const [q, r] = place ?? [NaN, NaN];
    const borders = NEIGHBOURS.flatMap(([x, y], edge) => (at.get([q + x, r + y].join()) === owner ? [] : [edge]));
    found.set(system.system, { owner, borders });
  }
  return found;
}
