import { expect, test } from 'vitest';
import { before, changed, opened, patch } from '../src/lib/reduce';
import type { ChangeMessage, View, ViewMessage } from '../src/lib/wire';

const view: View = { turn: { round: 1 }, players: [{ vp: 0 }, { vp: 0 }], hand: [] };

const first: ViewMessage = {
  type: 'view',
  seat: 0,
  cursor: 2,
  view,
  events: [
    { key: 'turn', seat: 0 },
    { key: 'rolled', seat: 0 },
  ],
  asks: [{ id: 1, seat: 0, key: 'dice', args: {}, options: [] }],
  acts: [],
  waiting: [0],
  window: null,
  may_undo: false,
  outcome: null,
  seconds_left: null,
  chat: [],
};

const change = (more: Partial<ChangeMessage>): ChangeMessage => ({
  type: 'change',
  cursor: 3,
  events: [{ key: 'collected', seat: 1 }],
  parts: {},
  asks: [],
  acts: [],
  waiting: [1],
  window: null,
  may_undo: true,
  outcome: null,
  seconds_left: null,
  late: [],
  ...more,
});

test('a part replaces a key of the view, or one element of a list', () => {
  const next = patch(view, { turn: { round: 2 }, 'players.1': { vp: 5 } });
  expect(next).toEqual({ turn: { round: 2 }, players: [{ vp: 0 }, { vp: 5 }], hand: [] });
});

test('what no part touches stays the same object', () => {
  const next = patch(view, { 'players.1': { vp: 5 } });
  expect((next['players'] as View[])[0]).toBe((view['players'] as View[])[0]);
  expect(next['turn']).toBe(view['turn']);
  expect(view['players']).toEqual([{ vp: 0 }, { vp: 0 }]);
});

test('a path may go deeper, through objects and lists', () => {
  const deep: View = { map: { systems: [{ ships: 1 }, { ships: 2 }] } };
  expect(patch(deep, { 'map.systems.1.ships': 9 })).toEqual({ map: { systems: [{ ships: 1 }, { ships: 9 }] } });
});

test('a change adds its events to the log and replaces asks and waiting', () => {
  const state = changed(opened(first), change({ parts: { 'players.1': { vp: 4 } } }));
  expect(state.log.map(({ key }) => key)).toEqual(['turn', 'rolled', 'collected']);
  expect(state.fresh).toEqual([{ key: 'collected', seat: 1 }]);
  expect(state).toMatchObject({ cursor: 3, asks: [], waiting: [1], mayUndo: true, seat: 0 });
  expect((state.view['players'] as View[])[1]).toEqual({ vp: 4 });
});

test('what is told twice after a break is written once', () => {
  const state = changed(
    opened(first),
    change({
      cursor: 3,
      events: [
        { key: 'rolled', seat: 0 },
        { key: 'collected', seat: 1 },
      ],
    }),
  );
  expect(state.log.map(({ key }) => key)).toEqual(['turn', 'rolled', 'collected']);
  const again = changed(state, change({ cursor: 3 }));
  expect(again.log).toHaveLength(3);
  expect(again.fresh).toEqual([]);
});

test('a long log loses its oldest lines but keeps their numbers', () => {
  let state = opened({ ...first, events: [], cursor: 0 });
  for (let cursor = 100; cursor <= 2100; cursor += 100) {
    state = changed(
      state,
      change({ cursor, events: Array.from({ length: 100 }, (_, i) => ({ key: `e${cursor - 100 + i}` })) }),
    );
  }
  expect(state.log).toHaveLength(2000);
  expect(state.dropped).toBe(100);
  expect(state.log[0]).toEqual({ key: 'e100' });
});

test('a time limit becomes a moment', () => {
  const before = Date.now();
  const { deadline } = opened({ ...first, seconds_left: 30 });
  expect(deadline).toBeGreaterThanOrEqual(before + 30_000);
  expect(opened(first).deadline).toBeNull();
});

test('what is older than the log is known by its number, and goes in front', () => {
  const state = opened({ ...first, cursor: 12 });
  expect(state.dropped).toBe(10);
  const more = before(state, { first: 8, events: [{ key: 'bought' }, { key: 'paid' }] });
  expect(more.log.map(({ key }) => key)).toEqual(['bought', 'paid', 'turn', 'rolled']);
  expect(more.dropped).toBe(8);
  expect(more.fresh).toBe(state.fresh);
});

test('older events that do not fit in front of the log are left out', () => {
  const state = opened({ ...first, cursor: 12 });
  expect(before(state, { first: 7, events: [{ key: 'bought' }, { key: 'paid' }] })).toBe(state);
  expect(before(state, { first: 10, events: [] })).toBe(state);
});

test('what was fetched stays when more happens', () => {
  const events = Array.from({ length: 2500 }, () => ({ key: 'bought' }));
  const state = before(opened({ ...first, cursor: 2502 }), { first: 0, events });
  const next = changed(state, change({ cursor: 2503 }));
  expect([next.log.length, next.dropped]).toEqual([2502, 1]);
});
