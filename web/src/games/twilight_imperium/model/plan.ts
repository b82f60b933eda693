/** The movement that is being drafted: what leaves where, what arrives, and whether it fits. */
import { bigShips } from './options';
import { plainKind, unitRow } from './rows';
import type { Rows } from './rows';
import type { TwilightView, Units } from './types';

export interface Plan {
  target: number;
  /** what leaves each system, from space or from its planets */
  leaving: Map<number, Units>;
  /** what will have come to the target */
  arriving: Units;
  capacity: { used: number; of: number };
  fleet: { used: number; of: number };
}

const sum = (units: Units, count: (unit: string) => number): number =>
  Object.entries(units).reduce((total, [unit, number]) => total + number * count(plainKind(unit)), 0);

function plus(units: Units, unit: string, count: number): Units {
  return { ...units, [unit]: (units[unit] ?? 0) + count };
}

/** null while nothing is drafted. */
export function planOf(view: TwilightView, rows: Rows, seat: number | null): Plan | null {
  const { draft, action, turn } = view;
  const player = seat === null ? undefined : view.players[seat];
  if (action.system === null || !player || turn.active !== seat) return null;
  if (!draft.moving.length && !draft.cargo.length) return null;
  const leaving = new Map<number, Units>();
  let arriving: Units = {};
  const send = (system: number, unit: string, count: number): void => {
    leaving.set(system, plus(leaving.get(system) ?? {}, unit, count));
    arriving = plus(arriving, unit, count);
  };
  for (const [origin, unit, count] of draft.moving) send(origin, unit, count);
  for (const [source, unit, count] of draft.cargo) {
    const system =
      typeof source === 'number' ? source : view.systems.find(({ planets }) => source in planets)?.system;
    if (system !== undefined) send(system, unit, count);
  }
  const there = view.systems.find(({ system }) => system === action.system)?.units[String(seat)] ?? {};
  let after: Units = there;
  for (const [unit, count] of Object.entries(arriving)) after = plus(after, unit, count);
  const technologies = player.technologies.map(({ technology }) => technology);
  const capacity = (unit: string): number => unitRow(unit, player.faction, technologies, rows)?.capacity ?? 0;
  const carried = (unit: string): number => (unit === 'fighter' || unit === 'infantry' ? 1 : 0);
  return {
    target: action.system,
    leaving,
    arriving,
    capacity: { used: sum(after, carried), of: sum(after, capacity) },
    fleet: { used: bigShips(after), of: player.fleet },
  };
}

/** Units without those that leave. */
export function without(units: Units, leaving: Units | undefined): Units {
  if (!leaving) return units;
  return Object.fromEntries(Object.entries(units).map(([unit, count]) => [unit, count - (leaving[unit] ?? 0)]));
}
