/** The reveal as it is told on the stage: both cards turn, then both totals are added up step by step. It is made from the log,
 *  because what the table looks like comes only when the moment has passed. */
import type { GameEvent } from '../../../lib/wire';
import type { Fleet, Part } from './encounter';
import { valueOf } from './rows';
import { SIDES } from './types';

/** The encounter before its cards were turned up. */
export interface Scene {
  offense: number;
  defense: number;
  planet: number;
  /** by side */
  fleets: readonly (readonly Fleet[])[];
}

export interface Film extends Scene {
  /** by side */
  cards: readonly string[];
  /** by side, in the order in which they count; null where the cards alone decide */
  parts: readonly (readonly Part[])[] | null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The newest encounter of the log in which both cards have been turned up. */
export function revealed(log: readonly GameEvent[], { offense, defense }: Scene): number | null {
  const starts = log.flatMap(({ key }, at) => (key === 'encounter' ? [at] : []));
  for (let which = starts.length - 1; which >= 0; which--) {
    const events = log.slice(starts[which], starts[which + 1]);
    if (![offense, defense].every((seat) => cardOf(events, seat) !== null)) continue;
    return events.some((event) => event.key === 'aimed' && event['seat'] === offense) ? which : null;
  }
  return null;
}

function cardOf(events: readonly GameEvent[], seat: number): string | null {
  const found = events.findLast((event) => event.key === 'revealed' && event['seat'] === seat);
  return found ? String(found['card']) : null;
}

export function filmOf(log: readonly GameEvent[], which: number, scene: Scene): Film | null {
  const starts = log.flatMap(({ key }, at) => (key === 'encounter' ? [at] : []));
  const events = log.slice(starts[which], starts[which + 1]);
  const cards = [scene.offense, scene.defense].map((seat) => cardOf(events, seat));
  if (!cards.every((card) => card !== null)) return null;
  const totals = events.findLast(({ key }) => key === 'totals');
  const parts = SIDES.map((side, at): Part[] | null => {
    const value = valueOf(cards[at] ?? '');
    if (value === null) return null;
    const total = totals?.[side];
    const found: Part[] = [{ kind: 'card', value }];
    for (const { seat, ships } of scene.fleets[at] ?? []) if (ships) found.push({ kind: 'ships', seat, ships, value: ships });
    const bonus = events.reduce((sum, event) => sum + reinforcement(event, side), 0);
    if (bonus) found.push({ kind: 'bonus', value: bonus });
    const counted = found.reduce((sum, part) => sum + (part.value ?? 0), 0);
    if (isNumber(total) && total !== counted) found.push({ kind: 'powers', value: total - counted });
    return found;
  });
  const battle = parts.every((one) => one !== null);
  return { ...scene, cards: cards as string[], parts: battle ? (parts as Part[][]) : null };
}

function reinforcement(event: GameEvent, side: string): number {
  if (event.key !== 'use' || event['kind'] !== 'reinforcement' || !(event['target'] as unknown[]).includes(side)) return 0;
  return valueOf(String(event['ability'])) ?? 0;
}

/** How many parts the longer side has: so many steps the sums take. */
export const stepsOf = ({ parts }: Film): number => Math.max(0, ...(parts ?? []).map((side) => side.length));
