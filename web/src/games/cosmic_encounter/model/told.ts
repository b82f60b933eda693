/** The last encounter as it is told on the stage: cards, totals, who won, and what everybody lost and won by it. */
import type { GameEvent } from '../../../lib/wire';
import type { Side } from './types';
import { SIDES, SLOTS } from './types';

/** What one seat has lost and won. */
export interface Change {
  seat: number;
  /** ships lost to the warp, and ships that came back from it */
  lost: number;
  back: number;
  /** cards from the deck, from other hands, to other hands */
  drew: number;
  got: number;
  gave: number;
  /** colonies founded, not counting the way home */
  colonies: number;
  /** the defense keeps the planet */
  kept: boolean;
}

export interface Told {
  /** which encounter of the log it is */
  number: number;
  offense: number;
  defense: number;
  planet: number;
  /** by side: the card turned up */
  cards: (string | null)[];
  /** by side: allies */
  allies: number[][];
  totals: [number, number] | null;
  result: string;
  winner: Side | null;
  changes: Change[];
  /** what was used in it and by whom, cancelled or not */
  uses: { seat: number; ability: string; cancelled: boolean }[];
  /** the next encounter has begun */
  over: boolean;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The newest encounter of the log that has a result. */
export function lastTold(log: readonly GameEvent[], seats: number): Told | null {
  const starts = log.flatMap(({ key }, at) => (key === 'encounter' ? [at] : []));
  for (let which = starts.length - 1; which >= 0; which--) {
    const told = tell(log.slice(starts[which], starts[which + 1]), seats, which, which < starts.length - 1);
    if (told) return told;
  }
  return null;
}

function tell(events: readonly GameEvent[], seats: number, which: number, over: boolean): Told | null {
  const ended = events.findLast(({ key, ['result']: result }) => key === 'concluded' && result !== 'negotiation');
  const aimed = events.findLast(({ key }) => key === 'aimed');
  const defense = events.findLast(({ key }) => key === 'defense');
  if (!ended || !aimed || !defense) return null;
  const [offense, defender, planet] = [number(aimed['seat']), number(defense['seat']), number(aimed['planet'])];
  const changes = Array.from({ length: seats }, (_, seat): Change => ({ seat, lost: 0, back: 0, drew: 0, got: 0, gave: 0, colonies: 0, kept: false }));
  const decided = events.findIndex(({ key }) => key === 'concluded');
  for (const event of events.slice(decided)) note(event, changes);
  const winner = ended['result'] === 'win' ? ((ended['side'] as Side | null) ?? null) : null;
  const keeper = changes[defender];
  if (winner === 'defense' && keeper) keeper.kept = true;
  const totals = events.findLast(({ key }) => key === 'totals');
  const card = (seat: number): string | null => {
    const shown = events.findLast((event) => event.key === 'revealed' && event['seat'] === seat);
    return shown ? String(shown['card']) : null;
  };
  const ally = (side: Side): number[] => events.flatMap((event) => (event.key === 'allied' && event['side'] === side ? [number(event['seat'])] : []));
  return {
    number: which,
    offense,
    defense: defender,
    planet,
    cards: [card(offense), card(defender)],
    allies: SIDES.map(ally),
    totals: totals ? [number(totals['offense']), number(totals['defense'])] : null,
    result: String(ended['result']),
    winner,
    changes,
    uses: usesIn(events),
    over,
  };
}

function note(event: GameEvent, changes: Change[]): void {
  const change = changes[number(event['seat'])];
  if (!change) return;
  const count = number(event['count']);
  switch (event.key) {
    case 'moved': {
      const { source, goal } = event as { source?: unknown; goal?: unknown };
      if (goal === 'warp') change.lost += count;
      else if (source === 'warp') change.back += count;
      else if (typeof goal === 'number' && (source === 'gate' || source === 'beside') && Math.floor(goal / SLOTS) !== change.seat) change.colonies = 1;
      break;
    }
    case 'drew':
      change.drew += count;
      break;
    case 'handed-over': {
      change.gave += count;
      const target = changes[number(event['target'])];
      if (target) target.got += count;
      break;
    }
  }
}

function usesIn(events: readonly GameEvent[]): Told['uses'] {
  const uses = events.filter(({ key }) => key === 'use').map((event) => ({ seat: number(event['seat']), ability: String(event['ability']), cancelled: false }));
  for (const event of events) {
    if (event.key !== 'cancelled') continue;
    const use = uses.findLast(({ ability, cancelled }) => ability === event['ability'] && !cancelled);
    if (use) use.cancelled = true;
  }
  return uses;
}

/** Ships that fell into the warp by it. */
export const fallen = ({ changes }: Told): number => changes.reduce((sum, { lost }) => sum + lost, 0);
