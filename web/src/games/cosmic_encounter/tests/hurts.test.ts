import { expect, test } from 'vitest';
import type { Ask, Option } from '../../../lib/wire';
import { drawsAsk, endsTurn, reads } from '..';
import { hurts } from '../model/ranking';
import type { CosmicView } from '../model/types';

const use = (card: string, target?: number | string): Option => ({
  id: ['use', card, target].join(':'),
  key: 'use',
  args: target === undefined ? { card } : { card, target },
  hint: {},
});
const at = (sides: (string | null)[], warp = [0, 0, 0, 0]): CosmicView =>
  ({ encounter: { offense: 0, defense: 1, sides, marks: {} }, players: warp.map((count) => ({ warp: count })) }) as unknown as CosmicView;

test('a force field that sends home none but my own allies can only hurt', () => {
  expect(hurts(use('force_field'), 0, at(['offense', 'defense', 'offense', null]))).toBe(true);
  expect(hurts(use('force_field'), 0, at(['offense', 'defense', 'offense', 'defense']))).toBe(false);
  expect(hurts(use('force_field'), 3, at(['offense', 'defense', 'offense', null]))).toBe(false);
});

test('so can a plague on myself, tubes for others alone, and points for the other side', () => {
  const view = at(['offense', 'defense', null, null], [0, 2, 0, 0]);
  expect([0, 1].map((seat) => hurts(use('plague', seat), 0, view))).toEqual([true, false]);
  expect([0, 1].map((seat) => hurts(use('mobius_tubes'), seat, view))).toEqual([true, false]);
  expect(['offense', 'defense'].map((side) => hurts(use('reinforcement-2', side), 1, view))).toEqual([true, false]);
});

test('invitations and deals are made on the stage, and a card that is laid can be taken back for a moment', () => {
  const asked = ['invite', 'offer', 'select'].map((key) => drawsAsk({ key } as Ask));
  expect(asked).toEqual([true, true, false]);
  expect(endsTurn({ key: 'lay' } as Option)).toBe(true);
});

test('an alien is read before the first encounter goes on, and not later', () => {
  const view = (planet: number | null): never =>
    ({ turn: { round: 1, turn: 1, encounter: 1 }, encounter: { planet }, players: [{ aliens: ['zombie'] }] }) as never;
  expect(reads(view(null), 0)).toEqual(['alien:zombie']);
  expect([reads(view(3), 0), reads(view(null), null)]).toEqual([[], []]);
});
