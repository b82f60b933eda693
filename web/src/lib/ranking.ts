/** Final order: winners first, then by score; equal ones share a place. */
import type { Outcome } from './wire';

export interface Place {
  place: number;
  seat: number;
  score: number;
  won: boolean;
}

export function ranking({ winners, scores }: Outcome): Place[] {
  const sorted = scores
    .map((score, seat) => ({ seat, score, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
  let place = 0;
  return sorted.map((row, index) => {
    const before = sorted[index - 1];
    if (!before || before.won !== row.won || (!row.won && before.score !== row.score)) place = index + 1;
    return { place, ...row };
  });
}
