import { describe, expect, it } from 'vitest';
import { toolsOf } from '../../../../tests/board';
import { names, tells, thingOf, weight } from '../model/named';
import rows from '../preview/cards.json';
import { SCENES } from '../preview/scenes';

const { tools } = toolsOf('cosmic-encounter', rows);
const view = SCENES['planning']!().view;
const { offense, defense } = view['encounter'] as { offense: number; defense: number };

describe('the story', () => {
  it('opens the card of every name in a line', () => {
    expect(names({ key: 'revealed', seat: 1, card: 'attack-10' }, tools)).toEqual([{ id: 'card:attack-10', name: 'Attack 10' }]);
    expect(names({ key: 'use', seat: 1, ability: 'wild-zombie', target: [] }, tools)[0]!.id).toBe('card:flare-zombie');
    expect(names({ key: 'use', seat: 1, ability: 'hate', target: [] }, tools)[0]!.id).toBe('alien:hate');
    expect(names({ key: 'moved', seat: 1, source: 3, goal: 'warp', count: 2 }, tools)).toEqual([]);
    expect(thingOf('card:flare-zombie')).toEqual({ kind: 'card', id: 'flare-zombie' });
  });

  it('tells me what is done to me, and nobody else', () => {
    const use = { key: 'use', seat: 1, ability: 'plague', kind: 'artifact', target: [2] };
    expect(tells(use, 2, view, tools)).toMatchObject({ tone: 'bad', seat: 1, title: 'Plague' });
    expect(tells(use, 3, view, tools)).toBeNull();
    expect(tells(use, 1, view, tools)).toBeNull();
    expect(tells({ key: 'cancelled', seat: 2, ability: 'plague' }, 2, view, tools)).toMatchObject({ title: 'Plague' });
    expect(tells({ key: 'cancelled', seat: 2, ability: 'plague' }, 1, view, tools)).toBeNull();
  });

  it('tells both sides by whom a deal failed', () => {
    const event = { key: 'broke-off', seat: offense };
    expect(tells(event, defense, view, tools)!.text).toContain(tools.names[offense]);
    expect(tells(event, offense, view, tools)).toBeNull();
  });

  it('holds the result longest and what I do myself not at all', () => {
    expect(weight([{ key: 'concluded', result: 'win' }], 0)).toBeGreaterThan(weight([{ key: 'drew', seat: 1 }], 0));
    expect(weight([{ key: 'drew', seat: 0 }], 0)).toBe(0);
    expect(weight([{ key: 'window' }], 0)).toBe(0);
  });
});
