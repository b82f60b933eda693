/** What the parts of the board share: the view, and what is lit. */
import { BoardDesk, deskOf } from '../../lib/board/desk.svelte';
import type { Spot } from '../../lib/board/desk.svelte';
import type { Option } from '../../lib/wire';
import { hint, optionWords } from './model/describe';
import { isDeal, phaseOf } from './model/encounter';
import { isElsewhere, spotsOf, trayed } from './model/options';
import type { Rows, Thing } from './model/rows';
import { rowsOf } from './model/rows';
import type { CosmicView, Player } from './model/types';

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

  protected override spotsOf(option: Option): readonly Spot[] {
    return spotsOf(option, this.view, this.me, this.rows, this.elsewhere);
  }

  override words(option: Option): string {
    return optionWords(option, this.props);
  }

  override hint(option: Option): string {
    return hint(option, this.props);
  }

  player(seat: number): Player {
    return this.view.players[seat] as Player;
  }

  option(key: string): Option | undefined {
    return this.options.find((option) => option.key === key);
  }
}

export const { openDesk, useDesk } = deskOf(Desk);
