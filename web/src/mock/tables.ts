import type { GameInfo, NewTable, ReplayFrame, SeatInfo, TableInfo } from '../lib/wire';
import { cardsOf, scenesOf } from './scenes';

const GAMES: GameInfo[] = [
  {
    id: 'space-base',
    seats: [2, 5],
    options: [{ id: 'variant', values: ['standard', 'light-speed'], default: 'standard' }],
    bots: ['random', 'greedy', 'search'],
    talks: false,
    waits: false,
  },
];

export const tables = new Map<string, TableInfo>();
const listeners = new Map<string, Set<(info: TableInfo) => void>>();

export function listen(id: string, listener: (info: TableInfo) => void): () => void {
  const all = listeners.get(id) ?? new Set();
  listeners.set(id, all.add(listener));
  return () => all.delete(listener);
}

export function update(info: TableInfo): TableInfo {
  tables.set(info.id, info);
  listeners.get(info.id)?.forEach((listener) => listener(info));
  return info;
}

const seat = (at: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: at,
  name: null,
  kind: 'empty',
  bot: null,
  mine: false,
  online: false,
  resigned: false,
  linked: false,
  offered: false,
  returnable: false,
  away: null,
  ...more,
});

function make(id: string, wish: Partial<NewTable>, more: Partial<TableInfo> = {}): TableInfo {
  const seats = Array.from({ length: wish.seats ?? 4 }, (_, at) => {
    const bot = wish.bots?.[at] ?? null;
    if (bot) return seat(at, { kind: 'bot', bot });
    return at === 0 && wish.name ? seat(at, { kind: 'person', name: wish.name, mine: true, online: true }) : seat(at);
  });
  return {
    id,
    game: wish.game ?? 'space-base',
    seats,
    options: wish.options ?? { variant: 'standard' },
    public: wish.public ?? false,
    host: true,
    state: 'open',
    turn: [],
    round: null,
    outcome: null,
    created: new Date(Date.now() - 7 * 60_000).toISOString(),
    changed: new Date(Date.now() - 3 * 60_000).toISOString(),
    commitment: null,
    promises: {},
    rematch: null,
    decision_seconds: wish.decision_seconds ?? null,
    decision_default: 'pass',
    talk_seconds: wish.talk_seconds ?? null,
    private_chat: true,
    delay: 1.2,
    pace: 'brisk',
    motion: null,
    take_back_seconds: 0,
    ...more,
  };
}

const friends = ['Orion', 'Vega', null, 'Mira'].map((name, at) =>
  name ? seat(at, { kind: 'person', name, online: true, mine: at === 0 }) : seat(at, { kind: 'bot', bot: 'greedy' }),
);
const running: Partial<TableInfo> = { state: 'running', round: 9, turn: [0], seats: friends, commitment: 'a3f1c0de77' };
for (const info of [
  make('playing', {}, running),
  make('waiting', {}, { ...running, turn: [1], round: 3 }),
  make(
    'watching',
    {},
    { ...running, seats: friends.map((one) => ({ ...one, mine: false })), public: true, host: false },
  ),
  make('together', {}, { ...running, seats: friends.map((one) => ({ ...one, mine: one.kind === 'person' })) }),
  make('open', { name: 'Orion', seats: 4, bots: { 3: 'greedy' } }),
  make(
    'over',
    {},
    {
      ...running,
      state: 'over',
      turn: [],
      outcome: { winners: [1], scores: [38, 44, 29, 33], reason: 'points', resigned: [] },
    },
  ),
])
  tables.set(info.id, info);

async function frame(info: TableInfo, at: number): Promise<ReplayFrame> {
  const scenes = Object.values(await scenesOf(info.game));
  const total = 90;
  const scene = scenes[Math.floor(at / 12) % scenes.length]!;
  const view = structuredClone(scene.view);
  const players = view['players'] as { vp: number }[];
  players.forEach(
    (player, i) => (player.vp = Math.round(((info.outcome?.scores[i] ?? 20) * at ** 1.4) / total ** 1.4)),
  );
  const marks = Array.from({ length: 15 }, (_, i) => ({ at: i * 6, round: i + 1, scores: null }));
  return { at, total, view, events: scene.events, marks };
}

interface Reply {
  status: number;
  data: unknown;
}
const ok = (data: unknown): Reply => ({ status: 200, data });
const no = (error: string, status = 409): Reply => ({ status, data: { error, rule: null, args: {} } });

/** What the server would answer. */
export async function respond(method: string, url: URL, body: unknown): Promise<Reply> {
  const [what, id = '', part, place, bot] = url.pathname.slice('/api/'.length).split('/');
  if (what === 'games') {
    if (!id) return ok(GAMES);
    return ok(part === 'cards' ? await cardsOf(id) : { sections: [], rows: [] });
  }
  if (what !== 'tables') return no('bad-record', 400);
  if (!id && method === 'POST') return ok(update(make(`t${tables.size}`, body as NewTable)));
  if (!id) {
    const all = [...tables.values()];
    const mine = (info: TableInfo): boolean => info.seats.some((one) => one.mine);
    return ok({ mine: all.filter(mine), public: all.filter((info) => info.public && !mine(info)) });
  }
  const info = tables.get(id);
  if (!info) return no('no-such-table', 404);
  if (part === 'replay') return ok(await frame(info, Number(url.searchParams.get('at'))));
  if (part === 'record') return ok({ game: info.game });
  if (part === 'rematch') return ok(update(make(`t${tables.size}`, { name: 'Orion' })));
  if (part === 'start') return ok(update({ ...info, state: 'running', turn: [0], round: 1 }));
  if (part !== 'seats') return ok(info);
  const at = Number(place);
  const wish = body as { name?: string; bot?: string | null } | null;
  const taken = bot
    ? seat(at, wish?.bot ? { kind: 'bot', bot: wish.bot } : {})
    : method === 'DELETE'
      ? seat(at)
      : seat(at, { kind: 'person', name: wish?.name ?? '', mine: true, online: true });
  return ok(update({ ...info, seats: info.seats.map((old) => (old.seat === at ? taken : old)) }));
}
