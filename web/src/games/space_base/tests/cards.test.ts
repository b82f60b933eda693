import { describe, expect, it } from 'vitest';
import type { Json } from '../../../lib/wire';
import { addRewards, capacity, indexCards, nameKey } from '../model/cards';
import type { Ship } from '../model/types';
import rows from '../preview/cards.json';

const cards = indexCards(rows as unknown as Json);
const ship = (id: string): Ship => cards.get(id) as Ship;

describe('card rows', () => {
  it('are all found: 132 ships, 60 starting ships, 12 colonies', () => {
    expect(cards.size).toBe(132 + 60 + 12);
  });

  it('have every field, whatever the server leaves out', () => {
    const { station } = ship('L1-9890');
    expect(station.reward).toEqual({ credits: 2, income: 0, vp: 0, arrow: '', claim: [], buy: 0 });
    expect(station.slots).toBeNull();
  });

  it('name steps and effects with dashes, as the texts do', () => {
    expect(ship('L1-9384').station.ability).toMatchObject({ when: 'use-dice', effect: 'shift-sector', amounts: [1] });
  });

  it('are looked up once for the same rows', () => {
    expect(indexCards(rows as unknown as Json)).toBe(cards);
    expect(indexCards(null).size).toBe(0);
  });

  it('tell how many slots count at a table', () => {
    const { slots } = ship('L3-6927').station;
    expect([2, 3, 4, 5].map((seats) => capacity(slots!, seats))).toEqual([4, 3, 2, 2]);
  });

  it('are added up by resource', () => {
    expect(addRewards([ship('L1-9890').deployed, ship('L1-5084').deployed])).toEqual({ credits: 1, income: 0, vp: 1 });
  });

  it('have names by key', () => {
    expect([nameKey('L1-9890'), nameKey('colony-3')]).toEqual(['ship-L1-9890', 'colony-3']);
  });
});
