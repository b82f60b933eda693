import { describe, expect, test } from 'vitest';
import { Draft, type Tried } from '../src/lib/draft.svelte';
import { inOrder, type Habits, type Step } from '../src/lib/runner';
import type { Ask, GameEvent, Option, View } from '../src/lib/wire';

const option = (id: string): Option => ({ id, key: id.split(':')[0]!, args: {}, hint: {} });
const asks = (key: string, ...ids: string[]): Ask => ({ id: 7, seat: 0, key, args: {}, options: ids.map(option) });

/** A server that takes every answer but these. */
function drafting(...refused: string[]): { draft: Draft; tried: string[][] } {
  const tried: string[][] = [];
  const draft = new Draft({
    rehearse: (_ask, answers) => {
      tried.push([...answers]);
      const at = answers.findIndex((answer) => refused.includes(answer));
      const taken = at < 0 ? answers.length : at;
      return Promise.resolve<Tried>({ taken, view: { taken }, ask: { ...asks('move'), id: 8 } });
    },
    changed: () => undefined,
  });
  draft.meets(asks('turn', 'activate:27'));
  return { draft, tried };
}

describe('a draft', () => {
  test('shows where its answers lead, and nothing once it is empty', async () => {
    const { draft } = drafting();
    await draft.set(['activate:27', 'ship:1']);
    expect([draft.answers, draft.shown?.view]).toEqual([['activate:27', 'ship:1'], { taken: 2 }]);
    await draft.set([]);
    expect(draft.shown).toBeNull();
  });

  test('drops what is not offered any more, and goes on with the rest', async () => {
    const { draft, tried } = drafting('load:1');
    await draft.set(['activate:27', 'load:1', 'ship:2']);
    expect(draft.answers).toEqual(['activate:27', 'ship:2']);
    expect(tried).toHaveLength(2);
  });

  test('keeps a first answer after which dice or others decide, and shows the table as it is', async () => {
    const { draft } = drafting('activate:27');
    await draft.set(['activate:27']);
    expect([draft.answers, draft.shown]).toEqual([['activate:27'], null]);
  });

  test('is gone with its question', async () => {
    const { draft } = drafting();
    await draft.set(['activate:27']);
    draft.meets(asks('turn', 'activate:27'));
    expect(draft.answers).toHaveLength(1);
    draft.meets({ ...asks('pay'), id: 9 });
    expect(draft.answers).toHaveLength(0);
  });

  test('forgets what was tried out for a draft that has changed since', async () => {
    const { draft } = drafting();
    const first = draft.set(['activate:27']);
    draft.clear();
    await first;
    expect([draft.answers, draft.shown]).toEqual([[], null]);
  });
});

describe('a plan that was committed', () => {
  const plan: Step[] = [
    { at: 'turn', answer: 'activate:27' },
    { at: 'move', answer: 'ship:1' },
    { at: 'move', answer: 'done' },
    { at: 'land', answer: 'land:x' },
  ];
  const habits: Habits = {
    disturbs: ({ key }) => key === 'played',
    ends: ({ key }) => key === 'turn',
    again: (rest) => rest.map(({ answer }) => answer),
  };
  const played: GameEvent[] = [{ key: 'played', seat: 1 }];
  const view: View = {};

  test('gives its answers in order, each at its question', () => {
    const runner = inOrder(plan, habits);
    expect(runner.next(asks('turn', 'activate:27'), view, [])).toBe('activate:27');
    expect(runner.next(asks('move', 'ship:1', 'done'), view, [])).toBe('ship:1');
    expect(runner.next(asks('move', 'done'), view, [])).toBe('done');
    expect(runner.next(asks('land', 'land:x'), view, [])).toBe('land:x');
    expect(runner.next(asks('land', 'done'), view, [])).toBeNull();
  });

  test('leaves what opens in between to the player', () => {
    const runner = inOrder(plan, habits);
    runner.next(asks('turn', 'activate:27'), view, []);
    expect(runner.next(asks('window', 'use:x', 'pass'), view, [])).toBe('wait');
    runner.answered?.(option('pass'));
    expect(runner.next(asks('move', 'ship:1'), view, [])).toBe('ship:1');
  });

  test('comes back for review when somebody has responded', () => {
    const runner = inOrder(plan, habits);
    runner.next(asks('turn', 'activate:27'), view, []);
    expect(runner.next(asks('move', 'ship:1'), view, played)).toEqual(['ship:1', 'done', 'land:x']);
  });

  test('comes back for review when the player has done something else meanwhile', () => {
    const runner = inOrder(plan, habits);
    runner.next(asks('turn', 'activate:27'), view, []);
    runner.answered?.(option('use:flank_speed'));
    expect(runner.next(asks('move', 'ship:1'), view, [])).toEqual(['ship:1', 'done', 'land:x']);
  });

  test('comes back for review when an answer is not offered', () => {
    const runner = inOrder(plan, habits);
    runner.next(asks('turn', 'activate:27'), view, []);
    expect(runner.next(asks('move', 'done'), view, [])).toEqual(['ship:1', 'done', 'land:x']);
  });

  test('is over with the turn', () => {
    const runner = inOrder(plan, habits);
    runner.next(asks('turn', 'activate:27'), view, []);
    expect(runner.next(asks('turn', 'activate:28'), view, [])).toBeNull();
  });
});
