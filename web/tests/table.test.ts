import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts } from '../src/lib/i18n.svelte';
import { TableStore } from '../src/lib/table.svelte';
import type { Ask, ChangeMessage, GameEvent, Option, SeatInfo, TableInfo } from '../src/lib/wire';
import { beatsOf, HOLD, SETTLE, THROW } from '../src/lib/telling.svelte';
import { FakeSocket } from './fake-socket';

vi.mock('../src/games', () => ({
  loadGame: (id: string) =>
    Promise.resolve({
      id,
      cards: null,
      module: {
        describe: () => ({}),
        secrets: (view: { hand: unknown[] }) => view.hand.length > 0,
        endsTurn: ({ key }: Option) => key === 'pass',
        rolls: (events: GameEvent[], mine: number | null) => events.some(({ key, seat }) => key === 'rolled' && seat === mine),
      },
    }),
}));

const seat = (at: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: at,
  name: `P${at}`,
  kind: 'person',
  bot: null,
  mine: false,
  online: true,
  resigned: false,
  linked: false,
  offered: false,
  returnable: false,
  away: null,
  ...more,
});

const info = (mine: number[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'x',
  game: 'space-base',
  seats: [0, 1, 2].map((at) => seat(at, { mine: mine.includes(at) })),
  options: {},
  public: false,
  host: true,
  state: 'running',
  turn: [0],
  round: 1,
  outcome: null,
  created: '2026-11-15T20:00:00.000Z',
  changed: '2026-11-15T20:30:00.000Z',
  commitment: null,
  promises: {},
  rematch: null,
  decision_seconds: null,
  decision_default: 'pass',
  talk_seconds: null,
  private_chat: true,
  delay: 0,
  pace: 'brisk',
  motion: null,
  take_back_seconds: 0,
  ...more,
});

const ask = (at: number): Ask => ({
  id: 7,
  seat: at,
  key: 'dice',
  args: {},
  options: [{ id: 'pass', key: 'pass', args: {}, hint: {} }],
});

const standing = { cursor: 1, events: [], acts: [], window: null, may_undo: false, outcome: null, seconds_left: null };

const view = (at: number | null, waiting: number[], hand: string[] = []): object => ({
  type: 'view',
  seat: at,
  view: { hand },
  chat: [],
  asks: at !== null && waiting.includes(at) ? [ask(at)] : [],
  waiting,
  ...standing,
});

const change = (waiting: number[]): object => ({
  type: 'change',
  parts: {},
  asks: [],
  waiting,
  ...standing,
  cursor: 2,
});

let table: TableStore;

async function sit(here: TableInfo): Promise<void> {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(here)))),
  );
  table = new TableStore('x');
  await table.open();
  FakeSocket.last.open();
}
const hellos = (): unknown[] =>
  FakeSocket.last.sent.filter(({ type }) => type === 'hello').map((message) => message['seat']);

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
  vi.spyOn(texts, 't').mockImplementation((key) => key);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one seat is looked through at once, no seat makes an onlooker', async () => {
  await sit(info([1]));
  expect(hellos()).toEqual([1]);
  await sit(info([]));
  expect(hellos()).toEqual([null]);
});

test('an answer carries its ask and keeps others from being sent', async () => {
  await sit(info([0]));
  FakeSocket.last.say(view(0, [0]));
  vi.advanceTimersByTime(SETTLE);
  const option = table.ask!.options[0]!;
  const answered = table.answer(option);
  void table.answer(option);
  const sent = FakeSocket.last.sent.filter(({ type }) => type === 'answer');
  expect(sent).toMatchObject([{ seat: 0, option: 'pass', ask: 7 }]);
  expect(table.busy).toBe(true);
  FakeSocket.last.say({ type: 'refused', nonce: sent[0]!['nonce'], id: 'stale-ask', rule: 'SB-1.1', args: {} });
  await answered;
  expect(table.busy).toBe(false);
  expect(table.notice).toEqual({ id: 'stale-ask', rule: 'SB-1.1', args: {} });
});

test('a question that has just appeared takes no answer: the second half of a double click is lost', async () => {
  await sit(info([0]));
  FakeSocket.last.say(view(0, [0]));
  const answers = (): unknown[] => FakeSocket.last.sent.filter(({ type }) => type === 'answer');
  const [option] = table.ask!.options;
  vi.advanceTimersByTime(SETTLE - 1);
  void table.answer(option!);
  expect([table.answerable, answers().length]).toEqual([false, 0]);
  vi.advanceTimersByTime(1);
  void table.answer(option!);
  expect(answers()).toHaveLength(1);
});

