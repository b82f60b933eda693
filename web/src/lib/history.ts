/** Points over rounds of a finished game, put together from the server's replay. */
import type { GameModule } from '../games/contract';
import type { GameEvent, Mark, ReplayFrame } from './wire';

export interface History {
  /** how many rounds are over; 0 is the start */
  rounds: number[];
  /** points by seat at the end of each */
  series: number[][];
}

/** Where each round begins: the first mark with its number. */
export function roundMarks(marks: readonly Mark[]): Mark[] {
  const seen = new Set<number>();
  return marks.filter(({ round }) => round !== null && !seen.has(round) && seen.add(round));
}

/** What stands when round n begins is what round n - 1 left behind; the last frame is the end of the last round. */
export async function pointsOverRounds(
  points: NonNullable<GameModule['points']>,
  frame: (at: number) => Promise<ReplayFrame>,
): Promise<History> {
  const first = await frame(0);
  const marks = roundMarks(first.marks);
  const series: number[][] = [];
  // One after the other: the server has other guests.
  for (const mark of marks) series.push(mark.scores ?? points((await frame(mark.at)).view));
  series.push(points((await frame(first.total)).view));
  // Counted, not read: where the first player does not sit first, the round in which the game begins is number 0.
  return { rounds: series.map((_, round) => round), series };
}

/** Where rounds begin among the moments that a page has seen. */
export function lookBackMarks(past: readonly { fresh: readonly GameEvent[] }[]): { at: number; round: number }[] {
  return past.flatMap(({ fresh }, at) => {
    const round = fresh.findLast((event) => typeof event['round'] === 'number')?.['round'];
    return typeof round === 'number' ? [{ at, round }] : [];
  });
}
