/** The log: a line for each event that has words; what one player does several times in a row is one line. */
import type { GameModule } from '../games/contract';
import type { GameEvent } from './wire';

export interface Line {
  number: number;
  event: GameEvent;
  text: string;
  seat: number | null;
  /** how often in a row the same has happened */
  times: number;
}

const seatOf = (event: GameEvent): number | null => (typeof event['seat'] === 'number' ? event['seat'] : null);

/** The last line that an event of the same player and kind can join, and both as one. */
function joining(lines: readonly Line[], event: GameEvent, join: NonNullable<GameModule['join']>): [Line, GameEvent] | null {
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]!;
    if (line.event.key !== event.key || line.seat !== seatOf(event)) break;
    const both = join(line.event, event);
    if (both) return [line, both];
  }
  return null;
}

/** Lines are numbered by their first event, from `first` on. */
export function story(
  log: readonly GameEvent[],
  inWords: (event: GameEvent) => string | null,
  join: GameModule['join'],
  first = 0,
): Line[] {
  const lines: Line[] = [];
  for (const [index, event] of log.entries()) {
    const text = inWords(event);
    if (text === null) continue;
    const [line, both] = (join && joining(lines, event, join)) ?? [];
    const last = lines.at(-1);
    if (line) Object.assign(line, { event: both, text: inWords(both!) });
    else if (last?.text === text && last.event.key === event.key && last.seat === seatOf(event)) last.times += 1;
    else lines.push({ number: first + index, event, text, seat: seatOf(event), times: 1 });
  }
  return lines;
}