const answers = (): unknown[] => FakeSocket.last.sent.filter(({ type }) => type === 'answer');

async function passes(more: Partial<TableInfo>, seconds: number | null = null): Promise<void> {
  await sit(info([0], { take_back_seconds: 2, ...more }));
  FakeSocket.last.say({ ...view(0, [0]), seconds_left: seconds });
  vi.advanceTimersByTime(SETTLE);
  void table.answer(table.ask!.options[0]!);
}

test('what ends my turn is held for a moment, and can be taken back until then', async () => {
  await passes({});
  expect([table.held.answer?.option.id, table.answerable, answers().length]).toEqual(['pass', false, 0]);
  await table.undo();
  vi.advanceTimersByTime(5000);
  expect([table.held.answer, table.answerable, answers().length]).toEqual([null, true, 0]);
  void table.answer(table.ask!.options[0]!);
  vi.advanceTimersByTime(2000);
  expect([table.held.answer, answers().length]).toEqual([null, 1]);
});

test('what is held is sent at once when I press on, when the page closes, and before a clock runs out', async () => {
  await passes({});
  table.held.goOn();
  expect(answers()).toHaveLength(1);
  await passes({});
  table.close();
  expect(answers()).toHaveLength(1);
  await passes({}, 1.8);
  expect(answers()).toHaveLength(1);
});

test('a question that is gone takes nothing that was held for it', async () => {
  await passes({});
  FakeSocket.last.say({ ...change([1]), events: [] });
  vi.advanceTimersByTime(5000);
  expect(answers()).toHaveLength(0);
});

test('I roll my own dice, unless a clock runs or the table is an instant one', async () => {
  const rolled = { ...change([0]), events: [{ key: 'rolled', seat: 0 }], asks: [ask(0)] };
  await sit(info([0]));
  FakeSocket.last.say(view(0, []));
  FakeSocket.last.say(rolled);
  vi.advanceTimersByTime(60_000);
  expect([table.telling.rolling, table.ask]).toEqual([true, null]);
  // While the roll waits for me, nobody else is waited for.
  expect(table.waitedFor).toEqual([]);
  table.telling.roll();
  // The question comes when the dice lie.
  expect([table.telling.rolling, table.ask]).toEqual([false, null]);
  vi.advanceTimersByTime(THROW);
  expect(table.ask?.id).toBe(7);
  for (const more of [{ pace: 'instant' }, { decision_seconds: 30 }] as Partial<TableInfo>[]) {
    await sit(info([0], more));
    FakeSocket.last.say(view(0, []));
    FakeSocket.last.say(rolled);
    expect(table.ask?.id).toBe(7);
  }
});

test('what the clock decides is told as such, what I have answered is not', async () => {
  for (const [answered, titles] of [
    [false, [texts.t('clock-over')]],
    [true, []],
  ] as const) {
    await sit(info([0], { decision_seconds: 30, pace: 'instant' }));
    FakeSocket.last.say({ ...view(0, [0]), asks: [ask(0)], seconds_left: 30 });
    vi.advanceTimersByTime(SETTLE);
    if (answered) void table.answer(table.ask!.options[0]!);
    vi.advanceTimersByTime(30_000);
    FakeSocket.last.say({ ...change([1]), events: [] });
    expect(table.cards.map(({ title }) => title)).toEqual(titles);
  }
});

const told = (cursor: number, seat: number, more: object = {}): object => ({
  ...change([0]),
  cursor,
  events: [{ key: 'bought', seat }],
  ...more,
});

test('the story is told before the question, one part after the other', async () => {
  await sit(info([0], { pace: 'slow' }));
  FakeSocket.last.say(view(0, []));
  FakeSocket.last.say(told(2, 1));
  FakeSocket.last.say(told(3, 2, { asks: [ask(0)] }));
  expect([table.state?.cursor, table.ask]).toEqual([2, null]);
  vi.advanceTimersByTime(HOLD.slow);
  expect([table.state?.cursor, table.ask]).toEqual([3, null]);
  vi.advanceTimersByTime(HOLD.slow);
  expect([table.ask?.id, table.answerable]).toEqual([7, false]);
  vi.advanceTimersByTime(SETTLE);
  expect(table.answerable).toBe(true);
});

