/** What one seat sees, and how messages of the server change it. Pure: a new state for each message. */
import type { Ask, ChangeMessage, Earlier, GameEvent, Json, Option, Outcome, View, ViewMessage, Window } from './wire';

export interface SeatState {
  seat: number | null;
  view: View;
  /** number of the next event */
  cursor: number;
  /** the newest events, oldest first */
  log: readonly GameEvent[];
  /** how many older ones are not here: line i is line number `dropped + i` for good */
  dropped: number;
  /** events of the newest change alone */
  fresh: readonly GameEvent[];
  asks: readonly Ask[];
  /** what the seat may do unasked */
  acts: readonly Option[];
  /** when the time for the decision ends, in ms since 1970; null without a limit */
  deadline: number | null;
  waiting: readonly number[];
  window: Window | null;
  mayUndo: boolean;
  outcome: Outcome | null;
}

const LOG_LIMIT = 2000;

/** A view with some of its parts replaced: `turn`, or `players.0` for one element of a list. What is not touched
 *  stays the same object, so that only what changed is drawn anew. */
export function patch(view: View, parts: Record<string, Json>): View {
  const next: View = { ...view };
  for (const [path, value] of Object.entries(parts)) {
    const [key = '', ...rest] = path.split('.');
    next[key] = rest.length ? replace(next[key] ?? null, rest, value) : value;
  }
  return next;
}

function replace(whole: Json, path: readonly string[], value: Json): Json {
  const [key = '', ...rest] = path;
  const inner = (old: Json | undefined): Json => (rest.length ? replace(old ?? null, rest, value) : value);
  if (Array.isArray(whole)) {
    const copy = [...whole];
    copy[Number(key)] = inner(copy[Number(key)]);
    return copy;
  }
  const copy = whole && typeof whole === 'object' ? { ...whole } : {};
  copy[key] = inner(copy[key]);
  return copy;
}

export function opened(message: ViewMessage): SeatState {
  return {
    seat: message.seat,
    view: message.view,
    cursor: message.cursor,
    log: message.events,
    dropped: message.cursor - message.events.length,
    fresh: [],
    asks: message.asks,
    acts: message.acts,
    deadline: deadline(message.seconds_left),
    waiting: message.waiting,
    window: message.window,
    mayUndo: message.may_undo,
    outcome: message.outcome,
  };
}

export function changed(state: SeatState, message: ChangeMessage): SeatState {
  // After a break the server may tell again what we know already.
  const news = message.cursor > state.cursor ? message.events.slice(-(message.cursor - state.cursor)) : [];
  const log = [...state.log, ...news];
  // A reader who has loaded older entries keeps as many.
  const limit = Math.max(LOG_LIMIT, state.log.length);
  return {
    seat: state.seat,
    view: patch(state.view, message.parts),
    cursor: message.cursor,
    log: log.slice(-limit),
    dropped: state.dropped + Math.max(0, log.length - limit),
    fresh: news,
    asks: message.asks,
    acts: message.acts,
    deadline: deadline(message.seconds_left),
    waiting: message.waiting,
    window: message.window,
    mayUndo: message.may_undo,
    outcome: message.outcome,
  };
}

/** With what happened before the log begins; the same state where it does not fit in front. */
export function before(state: SeatState, { first, events }: Earlier): SeatState {
  if (!events.length || first + events.length !== state.dropped) return state;
  return { ...state, log: [...events, ...state.log], dropped: first };
}

const deadline = (secondsLeft: number | null): number | null =>
  secondsLeft === null ? null : Date.now() + secondsLeft * 1000;
