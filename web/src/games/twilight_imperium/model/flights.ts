/** What flies over the board after a change: fleets between systems, infantry to planets, points to the track. */
import { oneByOne } from '../../../lib/board/flights';
import type { Flight as AnyFlight } from '../../../lib/board/flights';
import type { GameEvent } from '../../../lib/wire';
import { sortedUnits } from './fleet';
import type { Units } from './types';

export interface Flight extends AnyFlight {
  seat: number;
  /** what is shown on the way: units by kind, points, or a trade of goods */
  units?: [string, number][];
  points?: number;
  card?: string;
}

type New = Omit<Flight, 'delay'>;

export function planFlights(events: readonly GameEvent[]): Flight[] {
  return oneByOne<Flight>(events.flatMap((event) => flightsOf(event)));
}

function flightsOf({ key, ...event }: GameEvent): New[] {
  const { seat = 0, system, planet, unit, count = 1 } = event as {
    seat?: number;
    system?: number;
    planet?: string;
    unit?: string;
    count?: number;
  };
  switch (key) {
    case 'moved':
      return [
        {
          seat,
          units: sortedUnits(event['units'] as Units).slice(0, 4),
          from: [`system:${String(event['origin'])}`],
          to: [`system:${system}`],
        },
      ];
    case 'landed':
      return [{ seat, units: [[unit ?? 'infantry', count]], from: [`system:${system}`], to: [`planet:${planet}`] }];
    case 'points': {
      const gained = Number(event['gained']);
      if (gained <= 0) return [];
      const from = [`objective:${String(event['why'])}`, `seat:${seat}`];
      return [{ seat, points: gained, from, to: [`track:${String(event['points'])}`, `seat:${seat}`] }];
    }
    case 'picked':
      return [{ seat, card: String(event['strategy']), from: [`strategy:${String(event['strategy'])}`], to: [`seat:${seat}`] }];
    default:
      return [];
  }
}
