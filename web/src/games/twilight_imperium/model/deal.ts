/** A transaction as a sheet with two sides: what can be added, what is on it, and what a counter-offer has changed. */
import type { Ask, Option } from '../../../lib/wire';
import { termsOf } from './offer';
import { parts } from './options';
import type { TwilightView } from './types';

export interface Line {
  thing: string;
  count: number;
  /** how many before the counter-offer: 0 is new; null where there was none */
  was: number | null;
  /** the answer that added it, where it can be taken out again */
  answer: string | null;
}

export interface Side {
  verb: 'give' | 'want';
  /** whose things these are */
  seat: number;
  lines: Line[];
  /** notes and cards that could be added */
  more: Option[];
  /** goods and commodities by steppers: how many there are of each */
  stock: { thing: string; most: number; count: number }[];
}

const COUNTED = ['trade-goods', 'commodities'] as const;

/** What the reader gives and gets; `give:` in an offer is what its proposer gives. */
export function sheetOf(view: TwilightView, ask: Ask | undefined, seat: number | null, answers: readonly string[]): [Side, Side] | null {
  const { proposer, partner, offer, last_offer: before } = view.draft;
  if (proposer === null || partner === null || seat === null || (seat !== proposer && seat !== partner)) return null;
  const other = seat === proposer ? partner : proposer;
  const countered = Object.keys(before).length > 0;
  const side = (verb: 'give' | 'want'): Side => {
    const key = (seat === proposer) === (verb === 'give') ? 'give' : 'want';
    const was = Object.fromEntries(termsOf(before, key).map(({ thing, count }) => [thing, count]));
    const now = termsOf(offer, key);
    const gone = Object.keys(was).filter((thing) => !now.some((term) => term.thing === thing));
    const owner = verb === 'give' ? seat : other;
    const player = view.players[owner];
    const options = ask?.key === 'terms' ? ask.options.filter((option) => option.key === verb) : [];
    return {
      verb,
      seat: owner,
      lines: [
        ...now.map(({ thing, count }) => ({
          thing,
          count,
          was: countered ? (was[thing] ?? 0) : null,
          answer: answers.find((answer) => answer.startsWith(`${verb}:${thing}:`)) ?? null,
        })),
        ...gone.map((thing) => ({ thing, count: 0, was: was[thing] ?? 0, answer: null })),
      ],
      more: options.filter((option) => !COUNTED.some((thing) => parts(option)[0] === thing) && Number(option.args['count'] ?? 1) === 1),
      stock:
        ask?.key === 'terms'
          ? COUNTED.map((thing) => ({
              thing,
              most: (thing === 'commodities' ? player?.commodities : player?.goods) ?? 0,
              count: now.find((term) => term.thing === thing)?.count ?? 0,
            })).filter(({ most }) => most > 0)
          : [],
    };
  };
  return [side('give'), side('want')];
}

/** So many of a thing on one side, instead of what stands there. */
export function withCount(answers: readonly string[], verb: string, thing: string, count: number): string[] {
  const rest = answers.filter((answer) => !answer.startsWith(`${verb}:${thing}:`));
  return count > 0 ? [...rest, `${verb}:${thing}:${count}`] : rest;
}

/** A counter-offer begins with the offer that it answers, seen from the other side. */
export function mirrored(before: Readonly<Record<string, number>>, proposing: boolean): string[] {
  const [mine, theirs] = proposing ? ['give', 'want'] : ['want', 'give'];
  return [
    ...termsOf(before, mine!).map(({ thing, count }) => `give:${thing}:${count}`),
    ...termsOf(before, theirs!).map(({ thing, count }) => `want:${thing}:${count}`),
  ];
}

/** What changes hands counts as trade goods for who gets it. */
export function stocksAfter(view: TwilightView, sides: readonly [Side, Side]): { seat: number; goods: [number, number]; commodities: [number, number] }[] {
  const count = (side: Side, thing: string): number => side.lines.find((line) => line.thing === thing)?.count ?? 0;
  return sides.map((side, at) => {
    const got = sides[1 - at] as Side;
    const player = view.players[side.seat];
    const [goods, commodities] = [player?.goods ?? 0, player?.commodities ?? 0];
    return {
      seat: side.seat,
      goods: [goods, goods - count(side, 'trade-goods') + count(got, 'trade-goods') + count(got, 'commodities')],
      commodities: [commodities, commodities - count(side, 'commodities')],
    };
  });
}
