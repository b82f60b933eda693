/** The moments of a finished game: each is fetched once, one at a time, and dragging asks only for a few a second. */
import type { ReplayFrame } from './wire';

type Eyes = number | null;

interface Screen {
  fetch(eyes: Eyes, at: number): Promise<ReplayFrame>;
  show(frame: ReplayFrame): void;
  fail(error: unknown): void;
}

/** The server answers only so many requests a minute, and several people may sit behind one address. */
const REST = 400;
const KEPT = 300;

export class Film {
  #screen: Screen;
  #kept = new Map<string, ReplayFrame>();
  #wish: [Eyes, number] = [null, 0];
  #busy = false;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** Shows a moment: at once if it is known, otherwise as soon as nothing else is on its way. */
  want(eyes: Eyes, at: number): void {
    this.#wish = [eyes, at];
    const known = this.#known();
    if (known) this.#screen.show(known);
    else if (!this.#busy) void this.#load();
  }

  async #load(): Promise<void> {
    this.#busy = true;
    while (!this.#known()) {
      const [eyes, at] = this.#wish;
      try {
        const frame = await this.#screen.fetch(eyes, at);
        // While the slider moves on, what it passes is shown; but not over what it has come to.
        if (!this.#known()) this.#screen.show(frame);
        this.#keep(key(eyes, at), frame);
      } catch (error) {
        this.#screen.fail(error);
        if (key(eyes, at) === key(...this.#wish)) break;
      }
      await new Promise((rest) => setTimeout(rest, REST));
    }
    this.#busy = false;
  }

  #known(): ReplayFrame | undefined {
    return this.#kept.get(key(...this.#wish));
  }

  #keep(name: string, frame: ReplayFrame): void {
    this.#kept.set(name, frame);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

const key = (eyes: Eyes, at: number): string => `${eyes} ${at}`;
