/** How often a sector comes up: hits over the 36 rolls (SB-22.1). */
const HITS = [12, 13, 14, 15, 16, 17, 6, 5, 4, 3, 2, 1] as const;

export function hits(sector: number): number {
  return HITS[sector - 1] ?? 0;
}

export const MOST_HITS = Math.max(...HITS);

/** Sectors that a roll can be used for: each die, and the sum. */
export function reach(dice: readonly number[] | null): number[] {
  if (!dice || dice.length < 2) return [];
  const [first = 0, second = 0] = dice;
  return [...new Set([first, second, first + second])];
}
