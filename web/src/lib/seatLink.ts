/** Links to seats. The secret stands behind the `#`, so that no server and no log gets to see it by the way. */
import { paths } from './router.svelte';

export interface SeatLink {
  seat: number;
  secret: string;
}

export const seatAddress = (table: string, { seat, secret }: SeatLink): string =>
  `${location.origin}${paths.table(table)}#seat=${seat}.${secret}`;

export function seatLinkIn(hash: string): SeatLink | null {
  const found = /^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(hash);
  return found ? { seat: Number(found[1]), secret: found[2] as string } : null;
}
