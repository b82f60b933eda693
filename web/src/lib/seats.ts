import { t } from './i18n.svelte';
import type { TableInfo } from './wire';

/** A person has no name where the game was brought as a record. */
const NAMELESS = { bot: 'seat-bot', person: 'seat-player', empty: 'seat-nameless' } as const;

/** The name of a seat, or what stands for it. */
export function seatName(info: TableInfo, seat: number): string {
  const { name, kind } = info.seats[seat] ?? { name: null, kind: 'empty' };
  return name ?? t(NAMELESS[kind], { number: seat + 1 });
}

export const seatNames = (info: TableInfo): string[] => info.seats.map(({ seat }) => seatName(info, seat));

const MINUTE = 60_000;

/** Who has gone, and for how long. */
export function awayText(name: string, since: number): string {
  const minutes = Math.floor((Date.now() - since) / MINUTE);
  return t('away-since', { name, minutes });
}

export const awayFor = (since: number): string => t('away-for', { minutes: Math.floor((Date.now() - since) / MINUTE) });
