import { describe, expect, it } from 'vitest';
import type { Ask, GameEvent, Option, View } from '../../../lib/wire';
import { actionSteps, activation, drafts, habits, landingSteps, less, oneByOne, proposeLanding, without } from '../model/drafting';
import { fightOn } from '../model/fight';
import type { Landing, TwilightView } from '../model/types';
import { SCENES } from '../preview/scenes';

const base = SCENES['move']!().view as unknown as TwilightView;
const option = (id: string): Option => ({ id, key: id.split(':')[0]!, args: {}, hint: {} });
const asks = (key: string, ...ids: string[]): Ask => ({ id: 7, seat: 0, key, args: {}, options: ids.map(option) });
const drafted: TwilightView = {
  ...base,
  draft: { ...base.draft, moving: [[13, 'carrier', 2]], cargo: [[13, 'fighter', 1], ['quinarra', 'infantry', 2]] },
  systems: [{ ...base.systems[0]!, system: 13, planets: { quinarra: Object.values(base.systems.find(({ planets }) => Object.keys(planets).length)!.planets)[0]! } }],
};
const planet = (name: string, infantry: number, win: number[]): Landing => ({ planet: name, owner: infantry ? 1 : null, infantry, pds: 0, win });

describe('a tactical action', () => {
  it('is drafted from its activation on', () => {
    expect(drafts(option('activate:27'), asks('turn'))).toBe(true);
    expect(drafts(option('fleet:13'), asks('move'))).toBe(true);
    expect(drafts(option('done'), asks('move'))).toBe(false);
    expect(drafts(option('strategic:trade'), asks('turn'))).toBe(false);
    expect(drafts(option('build:carrier:1'), asks('build', 'build:carrier:1', 'done'))).toBe(true);
    // No sheet there that would send it.
    expect(drafts(option('build:carrier:1'), asks('build', 'build:carrier:1', 'build-from:carrier:15', 'done'))).toBe(false);
    expect([activation(['activate:27', 'fleet:13']), activation(['fleet:13'])]).toEqual([27, null]);
  });

  it('can be taken apart ship by ship and passenger by passenger', () => {
    const answers = oneByOne(drafted, ['activate:27', 'fleet:13']);
    expect(answers).toEqual([
      'activate:27',
      'ship:13:carrier:1',
      'ship:13:carrier:1',
      'load:13:fighter:1',
      'load:quinarra:infantry:1',
      'load:quinarra:infantry:1',
    ]);
    expect(less(answers, 'load:quinarra:infantry:1')).toHaveLength(5);
    expect(without(drafted, ['activate:27', 'fleet:13'], 13)).toEqual(['activate:27']);
  });

  it('lands one on each planet that nobody defends, and the others where they bring most', () => {
    const landings = [planet('free', 0, [1, 1, 1, 1]), planet('held', 1, [0.4, 0.8, 0.97, 0.99])];
    expect(proposeLanding(landings, 1)).toEqual({ free: 1 });
    expect(proposeLanding(landings, 3)).toEqual({ free: 1, held: 2 });
    expect(proposeLanding(landings, 6)).toEqual({ free: 1, held: 5 });
    expect(proposeLanding([], 2)).toEqual({});
  });

  it('is sent as answers that the questions offer: one, two, three or all', () => {
    const sent = landingSteps({ a: 4, b: 1 }, 6).map(({ answer }) => answer);
    expect(sent).toEqual(['land:a:3', 'land:a:1', 'land:b:1', 'done']);
    expect(landingSteps({ a: 5 }, 5)[0]!.answer).toBe('land:a:5');
    expect(actionSteps(['activate:27', 'fleet:13'], {}, 0, true)).toEqual([
      { at: 'turn', answer: 'activate:27' },
      { at: 'move', answer: 'fleet:13' },
      { at: 'move', answer: 'done' },
      { at: 'custodians', answer: 'remove-custodians' },
      { at: 'pay', answer: 'auto' },
    ]);
  });

  it('is looked at again when somebody plays a card, not when they only watch', () => {
    const { disturbs, again } = habits(0);
    const event = (key: string, seat: number): GameEvent => ({ key, seat });
    expect(disturbs(event('played', 1))).toBe(true);
    expect(disturbs(event('rift', 0))).toBe(true);
    expect(disturbs(event('moved', 0))).toBe(false);
    expect(again([{ at: 'move', answer: 'fleet:13' }, { at: 'move', answer: 'done' }], asks('move'))).toEqual(['fleet:13']);
  });
});

describe('a fight that goes on', () => {
  const fight = (attacker: number): View =>
    ({ ...base, turn: { ...base.turn, active: 0 }, action: { ...base.action, combat: 'space' }, odds: [{ kind: 'space', foe: 1, planet: null, attacker, defender: 1 - attacker, draw: 0, exact: true }] }) as unknown as View;
  const begun = fight(0.8) as unknown as TwilightView;

  it('stays and takes the hits as proposed', () => {
    const runner = fightOn(begun, 0);
    expect(runner.next(asks('retreat', 'stay', 'retreat'), fight(0.8), [])).toBe('stay');
    expect(runner.next(asks('hits', 'auto', 'lose:fighter:1'), fight(0.75), [])).toBe('auto');
    expect(runner.next(asks('retreat', 'stay', 'retreat'), fight(0.75), [])).toBe('stay');
    expect(runner.next(asks('window', 'use:morale_boost', 'pass'), fight(0.75), [])).toBe('wait');
  });

  it('stops when the odds have fallen, when somebody plays a card, and when it is over', () => {
    const worse = fightOn(begun, 0);
    worse.next(asks('retreat', 'stay'), fight(0.8), []);
    expect(worse.next(asks('retreat', 'stay'), fight(0.5), [])).toBeNull();
    const acted = fightOn(begun, 0);
    acted.next(asks('retreat', 'stay'), fight(0.8), []);
    expect(acted.next(asks('retreat', 'stay'), fight(0.8), [{ key: 'played', seat: 1 }])).toBeNull();
    const over = { ...(begun as unknown as View), action: { ...base.action, combat: null } } as unknown as View;
    expect(fightOn(begun, 0).next(asks('land', 'done'), over, [])).toBeNull();
  });
});
