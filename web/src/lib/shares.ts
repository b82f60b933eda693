/** The share of a seat in the seed: promised before the start by its hash, shown when the server asks for it, and looked
 * for in the record at the end. */
import type { TableInfo } from './wire';

const key = (table: string, seat: number): string => `share:${table}:${String(seat)}`;

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

export type Dice = 'good' | 'bent' | 'left-out';

/** What became of the shares in a record: whether each is the one promised, and whether mine are among them. */
export async function check(
  record: { seed: string; promises?: Record<string, string> },
  table: string,
  mine: readonly number[],
): Promise<Dice> {
  const parts = record.seed.split(' ').map((part) => part.split(':') as [string, string]);
  const promises = record.promises ?? {};
  for (const [name, share] of parts) if (promises[name] !== (await promise(share))) return 'bent';
  const missing = mine.some((seat) => {
    const own = localStorage.getItem(key(table, seat));
    return own !== null && String(seat) in promises && !parts.some(([name, share]) => name === String(seat) && share === own);
  });
  return missing ? 'left-out' : 'good';
}
