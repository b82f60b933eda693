/** What the parts of the board share: the view, the rows of the box, what is lit, whose base is looked at. */
import { BoardDesk, deskOf } from '../../lib/board/desk.svelte';
import type { Lit, Spot } from '../../lib/board/desk.svelte';
import type { Box } from '../../lib/board/place';
import type { Ask, Option } from '../../lib/wire';
import type { Cards } from './model/cards';
import { indexCards, nameKey } from './model/cards';
import { hint, optionWords } from './model/describe';
import { reach } from './model/odds';
import { listed, litSpots, spotsOf } from './model/options';
import type { Preview } from './model/preview';
import { previewOf } from './model/preview';
import type { Card, Player, SpaceBaseView } from './model/types';

/** A card, with the charges on it where it lies in a base. */
export interface Thing {
  card: string;
  charges?: number;
}

const FOR_SALE = /^(yard|hand|colony):/;

export class Desk extends BoardDesk<Thing> {
  /** sector whose deployed cards are all shown */
  opened = $state.raw<{ seat: number; sector: number; anchor: Box } | null>(null);
  /** another player's base, shown instead of one's own */
  visited = $state.raw<number | null>(null);
  /** where a large card may lie without hiding the shipyard */
  dock = $state.raw<HTMLElement>();

  view = $derived(this.props.view as unknown as SpaceBaseView);
  cards: Cards = $derived(indexCards(this.props.cards));
  me = $derived(this.props.seat);
  /** whose base is drawn large */
  seat = $derived(this.visited ?? this.me ?? this.view.turn.active);
  player = $derived(this.view.players[this.seat] as Player);
  /** my credits, less what the cards cost that I have picked in the opening */
  purse = $derived.by(() => {
    const { players, hand, draft } = this.view;
    const picked = draft.cards.filter((card) => hand.includes(card));
    const spent = picked.reduce((sum, card) => sum + (this.cards.get(card)?.cost ?? 0), 0);
    return (this.me === null ? 0 : (players[this.me]?.credits ?? 0)) - spent;
  });
  /** who is on turn; nobody before the first round */
  active = $derived(this.view.turn.round > 0 ? this.view.turn.active : null);
  preview: Preview | null = $derived(
    previewOf(this.hovered, this.#askOf(this.hovered), this.view, this.cards, this.me),
  );
  reach = $derived(new Set(reach(this.view.turn.dice)));
  /** the sector a card shown large belongs to */
  target = $derived(
    this.shown && FOR_SALE.test(this.shown.spot) ? this.card(this.shown.thing.card)?.sector : null,
  );

  #askOf(option: Option | null): Ask | null {
    return this.props.asks.find(({ options }) => option && options.includes(option)) ?? null;
  }

  card(id: string | null): Card | undefined {
    return id === null ? undefined : this.cards.get(id);
  }

  cardName(id: string): string {
    return this.t(nameKey(id));
  }

  protected override spotsOf(option: Option): readonly Spot[] {
    return spotsOf(option, this.view);
  }

  override words(option: Option): string {
    return optionWords(option, this.props);
  }

  override hint(option: Option): string {
    return hint(option, this.props);
  }

  protected override light(): Lit {
    return litSpots(this.options, this.view, this.picked);
  }

  protected override listed(spot: Spot): readonly Option[] {
    return listed(this.options, this.view, spot);
  }

  /** While buying is asked, a card that is not lit says why. */
  protected override refused(spot: Spot, { card }: Thing): void {
    const verb = this.options.find((option) => option.key === 'buy' || option.key === 'claim')?.key;
    if (verb && FOR_SALE.test(spot)) this.props.onwhy(`${verb}:${card}`);
  }

  override close(): boolean {
    if (super.close()) return true;
    if (this.opened) this.opened = null;
    else if (this.visited !== null) this.visited = null;
    else return false;
    return true;
  }

  override leave(): void {
    super.leave();
    this.opened = null;
  }

  /** A new question is about my own things. */
  override reset(): void {
    super.reset();
    if (this.props.asks.length) this.visited = null;
  }
}

export const { openDesk, useDesk } = deskOf(Desk);
