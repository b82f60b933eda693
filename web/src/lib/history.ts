/** Where rounds begin, in a finished game and in what a page has seen. */
import type { GameEvent, Mark } from './wire';

/** Where each round begins: the first mark with its number. */
export function roundMarks(marks: readonly Mark[]): Mark[] {
  const seen = new Set<number>();
  return marks.filter(({ round }) => round !== null && !seen.has(round) && seen.add(round));
}

/** Where rounds begin among the moments that a page has seen. */
export function lookBackMarks(past: readonly { fresh: readonly GameEvent[] }[]): { at: number; round: number }[] {
  return past.flatMap(({ fresh }, at) => {
    const round = fresh.findLast((event) => typeof event['round'] === 'number')?.['round'];
    return typeof round === 'number' ? [{ at, round }] : [];
  });
}
