/** What the parts of the board share: the view, the rows of the box, what is lit, which panel is open. */
import { untrack } from 'svelte';
import { BoardDesk, deskOf } from '../../lib/board/desk.svelte';
import type { Spot } from '../../lib/board/desk.svelte';
import type { GameEvent, Option } from '../../lib/wire';
import { hint, optionWords } from './model/describe';
import { lastCombat } from './model/chronicle';
import { without } from './model/drafting';
import { movable, spotsOf, trayed, unitChoices } from './model/options';
import { panels } from './model/panels';
import { changedSystems, pointsSince } from './model/news';
import { planOf } from './model/plan';
import { dashed, nameOf, rowsOf } from './model/rows';
import type { Rows, Thing } from './model/rows';
import { rolled } from './model/combat';
import type { Rolls } from './model/combat';
import type { Player, SystemState, TwilightView } from './model/types';

export type Tab = 'cards' | 'planets' | 'technologies';

export class Desk extends BoardDesk<Thing> {
  view = $derived(this.props.view as unknown as TwilightView);
  rows: Rows = $derived(rowsOf(this.props.cards));
  me = $derived(this.props.seat);
  mine: Player | null = $derived(this.me === null ? null : (this.view.players[this.me] ?? null));
  tray = $derived(trayed(this.options, this.view, this.me, this.rows));
  units = $derived(unitChoices(this.options));
  /** so many systems can be chosen that a full outline of each would drown the map */
  manySystems = $derived([...this.lit.keys()].filter((spot) => spot.startsWith('system:')).length > 12);
  /** the galaxy is being built: all of it must be in sight */
  tiling = $derived(this.options.some(({ key }) => key === 'tile'));
  /** my ships that can move now, by system */
  movable = $derived(movable(this.options));
  /** the movement that I am drafting */
  draft = $derived(planOf(this.view, this.rows, this.me));
  /** the question is answered beside the board, as a whole */
  panelled = $derived(this.props.asks.some((ask) => panels(ask)));
  /** the planet and the system that the open question names: what a card is aimed at, where a fight begins */
  meant = $derived({ planet: this.props.asks[0]?.args['planet'], system: this.props.asks[0]?.args['system'] });
  /** systems that have changed since my last decision, and points that were won or lost */
  changed = $derived(changedSystems(this.props.news, this.view, this.me));
  gains = $derived(pointsSince(this.props.news));
  /** the tile that is to be laid, while the galaxy is built */
  tile = $state<number | null>(null);
  /** the player whose sheet is open */
  opened = $state<number | null>(null);
  /** the technology tree is open over the map */
  tree = $state(false);
  /** the panel over the map is folded, so that the map can be seen */
  folded = $state(false);
  /** the tab of my things that was chosen by hand; a new question forgets it */
  chosen = $state<Tab | null>(null);
  rolls = $state.raw<Rolls>({});

  system(number: number | null): SystemState | undefined {
    return this.view.systems.find(({ system }) => system === number);
  }

  player(seat: number): Player {
    return this.view.players[seat] as Player;
  }

  /** "Hacan": a seat by its faction, or by its player's name before the factions are known. */
  faction(seat: number): string {
    const { faction } = this.player(seat);
    return faction ? this.t(`board-faction-${dashed(faction)}`) : this.name(seat);
  }

  named(thing: Thing): string {
    return nameOf(thing, this.props);
  }

  option(key: string): Option | undefined {
    return this.options.find((option) => option.key === key);
  }

  /** Nothing comes from there any more. */
  sendHome(system: number): void {
    this.props.draft?.set(without(this.view, this.props.draft.answers, system));
  }

  protected override refused(_spot: Spot, { kind, id }: Thing): void {
    if (kind === 'system' && this.props.draft?.answers.length && this.draft?.leaving.has(Number(id))) this.sendHome(Number(id));
  }

  protected override spotsOf(option: Option): readonly Spot[] {
    // A whole fleet comes by one click on its system; its ships one by one stand in the panel.
    if (option.key === 'ship' && this.options.some(({ id }) => id === `fleet:${option.args['system']}`)) return [];
    if (option.key === 'tile' && this.tile !== null && option.args['tile'] !== this.tile) return [];
    return spotsOf(option, this.view, this.me, this.rows);
  }

  override words(option: Option): string {
    return optionWords(option, this.props);
  }

  override hint(option: Option): string {
    return hint(option, this.props);
  }

  override reset(): void {
    super.reset();
    this.chosen = null;
    this.folded = false;
  }

  /** The last rolls of the fight under way: all that the log has of it, for who comes back in the middle of a round. */
  listen(events: readonly GameEvent[]): void {
    const before = untrack(() => this.rolls);
    const told = lastCombat(this.props.log ?? []);
    if (!this.view.action.combat) this.rolls = {};
    else if (told.length) this.rolls = rolled({}, told);
    else if (events.length) this.rolls = rolled(before, events);
  }
}

export const { openDesk, useDesk } = deskOf(Desk);
