import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Film } from '../src/lib/film';
import type { ReplayFrame } from '../src/lib/wire';

let asked: string[];
let shown: number[];
let failed: number;
let answers: ((ok: boolean) => void)[];
let film: Film;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, shown, failed, answers] = [[], [], 0, []];
  film = new Film({
    fetch: (eyes, at) => {
      asked.push(`${eyes} ${at}`);
      return new Promise((settle, reject) =>
        answers.push((ok) => (ok ? settle({ at } as ReplayFrame) : reject(new Error('busy')))),
      );
    },
    show: (frame) => shown.push(frame.at),
    fail: () => failed++,
  });
});
afterEach(() => vi.useRealTimers());

const answer = async (ok = true): Promise<void> => {
  answers.shift()?.(ok);
  await vi.advanceTimersByTimeAsync(1000);
};

test('dragging asks for one moment at a time, and then for where it has come to', async () => {
  for (let at = 0; at < 50; at++) film.want(null, at);
  expect(asked).toEqual(['null 0']);
  await answer();
  expect(asked).toEqual(['null 0', 'null 49']);
  await answer();
  expect(shown).toEqual([0, 49]);
  expect(asked).toHaveLength(2);
});

test('a moment that was seen is not asked for again', async () => {
  film.want(1, 7);
  await answer();
  film.want(1, 8);
  await answer();
  film.want(1, 7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['1 7', '1 8']);
  expect(shown).toEqual([7, 8, 7]);
});

test('what comes late is not laid over what the slider has gone back to', async () => {
  film.want(null, 1);
  await answer();
  film.want(null, 2);
  film.want(null, 1);
  await answer();
  expect(shown).toEqual([1, 1]);
});

test('a failure is told, and the next wish is tried', async () => {
  film.want(null, 1);
  await answer(false);
  expect([failed, asked.length]).toEqual([1, 1]);
  film.want(null, 2);
  await answer();
  expect(shown).toEqual([2]);
});
