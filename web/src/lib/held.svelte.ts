/** An answer that ends the turn is held for a moment before it is sent: until then it can be taken back. */
import type { Option } from './wire';

/** A clock that runs out decides by itself: what is held is sent this long before, in ms. */
const SAFE = 1500;

export class Held {
  /** what will be sent, and how long it is held, in ms; null when nothing is */
  answer = $state.raw<{ option: Option; time: number } | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #send: (() => void) | null = null;

  /** Holds an answer for some seconds; false where there is no time for it. */
  hold(option: Option, seconds: number, deadline: number | null, send: () => void): boolean {
    const time = Math.min(seconds * 1000, deadline === null ? Infinity : deadline - Date.now() - SAFE);
    if (!(time > 0)) return false;
    this.answer = { option, time };
    this.#send = send;
    this.#timer = setTimeout(() => this.goOn(), time);
    return true;
  }

  /** Sends it now. */
  goOn(): void {
    const send = this.#send;
    this.takeBack();
    send?.();
  }

  /** Nothing is sent. */
  takeBack(): void {
    clearTimeout(this.#timer);
    this.#send = null;
    this.answer = null;
  }
}
