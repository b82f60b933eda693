/** What the parts of the board share: the view, and what is lit. */
import { BoardDesk, deskOf } from '../../lib/board/desk.svelte';
import type { Spot } from '../../lib/board/desk.svelte';
import type { Option } from '../../lib/wire';
import type { BoardProps } from '../contract';
import { gather, hint, optionWords } from './model/describe';
import { isDeal, phaseOf, sideOf } from './model/encounter';
import type { Scene } from './model/film';
import { filmOf, revealed } from './model/film';
import { isElsewhere, spotsOf, trayed } from './model/options';
import type { Rows, Thing } from './model/rows';
import { dashed, rowsOf } from './model/rows';
import { lastTold } from './model/told';
import type { CosmicView, Player } from './model/types';
import { SIDES } from './model/types';

export class Desk extends BoardDesk<Thing> {
  view = $derived(this.props.view as unknown as CosmicView);
  rows: Rows = $derived(rowsOf(this.props.cards));
  me = $derived(this.props.seat);
  encounter = $derived(this.view.encounter);
  phase = $derived(phaseOf(this.view.turn.step));
  dealing = $derived(isDeal(this.view.turn.step));
  elsewhere = $derived(isElsewhere(this.props.asks));
  tray = $derived(trayed(this.options, this.view, this.me, this.rows, this.elsewhere));
  /** the others, clockwise from my left; all players for an onlooker */
  others = $derived.by(() => {
    const { seats } = this.view;
    const first = this.me ?? -1;
    return Array.from({ length: this.me === null ? seats : seats - 1 }, (_, step) => (first + 1 + step) % seats);
  });

  /** the last encounter that came out, and whether it holds on the stage */
  told = $derived(lastTold(this.props.log ?? [], this.view.seats));
  /** which encounter's result has been clicked away, and which has been opened again */
  #seen = $state(-1);
  #opened = $state(-1);
  /** a result that was there when the table was opened is no news */
  #first = this.told?.over ? this.told.number : -1;
  holds = $derived.by(() => {
    const { told } = this;
    if (!told || this.film) return false;
    if (this.#opened === told.number) return true;
    if (told.number <= this.#first || told.number <= this.#seen) return false;
    // What is asked on the stage comes first; the result is a click away.
    return !this.props.asks.length || !told.over ? !this.onStage : false;
  });
  /** a question of mine is answered on the stage */
  onStage = $derived(
    this.dealing || this.tray.length > 0 || this.encounter.uses.length > 0 || ['invite', 'join', 'aim', 'lay'].some((key) => this.option(key)),
  );

  /** the encounter as it was before its cards were turned up */
  #scene = $state.raw<Scene | null>(null);
  /** the encounter whose reveal is shown, by its number in the log; the last that was there or has been shown */
  #plays = $state<number | null>(null);
  #played: number | null = null;
  /** the reveal, while nothing is asked */
  film = $derived.by(() => {
    const { log, asks } = this.props;
    return this.#plays === null || !this.#scene || asks.length ? null : filmOf(log ?? [], this.#plays, this.#scene);
  });

  constructor(props: () => BoardProps) {
    super(props);
    let opened = false;
    $effect.pre(() => {
      const { offense, defense, planet } = this.encounter;
      if (defense === null || planet === null || !['launch', 'alliance', 'planning'].includes(this.phase ?? '')) return;
      this.#scene = { offense, defense, planet, fleets: SIDES.map((side) => sideOf(this.view, side).fleets) };
    });
    $effect.pre(() => {
      const now = this.#scene && revealed(this.props.log ?? [], this.#scene);
      const asked = this.props.asks.length > 0;
      if (now !== null && now !== this.#played) {
        if (opened && !asked) this.#plays = now;
        this.#played = now;
      }
      if (asked) this.#plays = null;
      opened = true;
    });
  }

  /** the view has gone on since the cards were laid */
  caughtUp = $derived(this.phase !== 'planning' || this.told?.number === this.#plays);

  /** The reveal has been shown, or is skipped. */
  cut(): void {
    this.#plays = null;
  }

  dismiss(): void {
    this.#seen = this.told?.number ?? -1;
    this.#opened = -1;
  }

  reopen(): void {
    this.#opened = this.told?.number ?? -1;
  }

  /** The destiny card that decides this encounter. */
  destinyWords = $derived.by(() => {
    const { destiny, destined, offense } = this.encounter;
    if (destiny === null) return this.t('deck-destiny');
    if (destiny !== 'colour') return this.t(`destiny-${dashed(destiny)}`);
    return destined === offense ? this.t('destiny-own') : this.t('destiny-colour', { seat: this.name(destined) });
  });

  protected override spotsOf(option: Option): readonly Spot[] {
    return spotsOf(option, this.view, this.me, this.rows, this.elsewhere);
  }

  override words(option: Option): string {
    return optionWords(option, this.props);
  }

  override hint(option: Option): string {
    return hint(option, this.props);
  }

  /** An option short, by what it differs by from its like. */
  gathered(option: Option): string {
    return gather(option, this.props)?.text ?? this.words(option);
  }

  player(seat: number): Player {
    return this.view.players[seat] as Player;
  }

  option(key: string): Option | undefined {
    return this.options.find((option) => option.key === key);
  }
}

export const { openDesk, useDesk } = deskOf(Desk);
