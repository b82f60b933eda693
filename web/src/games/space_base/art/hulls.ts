/** Which hull a card has, by what it does; its seed is its id, so a ship looks the same in yard, dock, patrol and log. */
import { pick, seedOf } from '../../../lib/art/draw';
import { planet } from '../../../lib/art/planets';
import { ship, type Hull } from '../../../lib/art/ships';
import type { Card, Face } from '../model/types';

export type Trade = 'credits' | 'income' | 'points' | 'charges';

const HULLS: Record<Trade, readonly Hull[]> = {
  credits: ['freighter', 'tanker', 'shuttle'],
  income: ['barge', 'sailer'],
  points: ['carrier', 'liner', 'dreadnought'],
  charges: ['relay', 'scout', 'shuttle'],
};

/** What a card is for: points weigh most, then what charges can do, then income. */
export function tradeOf(faces: readonly Face[]): Trade {
  if (faces.some(({ reward }) => reward.vp)) return 'points';
  if (faces.some(({ ability, slots }) => ability ?? slots)) return 'charges';
  if (faces.some(({ reward }) => reward.income)) return 'income';
  return 'credits';
}

export function hullOf(card: Card): Hull {
  if (card.kind === 'colony') return 'liner';
  return pick(HULLS[tradeOf([card.station, card.deployed])], (seedOf(card.id) % 97) / 97);
}

const drawn = new Map<string, string>();

/** The inside of an SVG: a ship in a box of 120 by 56, or a planet around 60, 28. Each is drawn once. */
export function artOf(card: Card, flying: boolean): string {
  const key = `${card.id} ${flying}`;
  let art = drawn.get(key);
  if (art === undefined) {
    art =
      card.kind === 'colony'
        ? `<g transform="translate(60 28)">${planet(card.sector, 26)}</g>`
        : ship(hullOf(card), seedOf(card.id), flying);
    drawn.set(key, art);
  }
  return art;
}
