/** HTTP: everything around a table but the play itself. */
import { busy } from './busy.svelte';
import type { SeatLink } from './seatLink';
import type { Clock, Course, Earlier, GameInfo, Json, NewTable, Refused, ReplayFrame, Rules, TableInfo, Tables } from './wire';

/** The server said no, with a named reason; or it could not be reached (`offline`). */
export class Refusal extends Error {
  readonly refused: Refused;
  readonly status: number;

  constructor(refused: Refused, status: number) {
    super(refused.id);
    this.refused = refused;
    this.status = status;
  }
}

/** What a proxy in front of the server may say by itself. */
const NAMES: Record<number, string> = { 404: 'not-found', 413: 'too-large', 429: 'too-many-requests' };

const refused = (id: string, rest: Partial<Refused> = {}): Refused => ({ id, rule: null, args: {}, ...rest });

/** The reason in the body; HTTP's own where something between us and the server answered. */
function reason(status: number, body: unknown): Refused {
  const { error, rule, args } = (body ?? {}) as { error?: unknown; rule?: unknown; args?: unknown };
  if (typeof error === 'string') {
    return refused(error, {
      rule: typeof rule === 'string' ? rule : null,
      args: (args ?? {}) as Record<string, Json>,
    });
  }
  return refused(NAMES[status] ?? 'server-error');
}

function csrf(): string {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

/** What only reads is tried again after the server has asked us to wait. */
const TRIES = 4;
const BUSY = new Set([429, 503]);
const LONGEST_WAIT = 60;

/** The seconds that the server wants us to wait; somewhat more, so that not all come back at once. */
function pause(response: Response, tries: number): number {
  const asked = Number(response.headers.get('retry-after') ?? NaN);
  const seconds = Number.isFinite(asked) ? asked : 2 ** tries;
  return Math.min(Math.max(seconds, 1), LONGEST_WAIT) * (1 + 0.25 * Math.random());
}

async function call<T>(method: string, path: string, body?: unknown, tries = 1): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET') headers['x-csrftoken'] = csrf();
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal(refused('offline'), 0);
  }
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!response.ok) {
    const why = reason(response.status, data);
    if (method !== 'GET' || !BUSY.has(response.status) || tries >= TRIES) throw new Refusal(why, response.status);
    await busy.wait(why, pause(response, tries));
    return call<T>(method, path, body, tries + 1);
  }
  return data as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const once = new Map<string, Promise<unknown>>();

/** Static data is fetched once a visit. */
function cached<T>(path: string): Promise<T> {
  let found = once.get(path) as Promise<T> | undefined;
  if (!found) {
    found = call<T>('GET', path);
    found.catch(() => once.delete(path));
    once.set(path, found);
  }
  return found;
}

export const api = {
  games: () => cached<GameInfo[]>('/api/games'),
  cards: (game: string) => cached<Json>(`/api/games/${game}/cards`),
  rules: (game: string) => cached<Rules>(`/api/games/${game}/rules`),
  /** how a finished game went */
  course: (id: string) => cached<Course>(`${table(id)}/course`),
  /** under which addresses other computers find the site */
  reach: () => cached<{ addresses: string[] }>('/api/reach'),
  tables: () => call<Tables>('GET', '/api/tables'),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  create: (wish: NewTable) => call<TableInfo>('POST', '/api/tables', wish),
  take: (id: string, seat: number, name: string) => call<TableInfo>('POST', `${table(id)}/seats/${seat}`, { name }),
  leave: (id: string, seat: number) => call<TableInfo>('DELETE', `${table(id)}/seats/${seat}`),
  bot: (id: string, seat: number, bot: string | null) =>
    call<TableInfo>('POST', `${table(id)}/seats/${seat}/bot`, { bot }),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`),
  resign: (id: string, seat: number) => call<TableInfo>('POST', `${table(id)}/resign`, { seat }),
  /** a link to a seat, for another device of mine or for another person; it is told only now */
  makeLink: (id: string, seat: number, to: 'me' | 'another') =>
    call<SeatLink>('POST', `${table(id)}/seats/${seat}/link`, { to }),
  revokeLinks: (id: string, seat: number) => call<TableInfo>('DELETE', `${table(id)}/seats/${seat}/link`),
  claim: (id: string, wish: SeatLink & { name: string | null }) => call<TableInfo>('POST', `${table(id)}/claim`, wish),
  takeBack: (id: string, seat: number) => call<TableInfo>('POST', `${table(id)}/seats/${seat}/take-back`),
  host: (id: string, seat: number) => call<TableInfo>('POST', `${table(id)}/host`, { seat }),
  clock: (id: string, clock: Clock) => call<TableInfo>('POST', `${table(id)}/clock`, clock),
  end: (id: string) => call<TableInfo>('POST', `${table(id)}/end`),
  vote: (id: string, agree: boolean) => call<TableInfo>('POST', `${table(id)}/vote`, { agree }),
  deleteTable: (id: string) => call<null>('DELETE', table(id)),
  rematch: (id: string) => call<TableInfo>('POST', `${table(id)}/rematch`),
  /** what happened before an event, as a seat of mine saw it; null for an onlooker */
  earlier: (id: string, seat: number | null, before: number) =>
    call<Earlier>('GET', `${table(id)}/events?before=${before}${seat === null ? '' : `&seat=${seat}`}`),
  record: (id: string) => call<Json>('GET', `${table(id)}/record`),
  import: (record: Json) => call<TableInfo>('POST', '/api/import', { record }),
  /** what a seat saw after `at` answers; null for an onlooker */
  replay: (id: string, seat: number | null, at: number) =>
    call<ReplayFrame>('GET', `${table(id)}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
};
