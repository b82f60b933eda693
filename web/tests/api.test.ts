import { afterEach, expect, test, vi } from 'vitest';
import { api, Refusal } from '../src/lib/api';
import { busy } from '../src/lib/busy.svelte';

const answer = (status: number, body: string): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, { status }))),
  );
};
afterEach(() => vi.unstubAllGlobals());

const refusal = async (request: Promise<unknown>): Promise<unknown> => {
  const error = await request.catch((caught: unknown) => caught);
  return error instanceof Refusal ? [error.refused, error.status] : error;
};

test('a refusal keeps its name, rule and arguments', async () => {
  answer(409, '{"error": "name-taken", "rule": null, "args": {"name": "Vega"}}');
  expect(await refusal(api.take('x', 1, 'Vega'))).toEqual([
    { id: 'name-taken', rule: null, args: { name: 'Vega' } },
    409,
  ]);
});

test('what is no refusal of ours still has a name', async () => {
  answer(502, '<html>bad gateway</html>');
  expect(await refusal(api.tables())).toEqual([{ id: 'server-error', rule: null, args: {} }, 502]);
  answer(413, '<html>too large</html>');
  expect(await refusal(api.import({}))).toEqual([{ id: 'too-large', rule: null, args: {} }, 413]);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('network'))),
  );
  expect(await refusal(api.tables())).toEqual([{ id: 'offline', rule: null, args: {} }, 0]);
});

test('what changes something carries the CSRF token, what reads does not', async () => {
  document.cookie = 'csrftoken=abc123';
  answer(200, '{}');
  await api.start('x');
  await api.table('x');
  const calls = vi.mocked(fetch).mock.calls.map(([, init]) => (init?.headers as Record<string, string>)['x-csrftoken']);
  expect(calls).toEqual(['abc123', undefined]);
});

test('what only reads waits as long as the server asks, says so, and tries again', async () => {
  vi.useFakeTimers();
  const replies = [
    new Response('{"error": "too-many-requests"}', { status: 429, headers: { 'retry-after': '7' } }),
    new Response('{"mine": [], "public": []}', { status: 200 }),
  ];
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(replies.shift())),
  );
  const tables = api.tables();
  await vi.advanceTimersByTimeAsync(6900);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(busy.reason?.id).toBe('too-many-requests');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await tables).toEqual({ mine: [], public: [] });
  expect(busy.reason).toBeNull();
  vi.useRealTimers();
});

test('what changes something is not sent twice by itself', async () => {
  answer(503, '{"error": "no-database"}');
  expect(await refusal(api.start('x'))).toMatchObject([{ id: 'no-database' }, 503]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('static data is fetched once, and again after a failure', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('network'))),
  );
  expect(await refusal(api.games())).toMatchObject([{ id: 'offline' }, 0]);
  answer(200, '[]');
  await api.games();
  await api.games();
  expect(fetch).toHaveBeenCalledTimes(1);
});
