/** An offer as two columns: what each of the two gives. */
import type { CosmicView } from './types';

export type Term =
  | { kind: 'card'; card: string }
  | { kind: 'random'; count: number }
  | { kind: 'any-of'; type: string; count: number }
  | { kind: 'colony'; planet: number; founder: number }
  | { kind: 'free'; seat: number; count: number }
  | { kind: 'promise'; promise: string };

/** What a seat gives. A colony is given by the other one: the founder gets it. */
export interface Offer {
  proposer: number;
  gives: Map<number, Term[]>;
}

/** `cards` are those that the proposer names. */
export function offerOf(
  proposer: number,
  other: number,
  cards: readonly string[],
  terms: Record<string, number>,
): Offer {
  const gives = new Map<number, Term[]>([
    [proposer, cards.map((card) => ({ kind: 'card', card }))],
    [other, []],
  ]);
  const add = (seat: number, term: Term): void => void gives.get(seat)?.push(term);
  for (const [key, value] of Object.entries(terms)) {
    const [name = '', who = ''] = key.split(':');
    const seat = Number(who);
    const against = seat === proposer ? other : proposer;
    if (name === 'random') add(seat, { kind: 'random', count: value });
    else if (name === 'colony') add(against, { kind: 'colony', planet: value - 1, founder: seat });
    else if (name.startsWith('card-')) for (let at = 0; at < value; at++) add(seat, { kind: 'card', card: name.slice(5) });
    else if (name.startsWith('promise-')) add(seat, { kind: 'promise', promise: name.slice(8) });
    else if (name === 'free') add(proposer, { kind: 'free', seat, count: value });
    else add(seat, { kind: 'any-of', type: name, count: value });
  }
  return { proposer, gives };
}

/** The offer that is being made or lies on the table. */
export function openOffer(view: CosmicView): Offer | null {
  const { draft, encounter } = view;
  const { proposer } = draft;
  if (proposer === null || encounter.defense === null) return null;
  const other = proposer === encounter.offense ? encounter.defense : encounter.offense;
  const cards = view.turn.step === 'answer-offer' ? draft.offered : draft.offer;
  return offerOf(proposer, other, cards, draft.terms);
}

/** What a main player has offered last in this deal. */
export function lastOffer(seat: number, view: CosmicView): Offer | undefined {
  const spoken = view.draft.spoken[seat];
  const other = [view.encounter.offense, view.encounter.defense].find((each) => each !== null && each !== seat);
  return spoken && typeof other === 'number' ? offerOf(seat, other, spoken.cards, spoken.terms) : undefined;
}
