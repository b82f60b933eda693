/** The share of a seat in the seed: promised before the start by its hash, shown when the server asks for it, and looked
 * for in the record at the end. */
import type { TableInfo } from './wire';

const key = (table: string, seat: number): string => `share:${table}:${String(seat)}`;
const seen = (table: string): string => `promises:${table}`;

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is published of a share before it is shown. */
export const promise = (share: string): Promise<string> => sha256(`cosmodrome share ${share}`);

/** The share of a seat at a table, made once and kept by this browser. */
export function shareOf(table: string, seat: number): string {
  const known = localStorage.getItem(key(table, seat));
  if (known !== null) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(key(table, seat), made);
  return made;
}

/** The seats of this browser that have still to promise a share; none where the browser cannot hash (plain http). */
export function toPromise(info: TableInfo): number[] {
  if (info.state !== 'open' || !('subtle' in crypto)) return [];
  const mine = info.seats.filter((seat) => seat.mine && seat.kind === 'person').map((seat) => seat.seat);
  return mine.filter((seat) => !(String(seat) in info.promises));
}

/** What was promised before the start, as this browser saw it: a later claim that it was something else is found out. */
export function remember(info: TableInfo): void {
  if (info.state === 'open' && 'server' in info.promises && info.seats.some((seat) => seat.mine)) {
    localStorage.setItem(seen(info.id), JSON.stringify(info.promises));
  }
}

function remembered(table: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(seen(table)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** `good`: all shares are those promised, mine among them; `kept`: the same, and none of them is mine. */
export type Dice = 'good' | 'kept' | 'bent' | 'left-out';

/** What became of the shares in a record: whether each is the one promised, and whether mine are among them. */
export async function check(
  record: { seed: string; promises?: Record<string, string> },
  table: string,
  mine: readonly number[],
): Promise<Dice> {
  const shares = new Map(record.seed.split(' ').map((part) => part.split(':') as [string, string]));
  const promises = record.promises ?? {};
  const before = remembered(table);
  for (const [name, share] of shares) if (promises[name] !== (await promise(share))) return 'bent';
  if (!shares.has('server') || (before.server !== undefined && promises.server !== before.server)) return 'bent';
  let found = 0;
  for (const seat of mine.map(String)) {
    const own = localStorage.getItem(key(table, Number(seat)));
    if (own === null) continue;
    if (shares.get(seat) === own) found++;
    else if (seat in promises || before[seat] === (await promise(own))) return 'left-out';
  }
  return found ? 'good' : 'kept';
}