test('a click skips ahead; what I do myself needs no time; an instant table has none', async () => {
  await sit(info([0], { pace: 'slow' }));
  FakeSocket.last.say(view(0, []));
  FakeSocket.last.say(told(2, 1));
  FakeSocket.last.say(told(3, 2, { asks: [ask(0)] }));
  table.skip();
  expect([table.state?.cursor, table.ask?.id]).toEqual([3, 7]);
  FakeSocket.last.say(told(4, 0, { asks: [{ ...ask(0), id: 8 }] }));
  expect(table.ask?.id).toBe(8);
  await sit(info([0], { pace: 'instant' }));
  FakeSocket.last.say(view(0, []));
  FakeSocket.last.say(told(2, 1, { asks: [ask(0)] }));
  expect(table.ask?.id).toBe(7);
});

test('a change is told in the parts the game names, and the board follows with the last', () => {
  const events = ['bought', 'turn', 'rolled'].map((key) => ({ key, seat: 1 }));
  const whole = { ...change([0]), cursor: 9, events, parts: { turn: 1 }, asks: [ask(0)] } as unknown as ChangeMessage;
  const parts = beatsOf(whole, { beats: ([first, ...rest]) => [[first!], rest] });
  expect(parts.map(({ cursor, events: some, parts: touched, asks }) => [cursor, some.length, touched, asks.length])).toEqual([
    [7, 1, {}, 0],
    [9, 2, { turn: 1 }, 1],
  ]);
  expect(beatsOf(whole, undefined)).toEqual([whole]);
});

test('nothing is told or asked until the player has read what comes first; that is asked once', async () => {
  localStorage.clear();
  await sit(info([0]));
  Object.assign(table.game!.module, { reads: () => ['alien:zombie'] });
  FakeSocket.last.say(view(0, [0]));
  FakeSocket.last.say(told(2, 1, { asks: [ask(0)] }));
  table.skip();
  expect([table.reading, table.ask, table.state?.cursor]).toEqual([['alien:zombie'], null, 1]);
  table.hasRead();
  vi.advanceTimersByTime(HOLD.brisk);
  expect([table.reading, table.ask?.id]).toEqual([[], 7]);
  FakeSocket.last.say(view(0, [0]));
  expect(table.reading).toEqual([]);
});

test('who goes away is known, and since when', async () => {
  await sit(info([0]));
  vi.setSystemTime(1000);
  const seats = [seat(0, { mine: true }), seat(1, { online: false }), seat(2, { kind: 'bot', bot: 'greedy', online: false })];
  FakeSocket.last.say({ type: 'table', info: info([0], { seats }) });
  vi.setSystemTime(90_000);
  FakeSocket.last.say({ type: 'table', info: info([0], { seats }) });
  expect([...table.away]).toEqual([[1, 1000]]);
});

test('a decision is remembered by where the story stood, for the next visit too', async () => {
  localStorage.clear();
  await sit(info([0]));
  FakeSocket.last.say({ ...view(0, [0]), cursor: 12 });
  expect(table.decided).toBeNull();
  vi.advanceTimersByTime(SETTLE);
  void table.answer(table.ask!.options[0]!);
  expect([table.decided, new TableStore('x').decided]).toEqual([12, 12]);
});

test('several people at one device: the one who is asked is shown, without a curtain where nothing is hidden', async () => {
  await sit(info([0, 2]));
  FakeSocket.last.say(view(null, [2]));
  FakeSocket.last.say(view(2, [2]));
  expect(table.curtain).toBeNull();
  FakeSocket.last.say(change([0]));
  FakeSocket.last.say(view(0, [0]));
  expect(hellos()).toEqual([null, 2, 0]);
  expect(table.state?.seat).toBe(0);
});

test('the curtain falls before hidden things of another person, and not twice for the same one', async () => {
  await sit(info([0, 1]));
  FakeSocket.last.say(view(null, [0, 1]));
  FakeSocket.last.say(view(0, [0, 1], ['card']));
  expect(table.curtain).toBe(0);
  table.ready();
  expect(table.curtain).toBeNull();
  FakeSocket.last.say(view(0, [0, 1], ['card']));
  expect(table.curtain).toBeNull();
  FakeSocket.last.say(change([1]));
  FakeSocket.last.say(view(1, [1], ['other']));
  expect(table.curtain).toBe(1);
});

test('a seat that a bot plays does not get the device', async () => {
  const seats = [seat(0, { mine: true }), seat(1, { mine: true, bot: 'greedy' }), seat(2, { mine: true })];
  await sit(info([], { seats }));
  FakeSocket.last.say(view(null, [1]));
  FakeSocket.last.say(view(0, [1]));
  FakeSocket.last.say(change([1]));
  expect(hellos()).toEqual([null, 0]);
});

