/** What flies over the board after a change: rewards to the counters, cards to their sectors. */
import { oneByOne } from '../../../lib/board/flights';
import type { Flight as AnyFlight } from '../../../lib/board/flights';
import type { GameEvent, Json } from '../../../lib/wire';
import type { Cards } from './cards';
import { isColony } from './cards';
import type { Resource } from './types';
import { RESOURCES } from './types';

export interface Flight extends AnyFlight {
  kind: 'resource' | 'card';
  resource?: Resource;
  count?: number;
  card?: string;
}

/** `drawn` is the seat whose base is on the board; the others are their small panels. */
export function planFlights(events: readonly GameEvent[], drawn: number, cards: Cards): Flight[] {
  const flights: Omit<Flight, 'delay'>[] = [];
  const add = (flight: Omit<Flight, 'delay'>): void => void flights.push(flight);
  const gain = (event: GameEvent, from: string[], seat: number, there: boolean): void => {
    for (const resource of RESOURCES) {
      const count = number(event[resource]);
      if (count > 0) add({ kind: 'resource', resource, count, from, to: counter(seat, there, resource) });
    }
  };
  let used: string[] = ['dice'];
  for (const event of events) {
    const seat = number(event['seat']);
    const there = seat === drawn;
    switch (event.key) {
      case 'collected':
        gain(event, there ? [`sector:${number(event['sector'])}`] : ['dice'], seat, there);
        break;
      case 'bought':
      case 'claimed':
      case 'opened': {
        const card = String(event['card']);
        const sector = number(event['sector']) || (cards.get(card)?.sector ?? 0);
        const from = [isColony(card) ? `colony:${card}` : `yard:${card}`, `hand:${card}`];
        add({ kind: 'card', card, whole: true, from, to: there ? [`sector:${sector}`] : [`player:${seat}`] });
        break;
      }
      case 'income':
        if (there) add({ kind: 'resource', resource: 'credits', from: ['counter:income'], to: ['counter:credits'] });
        break;
      case 'used':
        used = [`card:${String(event['card'])}`, `player:${seat}`];
        break;
      case 'received':
        gain(event, used, seat, there);
        break;
    }
  }
  return oneByOne<Flight>(flights);
}

/** The roll of this change, if there was one. */
export function rollOf(events: readonly GameEvent[]): GameEvent | undefined {
  return events.findLast((event) => event.key === 'rolled' || event.key === 'rerolled' || event.key === 'die-set');
}

/** Points travel to the track, where everybody's stand; the rest to the counters. */
function counter(seat: number, there: boolean, resource: Resource): string[] {
  const own = there ? `counter:${resource}` : `player:${seat}`;
  return resource === 'vp' ? [`track:${seat}`, own] : [own];
}

function number(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}
