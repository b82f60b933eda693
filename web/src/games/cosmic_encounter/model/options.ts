/** Which things of the board an option is about. */
import type { Ask, Option } from '../../../lib/wire';
import type { Spot } from '../../../lib/board/desk.svelte';
import type { Rows } from './rows';
import { sourceOf } from './rows';
import type { CosmicView } from './types';

/** Places that are no planets, as the engine numbers them. */
export const PLACES: Readonly<Record<number, string>> = {
  [-1]: 'gate',
  [-2]: 'beside',
  [-3]: 'warp',
  [-4]: 'limbo',
  [-5]: 'out',
};

const placeName = (place: number): string => PLACES[place] ?? 'technology';

/** The arguments of an option, in order, as its id carries them. */
export const parts = (option: Option): string[] => option.id.split(':').slice(1);

/** Cards that lie before me: the hand, the piles I may play from, what I have set aside. */
export function atHand(view: CosmicView, seat: number | null): string[] {
  const own = Object.entries(view.piles.closed).filter(([name]) => Number(name.split(':')[1]) === seat);
  return [...view.hand, ...own.flatMap(([, cards]) => cards), ...view.draft.cards];
}

/** Questions about cards that do not lie before me: of another hand, of the discard pile, or cards that are named only. */
const ELSEWHERE = new Set(['loot', 'hack', 'keep-card', 'fetch-another', 'claim']);
export const isElsewhere = (asks: readonly Ask[]): boolean => asks.some(({ key }) => ELSEWHERE.has(key));

/** Options without a thing of their own: they lie in the tray in the middle of the board. */
const TRAY = new Set(['alien', 'destiny', 'keep']);
/** Options that the deal or the invitation shows in its own way. */
const TALKS = new Set(['give', 'want', 'want-card', 'want-random', 'give-random', 'drop', 'free', 'invite']);

/**
 * `planet:<n>` `place:<gate|beside|warp|deck>` `seat:<n>` `side:<side>` `card:<name>` `sheet:<alien>` `tech:<name>`
 * `tray:<option>`
 */
export function spotsOf(option: Option, view: CosmicView, seat: number | null, rows: Rows, elsewhere = false): Spot[] {
  const [one = '', two = ''] = parts(option);
  const held = (card: string): Spot =>
    !elsewhere && atHand(view, seat).includes(card) ? `card:${card}` : `tray:${option.id}`;
  if (TRAY.has(option.key)) return [`tray:${option.id}`];
  switch (option.key) {
    case 'aim':
    case 'recolonise':
    case 'visitor':
    case 'settle':
    case 'let-settle':
      return [`planet:${one}`];
    case 'between':
      return [`planet:${one}`, `planet:${two}`];
    case 'ship':
    case 'home':
      return [Number(one) >= 0 ? `planet:${one}` : `place:${placeName(Number(one))}`];
    case 'encounter':
    case 'seat':
      return [`seat:${one}`];
    case 'from-deck':
      return ['place:deck'];
    case 'join':
      return [`side:${one}`];
    case 'lay':
    case 'card':
    case 'give-card':
    case 'add-card':
      return [held(one)];
    case 'research':
    case 'complete':
    case 'abandon':
      return [`tech:${one}`];
    case 'use': {
      const source = sourceOf(one, rows);
      if (source?.kind === 'card') return [held(source.id)];
      if (source?.kind === 'technology') return [`tech:${source.id}`];
      return source ? [`sheet:${source.id}`] : [];
    }
    default:
      return [];
  }
}

/** The options that lie in the tray. */
export const trayed = (
  options: readonly Option[],
  view: CosmicView,
  seat: number | null,
  rows: Rows,
  elsewhere = false,
): Option[] =>
  options.filter(
    (option) =>
      !TALKS.has(option.key) && spotsOf(option, view, seat, rows, elsewhere).some((spot) => spot.startsWith('tray:')),
  );

/** The invitation that names exactly these seats. */
export function invitationOf(options: readonly Option[], seats: ReadonlySet<number>): Option | undefined {
  return options.find((option) => {
    const named = invitedBy(option);
    return option.key === 'invite' && named.length === seats.size && named.every((seat) => seats.has(seat));
  });
}

export function invitedBy(option: Option): number[] {
  const [seats = 'nobody'] = parts(option);
  return seats === 'nobody' ? [] : seats.split('+').map(Number);
}
