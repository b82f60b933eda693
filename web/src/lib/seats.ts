import { t } from './i18n.svelte';
import type { TableInfo } from './wire';

/** The name of a seat, or what stands for it. */
export function seatName(info: TableInfo, seat: number): string {
  const { name, kind } = info.seats[seat] ?? { name: null, kind: 'empty' };
  return name ?? t(kind === 'bot' ? 'seat-bot' : 'seat-nameless', { number: seat + 1 });
}

export const seatNames = (info: TableInfo): string[] => info.seats.map(({ seat }) => seatName(info, seat));
