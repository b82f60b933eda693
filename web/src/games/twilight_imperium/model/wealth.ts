/** What a player has on the map: planets, what they still yield, units. */
import { plainKind } from './rows';
import type { PlanetState, TwilightView, Units } from './types';

export interface OwnPlanet {
  id: string;
  system: number;
  state: PlanetState;
}

export function planetsOf(view: TwilightView, seat: number): OwnPlanet[] {
  return view.systems.flatMap(({ system, planets }) =>
    Object.entries(planets)
      .filter(([, state]) => state.owner === seat)
      .map(([id, state]) => ({ id, system, state })),
  );
}

/** Resources and influence of the planets that are ready. */
export function readyYield(planets: readonly OwnPlanet[]): { resources: number; influence: number } {
  const ready = planets.filter(({ state }) => state.ready);
  return {
    resources: ready.reduce((sum, { state }) => sum + state.resources, 0),
    influence: ready.reduce((sum, { state }) => sum + state.influence, 0),
  };
}

/** All units of a seat on the map, by kind. */
export function unitsOf(view: TwilightView, seat: number): Units {
  const found: Record<string, number> = {};
  const add = (kind: string, count: number): void => {
    if (count) found[kind] = (found[kind] ?? 0) + count;
  };
  for (const { units, planets } of view.systems) {
    for (const [unit, count] of Object.entries(units[String(seat)] ?? {})) add(plainKind(unit), count);
    for (const planet of Object.values(planets)) {
      if (planet.owner !== seat) continue;
      add('infantry', planet.infantry);
      add('pds', planet.pds);
      add('space_dock', planet.space_dock);
    }
  }
  return found;
}

/** Who goes before everybody although others hold lower strategy cards: a token makes the initiative 0. */
export function zeroOf({ turn, players }: TwilightView, strategies: readonly string[]): number | null {
  const lowest = (seat: number): number =>
    Math.min(99, ...(players[seat]?.cards ?? []).map(({ strategy }) => strategies.indexOf(strategy) + 1));
  const [first, ...others] = turn.order;
  if (first === undefined || lowest(first) === 99) return null;
  return others.some((seat) => lowest(seat) < lowest(first)) ? first : null;
}
