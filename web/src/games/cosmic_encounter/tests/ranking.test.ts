import { describe, expect, it } from 'vitest';
import { arrange } from '..';
import { bundleOf } from '../model/ranking';
import type { Ask, Option } from '../../../lib/wire';
import { SCENES } from '../preview/scenes';

const option = (id: string, args: Option['args'] = {}, hint: Option['hint'] = {}): Option => ({ id, key: id.split(':')[0]!, args, hint });
const ask = (key: string, seat: number, options: Option[]): Ask => ({ ...SCENES['planning']!().asks[0]!, key, seat, options });
const ships = (planet: number, there: number): Option[] =>
  Array.from({ length: there }, (_, at) => option(`ship:${planet}:${at + 1}`, { planet, count: at + 1 }, { left: there - at - 1 }));

describe('the order of options', () => {
  const to = (side: string): Option => option(`use:reinforcement-3:${side}`, { card: 'reinforcement-3', target: side });

  it('offers a reinforcement for my own side first', () => {
    const { view } = SCENES['reinforce']!();
    const { offense, defense } = view['encounter'] as { offense: number; defense: number };
    const first = (seat: number): string => arrange(ask('reveal.totals', seat, [to('offense'), to('defense')]), view)[0]!.id;
    expect(first(offense)).toBe('use:reinforcement-3:offense');
    expect(first(defense)).toBe('use:reinforcement-3:defense');
  });

  it('turns that round where the lower total wins', () => {
    const { view } = SCENES['reinforce']!();
    const encounter = { ...(view['encounter'] as object), marks: { 'lower-wins': 1 } } as unknown as { offense: number };
    const [first] = arrange(ask('reveal.totals', encounter.offense, [to('offense'), to('defense')]), { ...view, encounter } as typeof view);
    expect(first!.id).toBe('use:reinforcement-3:defense');
  });

  it('never puts a bundle first that empties a colony', () => {
    const auto = option('auto:4', { count: 4 });
    expect(arrange(ask('launch', 0, [auto, ...ships(0, 4), ...ships(1, 3)]))[0]!.id).toBe(auto.id);
    expect(arrange(ask('launch', 0, [auto, ...ships(0, 2), ...ships(1, 2)])).at(-1)!.id).toBe(auto.id);
  });

  it('says what a bundle leaves: the last ship of a colony goes last', () => {
    const left = (count: number, ...there: Option[][]) => bundleOf(option(`auto:${count}`, { count }), ask('launch', 0, there.flat()), null);
    expect(left(4, ships(0, 4), ships(1, 3))).toMatchObject({ least: 1, empties: 0 });
    expect(left(16, ships(0, 4), ships(1, 4), ships(2, 4), ships(3, 4))).toMatchObject({ least: 0, empties: 4 });
    expect(left(2)).toBeNull();
    const [auto] = arrange(ask('launch', 0, [option('auto:4', { count: 4 }), ...ships(0, 4), ...ships(1, 3)]));
    expect(auto!.hint).toEqual({ spares: 1 });
  });

  it('warns that a bundle costs the power', () => {
    const { view, seat } = SCENES['launch']!();
    const players = view['players'] as { planets: number[]; home: number; lost: boolean }[];
    Object.assign(players[seat!]!, { home: 3, lost: false });
    const planets = players[seat!]!.planets.slice(0, 3);
    const [auto] = arrange(ask('launch', seat!, [option('auto:3', { count: 3 }), ...planets.flatMap((planet) => ships(planet, 1))]), view).slice(-1);
    expect(auto!.hint).toEqual({ empties: 3, 'costs-power': 1 });
  });
});
