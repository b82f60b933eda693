/** The story at a table, told so that one can follow it: changes are shown one after the other, each long enough to be
 *  seen. A question comes when the story has caught up, and takes no answer until it has been seen for a moment. */
import type { GameModule } from '../games/contract';
import type { ChangeMessage, GameEvent, Pace } from './wire';

/** A question younger than this takes no answer: the second half of a double click belongs to the one before. */
export const SETTLE = 350;

/** How long one part of the story holds. */
export const HOLD: Record<Pace, number> = { instant: 0, brisk: 700, slow: 1500 };

/** A throw of my own takes so long before anything is asked about it. */
export const THROW = 700;

/** With so many parts waiting, each is told in half the time: somebody was away. */
const LONG = 8;

type Beats = Pick<GameModule, 'beats' | 'weight' | 'rolls'>;

/** A change in the parts in which it is told. The board is brought up to date with the last of them, and only then is
 *  anybody asked. */
export function beatsOf(change: ChangeMessage, game: Beats | undefined): ChangeMessage[] {
  const groups = game?.beats?.(change.events).filter((group) => group.length) ?? [];
  if (groups.length < 2) return [change];
  let left = change.events.length;
  return groups.map((group, at) => {
    const events = [...group];
    left -= events.length;
    if (at === groups.length - 1) return { ...change, events };
    return { ...change, cursor: change.cursor - left, events, parts: {}, asks: [], acts: [], may_undo: false, outcome: null };
  });
}

/** How long these events hold, as a share of the usual: what I do myself needs no time. */
export function weightOf(events: readonly GameEvent[], seat: number | null, game: Beats | undefined): number {
  if (game?.weight) return game.weight(events, seat);
  return events.some((event) => typeof event['seat'] === 'number' && event['seat'] !== seat) ? 1 : 0;
}

interface Teller {
  game(): Beats | undefined;
  seat(): number | null;
  pace(): Pace;
  /** no clock runs, so a roll may wait for me */
  mayWait(): boolean;
  show(change: ChangeMessage): void;
  /** nothing is held any more */
  caughtUp(): void;
}

export class Telling {
  /** a part of the story is held, or more of it waits */
  going = $state(false);
  /** nothing is told until the player has read what comes first */
  paused = $state(false);
  /** the next part is my own roll, and waits for me */
  rolling = $state(false);
  /** the question has just appeared */
  young = $state(false);

  #queue: ChangeMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #asked: string | null = null;
  readonly #teller: Teller;

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  tell(change: ChangeMessage): void {
    this.#queue.push(...beatsOf(change, this.#teller.game()));
    if (!this.going) this.#next();
  }

  /** Waits, or goes on. */
  pause(on: boolean): void {
    const was = this.paused;
    this.paused = on;
    if (on) this.going = true;
    else if (was) this.#next();
  }

  /** I roll. */
  roll(): void {
    if (!this.rolling) return;
    this.rolling = false;
    this.#next(true);
  }

  /** Shows all that waits. */
  skip(): void {
    if (this.paused) return;
    clearTimeout(this.#timer);
    const waiting = this.#queue.splice(0);
    for (const change of waiting) this.#teller.show(change);
    this.going = this.rolling = false;
    this.#teller.caughtUp();
  }

  /** What waits is forgotten: a new view has it all. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.going = this.rolling = false;
  }

  /** Whenever a question appears: it takes no answer at first. */
  asks(question: string | null): void {
    if (question === this.#asked) return;
    this.#asked = question;
    clearTimeout(this.#settling);
    this.young = question !== null;
    if (question !== null) this.#settling = setTimeout(() => (this.young = false), SETTLE);
  }

  stop(): void {
    this.clear();
    clearTimeout(this.#settling);
  }

  #next(rolled = false): void {
    const { game, seat, pace, mayWait, show } = this.#teller;
    const [coming] = this.#queue;
    if (this.paused) return;
    if (coming && !rolled && pace() !== 'instant' && mayWait() && game()?.rolls?.(coming.events, seat())) {
      this.going = this.rolling = true;
      return;
    }
    const change = this.#queue.shift();
    if (!change) {
      this.going = false;
      this.#teller.caughtUp();
      return;
    }
    const hasty = this.#queue.length >= LONG || (typeof document !== 'undefined' && document.hidden);
    const told = HOLD[pace()] * weightOf(change.events, seat(), game()) * (hasty ? 0.5 : 1);
    const hold = rolled ? Math.max(told, THROW) : told;
    this.going = hold > 0 || this.#queue.length > 0;
    show(change);
    if (hold > 0) this.#timer = setTimeout(() => this.#next(), hold);
    else this.#next();
  }
}