test('nothing is hidden from somebody who alone plays at the device, whatever bots play besides', async () => {
  const bot = { mine: true, bot: 'greedy' };
  await sit(info([], { seats: [seat(0, bot), seat(1, { mine: true }), seat(2, bot)] }));
  expect(hellos()).toEqual([1]);
  FakeSocket.last.say(view(1, [1], ['card']));
  expect(table.curtain).toBeNull();
});

test('a player without a name goes by the number of the seat', async () => {
  const nameless = { name: null };
  await sit(info([], { seats: [seat(0, nameless), seat(1, { ...nameless, kind: 'bot', bot: 'greedy' }), seat(2)] }));
  expect(table.names).toEqual([texts.t('seat-player', { number: 1 }), texts.t('seat-bot', { number: 2 }), 'P2']);
});

test('when the game starts, the seat taken in the meantime is looked through', async () => {
  await sit(info([], { state: 'open', turn: [] }));
  FakeSocket.last.say({ type: 'table', info: info([1], { state: 'open' }) });
  FakeSocket.last.say({ type: 'table', info: info([1]) });
  expect(hellos()).toEqual([null, 1]);
});

test('a line of chat is kept once', async () => {
  await sit(info([0]));
  const line = { id: 3, seat: 1, name: 'P1', text: 'hello', to: null, at: '2026-11-15T20:00:00.000Z' };
  FakeSocket.last.say({ type: 'chat', ...line });
  FakeSocket.last.say({ type: 'chat', ...line });
  expect(table.chat).toHaveLength(1);
});

test('a table that is not there is a problem with a name', async () => {
  const gone = { error: 'no-such-table', rule: null, args: {} };
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(gone), { status: 404 }))),
  );
  table = new TableStore('y');
  await table.open();
  expect(table.problem?.id).toBe('no-such-table');
});

test('a seat that a bot plays for now is asked nothing', async () => {
  await sit(info([], { seats: [seat(0, { mine: true, bot: 'greedy' }), seat(1), seat(2)] }));
  FakeSocket.last.say(view(0, [0]));
  expect(table.ask).toBeNull();
  FakeSocket.last.say({ type: 'table', info: info([0]) });
  expect(table.ask?.id).toBe(7);
});

test('standing orders are asked for with the view, and follow what another device does', async () => {
  await sit(info([1]));
  FakeSocket.last.say(view(1, [0]));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'orders', seat: 1 });
  FakeSocket.last.say({ type: 'orders', seat: 1, given: ['turn'], offered: ['others'] });
  expect(table.orders?.given).toEqual(['turn']);
  FakeSocket.last.say({ type: 'orders', seat: 2, given: [], offered: [] });
  expect(table.orders?.given).toEqual(['turn']);
  void table.order('others', true);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'order', seat: 1, order: 'others', on: true });
});

test('what is older than the log is fetched for the seat that looks, and goes in front', async () => {
  await sit(info([1]));
  FakeSocket.last.say({ ...view(1, [0]), cursor: 12, events: [{ key: 'rolled' }] });
  const fetched = vi.fn((_path: string) => Promise.resolve(new Response('{"first": 10, "events": [{"key": "bought"}]}')));
  vi.stubGlobal('fetch', fetched);
  await table.earlier();
  expect(fetched.mock.calls[0]![0]).toBe('/api/tables/x/events?before=11&seat=1');
  expect(table.state?.log.map(({ key }) => key)).toEqual(['bought', 'rolled']);
});

test('nothing is fetched where the log is here from its beginning', async () => {
  await sit(info([1]));
  FakeSocket.last.say({ ...view(1, [0]), events: [{ key: 'rolled' }] });
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await table.earlier();
  expect(fetched).not.toHaveBeenCalled();
});

test('a reply over HTTP that comes late does not undo newer news of the table', async () => {
  await sit(info([0], { state: 'open', changed: '2026-11-15T20:30:00.000Z' }));
  const late = info([0], { state: 'open', changed: '2026-11-15T20:31:00.000Z' });
  FakeSocket.last.say({ type: 'table', info: info([0], { changed: '2026-11-15T20:31:00.250Z' }) });
  await table.attempt(Promise.resolve(late));
  expect(table.info?.state).toBe('running');
  await table.attempt(Promise.resolve(info([0], { state: 'stopped', changed: '2026-11-15T20:32:00.000Z' })));
  expect(table.info?.state).toBe('stopped');
});
