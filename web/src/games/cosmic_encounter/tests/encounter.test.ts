import { describe, expect, it } from 'vitest';
import { lastOffer, offerOf, openOffer } from '../model/deal';
import { held, phaseOf, roleOf, sideOf, sumOf } from '../model/encounter';
import type { CosmicView } from '../model/types';
import { SCENES } from '../preview/scenes';

const view = (scene: string): CosmicView => SCENES[scene]!().view as unknown as CosmicView;

describe('the encounter', () => {
  it('has a main player and allies with their ships on each side', () => {
    const shown = view('planning');
    const { offense, defense, planet } = shown.encounter;
    const [first, ...allies] = sideOf(shown, 'offense').fleets;
    expect(first).toEqual({ seat: offense, ships: shown.players[offense]!.gate, main: true });
    expect(allies.length).toBeGreaterThan(0);
    for (const { seat, ships, main } of allies) expect([ships, main]).toEqual([shown.players[seat]!.gate, false]);
    const [host, ...helpers] = sideOf(shown, 'defense').fleets;
    expect(host).toEqual({ seat: defense, ships: shown.players[defense!]!.ships[String(planet)] ?? 0, main: true });
    for (const { seat, ships } of helpers) expect(ships).toBe(shown.players[seat]!.beside);
    expect(roleOf(shown.encounter, allies[0]!.seat)).toBe('offensive-ally');
    expect(roleOf(shown.encounter, defense!)).toBe('defense');
  });

  it('counts no card as held that lies on the table', () => {
    const shown = view('reinforce');
    const { offense } = shown.encounter;
    expect(shown.players[offense]!.laid).toHaveLength(1);
    expect(held(shown.players[offense]!)).toBe(shown.players[offense]!.cards - 1);
    const { hand } = shown;
    const { seat } = SCENES['reinforce']!();
    if (seat !== null && !shown.draft.cards.length) expect(held(shown.players[seat!]!)).toBe(hand.length);
  });

  it('adds up to the total of the engine, part by part', () => {
    const shown = view('reinforce');
    for (const side of ['offense', 'defense'] as const) {
      const sum = sumOf(shown, side)!;
      expect(sum.parts.reduce((total, part) => total + (part.value ?? 0), 0)).toBe(sum.total);
      expect(sum.parts[0]!.kind).toBe('card');
    }
  });

  it('puts down to powers what cards, ships and additions do not explain', () => {
    const shown = view('reinforce');
    const { encounter } = shown;
    encounter.totals = [encounter.totals![0]! + 7, encounter.totals![1]!];
    encounter.bonus = [-1, 0];
    const parts = sumOf(shown, 'offense')!.parts;
    expect(parts.at(-2)).toEqual({ kind: 'bonus', value: -1 });
    expect(parts.at(-1)).toEqual({ kind: 'powers', value: 8 });
  });

  it('counts a ship as much as a power says', () => {
    const shown = view('reinforce');
    const [fleet] = sideOf(shown, 'offense').fleets;
    shown.encounter.marks[`weight:${fleet!.seat}`] = 4;
    const part = sumOf(shown, 'offense')!.parts[1]!;
    expect(part).toMatchObject({ kind: 'ships', seat: fleet!.seat, value: fleet!.ships * 4, ships: fleet!.ships });
  });

  it('adds up the ships of a side before the cards are turned up', () => {
    const shown = view('planning');
    const sum = sumOf(shown, 'offense')!;
    expect(sum.known).toBe(false);
    expect(sum.parts[0]).toEqual({ kind: 'card', value: null });
    expect(sum.total).toBe(sideOf(shown, 'offense').fleets.reduce((ships, fleet) => ships + fleet.ships, 0));
  });

  it('has no sum for a card that does not attack', () => {
    const shown = view('reinforce');
    shown.encounter.kinds = ['negotiate', 'attack'];
    expect(sumOf(shown, 'offense')).toBeNull();
  });

  it('tells who is invited and who stays out', () => {
    const shown = view('alliance');
    const { invited } = sideOf(shown, 'offense');
    expect(invited).toContain(SCENES['alliance']!().seat);
    shown.encounter.marks[`declined:${invited[0]}`] = 1;
    expect(sideOf(shown, 'offense').declined).toContain(invited[0]);
  });

  it('knows the phase of every step', () => {
    expect(phaseOf('answer-card')).toBe('planning');
    expect(phaseOf('dealt')).toBe('resolution');
    expect(phaseOf('hands')).toBeNull();
  });
});

describe('an offer', () => {
  it('says what each of the two gives; a colony is given by the host', () => {
    const offer = offerOf(0, 2, ['attack-08'], { 'random:2': 2, 'colony:0': 15, 'flare:2': 1 });
    expect(offer.gives.get(0)).toEqual([{ kind: 'card', card: 'attack-08' }]);
    expect(offer.gives.get(2)).toEqual([
      { kind: 'random', count: 2 },
      { kind: 'colony', planet: 14, founder: 0 },
      { kind: 'any-of', type: 'flare', count: 1 },
    ]);
  });

  it('is read from the draft of its maker and from what lies on the table', () => {
    const mine = openOffer(view('offer'))!;
    expect(mine.gives.get(mine.proposer)!.some(({ kind }) => kind === 'card')).toBe(true);
    const theirs = openOffer(view('answer-offer'))!;
    expect(theirs.proposer).not.toBe(SCENES['answer-offer']!().seat);
    expect(openOffer(view('planning'))).toBeNull();
  });

  it('stays in sight while it is answered by another one', () => {
    const shown = view('answer-offer');
    const { offense, defense } = shown.encounter;
    const spoken = { [String(defense)]: { cards: ['morph'], terms: { [`random:${offense}`]: 1 } } };
    const offer = lastOffer(defense!, { ...shown, draft: { ...shown.draft, spoken } });
    expect(offer!.gives.get(defense!)).toEqual([{ kind: 'card', card: 'morph' }]);
    expect(offer!.gives.get(offense)).toEqual([{ kind: 'random', count: 1 }]);
    expect(lastOffer(offense, { ...shown, draft: { ...shown.draft, spoken } })).toBeUndefined();
  });
});
