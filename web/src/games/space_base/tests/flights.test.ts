import { describe, expect, it } from 'vitest';
import type { Json } from '../../../lib/wire';
import { indexCards } from '../model/cards';
import { planFlights, rollOf } from '../model/flights';
import { hits, reach } from '../model/odds';
import type { SpaceBaseView } from '../model/types';
import { bar, strengths } from '../model/strength';
import rows from '../preview/cards.json';
import { SCENES } from '../preview/scenes';

const cards = indexCards(rows as unknown as Json);

describe('flights', () => {
  it('bring rewards from the sector to the counters of the base that is drawn', () => {
    const flights = planFlights([{ key: 'collected', seat: 0, sector: 5, credits: 2, income: 0, vp: 1 }], 0, cards);
    expect(flights).toMatchObject([
      { resource: 'credits', count: 2, from: ['sector:5'], to: ['counter:credits'], delay: 0 },
      { resource: 'vp', count: 1, from: ['sector:5'], to: ['track:0', 'counter:vp'] },
    ]);
  });

  it('bring rewards of others from the dice to their panels', () => {
    const [flight] = planFlights([{ key: 'collected', seat: 2, sector: 5, credits: 2, income: 0, vp: 0 }], 0, cards);
    expect(flight).toMatchObject({ from: ['dice'], to: ['player:2'] });
  });

  it('bring a bought card into its sector, and a placed one where it was placed', () => {
    const [own] = planFlights([{ key: 'bought', seat: 0, card: 'L1-9890', sector: 8 }], 0, cards);
    const [colony] = planFlights([{ key: 'bought', seat: 1, card: 'colony-4' }], 0, cards);
    expect(own).toMatchObject({ kind: 'card', from: ['yard:L1-9890', 'hand:L1-9890'], to: ['sector:8'] });
    expect(colony?.to).toEqual(['player:1']);
  });

  it('bring what an ability gives from the card that was used', () => {
    const events = [
      { key: 'used', seat: 0, card: 'L1-6865' },
      { key: 'received', seat: 0, credits: 3, income: 0, vp: 0 },
    ];
    expect(planFlights(events, 0, cards)).toMatchObject([
      { from: ['card:L1-6865', 'player:0'], to: ['counter:credits'] },
    ]);
  });

  it('follow each other, but not for long', () => {
    const events = Array.from({ length: 20 }, () => ({
      key: 'collected',
      seat: 0,
      sector: 1,
      credits: 1,
      income: 0,
      vp: 0,
    }));
    const delays = planFlights(events, 0, cards).map(({ delay }) => delay);
    expect(delays[1]).toBeGreaterThan(0);
    expect(Math.max(...delays)).toBeLessThanOrEqual(420);
  });

  it('know a roll', () => {
    expect(rollOf([{ key: 'turn', seat: 0 }])).toBeUndefined();
    expect(
      rollOf([
        { key: 'rolled', seat: 0, dice: [1, 2] },
        { key: 'turn', seat: 0 },
      ]),
    ).toMatchObject({ key: 'rolled' });
  });
});

describe('odds', () => {
  it('are the hits over 36 rolls', () => {
    const counted = Array<number>(13).fill(0);
    for (let one = 1; one <= 6; one++) {
      for (let other = 1; other <= 6; other++) for (const sector of [one, other, one + other]) counted[sector]! += 1;
    }
    expect(counted.slice(1).map((_, at) => hits(at + 1))).toEqual(counted.slice(1));
  });

  it('tell what a roll reaches', () => {
    expect(reach([5, 6])).toEqual([5, 6, 11]);
    expect(reach([4, 4])).toEqual([4, 8]);
    expect(reach(null)).toEqual([]);
  });
});

describe('strength', () => {
  it('is told for station and deployed cards of every sector', () => {
    const [player] = (SCENES['late']!().view as unknown as SpaceBaseView).players;
    const found = strengths(player!, cards);
    expect(found).toHaveLength(12);
    expect(found[2]).toMatchObject({ station: 0, closed: true });
    expect(found[2]!.deployed).toBeGreaterThan(0);
  });

  it('is drawn between nothing and full', () => {
    expect([bar(0), bar(1000)]).toEqual([0, 1]);
  });
});
