/** The server has asked us to wait. Requests that only read wait by themselves; the page says so meanwhile. */
import type { Refused } from './wire';

class Busy {
  /** why we wait, as the server named it; null while we do not */
  reason = $state.raw<Refused | null>(null);
  #waiting = 0;

  /** Resolves after so many seconds; until then the page tells why. */
  async wait(reason: Refused, seconds: number): Promise<void> {
    this.#waiting++;
    this.reason = reason;
    await new Promise((over) => setTimeout(over, seconds * 1000));
    if (--this.#waiting === 0) this.reason = null;
  }
}

export const busy = new Busy();
