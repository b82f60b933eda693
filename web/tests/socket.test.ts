import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSocket, type Link } from '../src/lib/socket';
import type { ServerMessage } from '../src/lib/wire';
import { FakeSocket } from './fake-socket';

const view = (seat: number | null, cursor: number): object => ({ type: 'view', seat, cursor });
let links: Link[];
let heard: ServerMessage[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  links = [];
  heard = [];
  socket = new TableSocket('ws://test/ws/tables/x', {
    message: (message) => heard.push(message),
    link: (link) => links.push(link),
  });
  socket.open(2);
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('says hello with its seat and no cursor at first', () => {
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', seat: 2, cursor: null }]);
  expect(links).toEqual(['connecting', 'open']);
});

test('comes back after a break and goes on from its cursor', () => {
  FakeSocket.last.open();
  FakeSocket.last.say(view(2, 17));
  FakeSocket.last.say({ type: 'change', cursor: 20 });
  FakeSocket.last.close();
  expect(links.at(-1)).toBe('lost');
  vi.advanceTimersByTime(500);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', seat: 2, cursor: 20 }]);
  expect(links.at(-1)).toBe('open');
  expect(heard.map(({ type }) => type)).toEqual(['view', 'change']);
});

test('waits longer after each failure', () => {
  for (const wait of [400, 1300, 2500, 5000]) {
    const before = FakeSocket.all.length;
    FakeSocket.last.close();
    vi.advanceTimersByTime(wait * 0.5);
    expect(FakeSocket.all.length).toBe(before);
    vi.advanceTimersByTime(wait * 0.5);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
});

test('a server that is full opens the line only to say so: each time we wait longer', () => {
  for (const wait of [4000, 8000, 15_000, 30_000, 30_000]) {
    const before = FakeSocket.all.length;
    FakeSocket.last.open();
    FakeSocket.last.say({ type: 'refused', nonce: null, id: 'too-many-connections', rule: null, args: {} });
    FakeSocket.last.close(4429);
    expect(links.at(-1)).toBe('crowded');
    vi.advanceTimersByTime(wait * 0.7);
    expect(FakeSocket.all.length).toBe(before);
    vi.advanceTimersByTime(wait * 0.6);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
  FakeSocket.last.open();
  FakeSocket.last.say({ type: 'table' });
  FakeSocket.last.close();
  expect(links.at(-1)).toBe('lost');
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all.length).toBe(before + 1);
});

test('a reply finds its request by the nonce', async () => {
  FakeSocket.last.open();
  const answer = socket.request({ type: 'answer', seat: 2, option: 'pass', ask: 1 });
  const why = socket.request({ type: 'why', seat: 2, option: 'buy:x' });
  const [, first, second] = FakeSocket.last.sent;
  FakeSocket.last.say({ type: 'answer-why', nonce: second?.['nonce'], rule: 'SB-8.1' });
  FakeSocket.last.say({ type: 'refused', nonce: first?.['nonce'], id: 'not-an-option', rule: null, args: {} });
  expect(await why).toEqual({ ok: true, rule: 'SB-8.1' });
  expect(await answer).toEqual({ ok: false, refused: { id: 'not-an-option', rule: null, args: {} } });
});

test('an answer whose acknowledgement got lost is sent again with the same nonce', async () => {
  FakeSocket.last.open();
  const answer = socket.request({ type: 'answer', seat: 2, option: 'pass', ask: 1 });
  const before = FakeSocket.last.sent[1];
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[1]).toEqual(before);
  FakeSocket.last.say({ type: 'refused', nonce: before?.['nonce'], id: 'stale-ask', rule: null, args: {} });
  expect(await answer).toEqual({ ok: true, rule: null });
});

test('a late click is refused when it was sent once only', async () => {
  FakeSocket.last.open();
  const answer = socket.request({ type: 'answer', seat: 2, option: 'pass', ask: 1 });
  FakeSocket.last.say({
    type: 'refused',
    nonce: FakeSocket.last.sent[1]?.['nonce'],
    id: 'stale-ask',
    rule: null,
    args: {},
  });
  expect((await answer).ok).toBe(false);
});

test('after a change of eyes the old view is not shown any more', () => {
  FakeSocket.last.open();
  socket.look(1);
  FakeSocket.last.say(view(2, 5));
  FakeSocket.last.say(view(1, 5));
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'hello', seat: 1, cursor: null });
  expect(heard).toEqual([view(1, 5)]);
});

test('changes seen through the old eyes are dropped until the new view is here', () => {
  FakeSocket.last.open();
  FakeSocket.last.say(view(2, 5));
  socket.look(1);
  FakeSocket.last.say({ type: 'change', cursor: 6 });
  FakeSocket.last.say(view(1, 6));
  FakeSocket.last.say({ type: 'change', cursor: 7 });
  expect(heard).toEqual([view(2, 5), view(1, 6), { type: 'change', cursor: 7 }]);
});

test('does not come back to a table that is not there', async () => {
  FakeSocket.last.open();
  const why = socket.request({ type: 'why', seat: 2, option: 'x' });
  FakeSocket.last.close(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(links.at(-1)).toBe('closed');
  expect(await why).toMatchObject({ ok: false, refused: { id: 'offline' } });
});

test('a silent line is given up and opened anew', () => {
  FakeSocket.last.open();
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(45_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('who leaves while the connection is being made lets it come about, says nothing and hangs up', () => {
  const hangUp = vi.spyOn(FakeSocket.last, 'close');
  socket.close();
  expect(hangUp).not.toHaveBeenCalled();
  FakeSocket.last.open();
  expect(hangUp).toHaveBeenCalledOnce();
  expect(FakeSocket.last.sent).toEqual([]);
  expect(links).toEqual(['connecting']);
});
