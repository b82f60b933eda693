/** What flies over the board after a change: ships between places, cards between hands and piles. */
import { oneByOne } from '../../../lib/board/flights';
import type { Flight as AnyFlight } from '../../../lib/board/flights';
import type { GameEvent, Json } from '../../../lib/wire';

export interface Flight extends AnyFlight {
  kind: 'ships' | 'card';
  seat: number;
  count: number;
  /** the card's name where it is known */
  card: string;
}

export function planFlights(events: readonly GameEvent[]): Flight[] {
  const flights: Omit<Flight, 'delay'>[] = [];
  const add = (flight: Omit<Flight, 'delay'>): void => void flights.push(flight);
  const cards = (event: GameEvent, from: string[], to: string[]): void => {
    const known = Array.isArray(event['cards']) ? event['cards'].map(String) : [];
    const count = number(event['count']) || known.length;
    if (count) add({ kind: 'card', seat: number(event['seat']), count, card: known.length === 1 ? (known[0] ?? '') : '', from, to });
  };
  for (const event of events) {
    const seat = number(event['seat']);
    switch (event.key) {
      case 'moved': {
        const [from, to] = [place(event['source']), place(event['goal'])];
        // On the way to the warp is told when they arrive there.
        if (to !== 'limbo') {
          add({ kind: 'ships', seat, count: number(event['count']), card: '', from: [from === 'limbo' ? 'beside' : from], to: [to] });
        }
        break;
      }
      case 'drew':
      case 'hand-dealt':
        cards(event, ['deck'], ownCards(seat));
        break;
      case 'discarded':
        cards(event, ownCards(seat), ['discard']);
        break;
      case 'handed-over':
        cards(event, ownCards(seat), ownCards(number(event['target'])));
        break;
      case 'played':
        add({ kind: 'card', seat, count: 1, card: String(event['card']), from: ownCards(seat), to: ['stage'] });
        break;
    }
  }
  return oneByOne<Flight>(flights);
}

/** On my own seat the hand; on others the count of their cards. */
const ownCards = (seat: number): string[] => [`hand:${seat}`, `cards:${seat}`];

function place(value: Json | undefined): string {
  return typeof value === 'number' ? `planet:${value}` : String(value);
}

function number(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}
