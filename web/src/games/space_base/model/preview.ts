/** What the hovered option would touch: sectors that pay, the way of a bought card, new totals. */
import type { Ask, Option } from '../../../lib/wire';
import type { Cards } from './cards';
import { parts } from './options';
import type { Resource, SpaceBaseView, Zone } from './types';
import { RESOURCES } from './types';

export interface Preview {
  /** sectors that pay, and in which zone */
  pays: number[];
  zone: Zone;
  /** a card that would come into a sector and push the station card there up */
  into: { card: string; sector: number } | null;
  /** two sectors whose cards change places */
  swap: [number, number] | null;
  /** cards of mine that take part */
  cards: string[];
  change: Partial<Record<Resource, number>>;
}

/** `ask` is the one that offers the option. */
export function previewOf(
  option: Option | null,
  ask: Ask | null,
  view: SpaceBaseView,
  cards: Cards,
  seat: number | null,
): Preview | null {
  if (!option) return null;
  const preview: Preview = {
    pays: [],
    zone: seat === view.turn.active ? 'station' : 'deployed',
    into: null,
    swap: null,
    cards: [],
    change: changeOf(option, seat === null ? 0 : (view.players[seat]?.credits ?? 0)),
  };
  const [one = '', two = ''] = parts(option);
  switch (option.key) {
    case 'apart':
      preview.pays = [Number(one), Number(two)];
      break;
    case 'sum':
    case 'arrow':
    case 'double':
      preview.pays = [Number(one)];
      break;
    case 'shift':
      preview.cards = [one];
      preview.pays = [Number(ask?.args['sector']) + Number(two)];
      break;
    case 'buy':
    case 'claim':
      preview.into = { card: one, sector: cards.get(one)?.sector ?? 0 };
      break;
    case 'place':
      preview.into = { card: one, sector: Number(two) };
      break;
    case 'use':
      preview.cards = [one];
      preview.swap = swapOf(cards, view, seat, one);
      break;
    case 'charge':
    case 'exchange':
    case 'move':
      preview.cards = [one];
      break;
  }
  return preview;
}

/** The resources among an option's hint; a purchase tells how many credits it leaves, income counted. */
export function changeOf(option: Option, credits: number): Partial<Record<Resource, number>> {
  const change: Partial<Record<Resource, number>> = {};
  for (const name of RESOURCES) {
    const count = option.hint[name];
    if (typeof count === 'number' && count !== 0) change[name] = count;
  }
  // Income raises what a purchase leaves at the end of the turn.
  const { left, refill } = option.hint;
  const then = typeof refill === 'number' ? refill : left;
  if (typeof then === 'number' && then !== credits) change.credits = then - credits;
  return change;
}

function swapOf(cards: Cards, view: SpaceBaseView, seat: number | null, id: string): [number, number] | null {
  const card = cards.get(id);
  if (card?.kind !== 'ship' || seat === null) return null;
  const stationed = view.players[seat]?.sectors.some((sector) => sector.station === id);
  const ability = (stationed ? card.station : card.deployed).ability;
  const [a, b] = ability?.sectors ?? [];
  return ability?.effect === 'swap-sectors' && a !== undefined && b !== undefined ? [a, b] : null;
}
