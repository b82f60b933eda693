import { describe, expect, it } from 'vitest';
import { addsOf, amountOf, isRemoval, stepsOf } from '../model/bargain';
import { formation } from '../model/formation';
import { fallen, lastTold } from '../model/told';

const won = [
  { key: 'turn', seat: 2 },
  { key: 'encounter', seat: 2, number: 1 },
  { key: 'moved', seat: 2, source: 'warp', goal: 13, count: 1 },
  { key: 'defense', seat: 0 },
  { key: 'aimed', seat: 2, planet: 2 },
  { key: 'allied', seat: 1, side: 'defense' },
  { key: 'revealed', seat: 2, card: 'negotiate' },
  { key: 'revealed', seat: 0, card: 'attack-12' },
  { key: 'use', seat: 3, ability: 'quash' },
  { key: 'cancelled', ability: 'quash' },
  { key: 'concluded', result: 'win', side: 'defense' },
  { key: 'moved', seat: 2, source: 'gate', goal: 'limbo', count: 4 },
  { key: 'moved', seat: 2, source: 'limbo', goal: 'warp', count: 4 },
  { key: 'handed-over', seat: 0, target: 2, count: 4 },
  { key: 'moved', seat: 1, source: 'warp', goal: 9, count: 1 },
  { key: 'drew', seat: 1, count: 1 },
  { key: 'moved', seat: 1, source: 'beside', goal: 8, count: 2 },
];

describe('the last encounter', () => {
  it('tells who won, with which cards, and what everybody lost and won', () => {
    const told = lastTold(won, 4)!;
    expect(told).toMatchObject({ offense: 2, defense: 0, planet: 2, winner: 'defense', result: 'win', totals: null, over: false });
    expect(told.cards).toEqual(['negotiate', 'attack-12']);
    expect(told.allies).toEqual([[], [1]]);
    expect(told.changes[2]).toMatchObject({ lost: 4, got: 4, back: 0 });
    expect(told.changes[0]).toMatchObject({ gave: 4, kept: true });
    // The way home is no colony.
    expect(told.changes[1]).toMatchObject({ back: 1, drew: 1, colonies: 0 });
    expect(told.uses).toEqual([{ seat: 3, ability: 'quash', cancelled: true }]);
    expect(fallen(told)).toBe(4);
  });

  it('stays the last one until the next has a result', () => {
    const told = lastTold([...won, { key: 'encounter', seat: 3 }, { key: 'defense', seat: 1 }], 4)!;
    expect(told).toMatchObject({ offense: 2, number: 0, over: true });
  });

  it('waits for the end of a negotiation', () => {
    const talk = [...won.slice(0, 8), { key: 'concluded', result: 'negotiation', side: null }];
    expect(lastTold(talk, 4)).toBeNull();
    const failed = [...talk, { key: 'concluded', result: 'failed', side: null }, { key: 'moved', seat: 0, source: 'limbo', goal: 'warp', count: 3 }];
    expect(lastTold(failed, 4)).toMatchObject({ result: 'failed', winner: null });
  });

  it('counts a colony of the offense and its allies', () => {
    const log = [...won.slice(0, 10), { key: 'concluded', result: 'win', side: 'offense' }, { key: 'moved', seat: 2, source: 'gate', goal: 2, count: 4 }];
    expect(lastTold(log, 4)!.changes[2]).toMatchObject({ colonies: 1, kept: false });
  });
});

describe('a formation', () => {
  it('places up to four ships of a fleet and says how many there are', () => {
    const placed = formation([{ seat: 1, ships: 9 }, { seat: 2, ships: 2 }], 0, 200, 50, 1);
    expect(placed.filter(({ seat }) => seat === 1)).toHaveLength(4);
    expect(placed.filter(({ more }) => more).map(({ seat, more }) => [seat, more])).toEqual([[1, 9]]);
    expect(placed.filter(({ seat }) => seat === 2)).toHaveLength(2);
  });

  it('keeps four fleets within their room, whichever way they face', () => {
    const fleets = [0, 1, 2, 3].map((seat) => ({ seat, ships: 4 }));
    for (const { x } of formation(fleets, 86, 252, 50, 1)) expect(x >= 86 && x <= 252).toBe(true);
    for (const { x } of formation(fleets, 380, 270, 50, -1)) expect(x >= 270 && x <= 380).toBe(true);
  });
});

describe('what can be added to an offer', () => {
  const option = (key: string, args: Record<string, string | number> = {}) => ({ id: [key, ...Object.values(args)].join(':'), key, args, hint: {} });
  const options = [
    option('done'),
    option('give-card', { card: 'attack-08' }),
    option('give-random', { count: 1 }),
    option('give-random', { count: 2 }),
    option('want', { kind: 'attack' }),
    option('want-highest', { count: 1 }),
    option('settle', { planet: 3 }),
    option('let-settle', { planet: 9 }),
    option('drop', { term: 'card-attack-04', seat: 1 }),
    option('drop', { term: 'random', seat: 1 }),
    option('drop', { term: 'colony', seat: 2 }),
    option('break-off'),
    option('time-up'),
  ];

  it('stands in the column of the one who gives it, verbs that are new too', () => {
    expect(addsOf(options, true).map(({ key }) => key)).toEqual(['give-card', 'give-random', 'let-settle']);
    expect(addsOf(options, false).map(({ key }) => key)).toEqual(['want', 'want-highest', 'settle']);
  });

  it('knows amounts and removals', () => {
    expect(addsOf(options, true).find(({ key }) => key === 'give-random')!.numbers).toBe(true);
    expect(addsOf(options, true).find(({ key }) => key === 'let-settle')!.numbers).toBe(false);
    expect(amountOf({ count: 3 })).toBe(3);
    expect(options.filter(isRemoval).map(({ key }) => key)).toEqual(['drop', 'drop', 'drop']);
  });

  it('can be taken out again, and amounts go up and down', () => {
    expect(stepsOf({ kind: 'card', card: 'attack-04' }, 1, true, options).less?.id).toBe('drop:card-attack-04:1');
    const random = stepsOf({ kind: 'random', count: 2 }, 1, true, options);
    expect([random.less?.id, random.more?.id]).toEqual(['drop:random:1', 'give-random:1']);
    expect(stepsOf({ kind: 'random', count: 2 }, 2, false, options)).toEqual({ less: undefined, more: undefined });
    // The founder of a colony, not its giver, is named in the step.
    expect(stepsOf({ kind: 'colony', planet: 9, founder: 2 }, 1, true, options).less?.id).toBe('drop:colony:2');
    expect(stepsOf({ kind: 'any-of', type: 'attack', count: 1 }, 2, false, options).more?.id).toBe('want:attack');
  });
});
