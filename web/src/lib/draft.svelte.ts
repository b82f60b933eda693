/** Answers that are chosen and not yet given. The server tries them out on a copy of the game, and the table is shown as
 *  it would stand then; nothing has happened until they are sent, all at once. */
import type { Ask, View } from './wire';

export interface Tried {
  taken: number;
  view: View;
  ask: Ask;
}

interface Trier {
  /** null when it cannot be tried */
  rehearse(ask: Ask, answers: readonly string[]): Promise<Tried | null>;
  changed(): void;
}

export class Draft {
  answers = $state.raw<readonly string[]>([]);
  /** the table as it would stand, and what would be asked then; null while nothing is drafted */
  shown = $state.raw<Tried | null>(null);
  /** it is being tried out */
  trying = $state(false);

  /** the question as it really stands */
  #ask: Ask | null = null;
  #turn = 0;
  readonly #trier: Trier;

  constructor(trier: Trier) {
    this.#trier = trier;
  }

  /** A question stands open: the draft of another one is gone. */
  meets(ask: Ask | null): void {
    if (ask && this.#ask && ask.seat === this.#ask.seat && ask.id === this.#ask.id) return;
    this.#ask = ask;
    this.clear();
  }

  clear(): void {
    this.#turn++;
    this.answers = [];
    this.shown = null;
    this.trying = false;
  }

  /** Tries answers out. What is not offered any more is dropped. The last one stays even where others or dice decide
   *  after it: then the table is shown as it stands before it. */
  async set(answers: readonly string[]): Promise<void> {
    const ask = this.#ask;
    if (!ask) return;
    if (!answers.length) {
      this.clear();
      this.#trier.changed();
      return;
    }
    const turn = ++this.#turn;
    this.trying = true;
    let left = [...answers];
    let tried = await this.#trier.rehearse(ask, left);
    const stays = ({ taken, ask }: Tried): boolean =>
      taken === left.length - 1 && ask.options.some(({ id }) => id === left[taken]);
    while (tried && tried.taken < left.length && left.length > 1 && !stays(tried)) {
      left = left.filter((_, at) => at !== tried!.taken);
      tried = await this.#trier.rehearse(ask, left);
    }
    if (turn !== this.#turn) return;
    this.trying = false;
    this.answers = tried ? left : [];
    this.shown = tried?.taken ? tried : null;
    this.#trier.changed();
  }
}
