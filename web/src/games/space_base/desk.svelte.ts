/** What the parts of the board share: the view, what is lit, what is hovered, and what a click on a thing does. */
import { getContext, setContext } from 'svelte';
import type { Ask, Option } from '../../lib/wire';
import type { BoardProps } from '../contract';
import type { Cards } from './model/cards';
import { indexCards, nameKey } from './model/cards';
import { optionWords } from './model/describe';
import type { Lit, Spot } from './model/options';
import { allOptions, listed, litSpots } from './model/options';
import { reach } from './model/odds';
import type { Box } from '../../lib/board/place';
import type { Preview } from './model/preview';
import { previewOf } from './model/preview';
import type { Card, Player, SpaceBaseView } from './model/types';

const KEY = Symbol('space-base-desk');
const HOVER_DELAY = 140;

/** A card shown large. */
export interface Shown {
  card: string;
  spot: Spot;
  charges: number | null;
  element: Element;
  anchor: Box;
  /** opened by a tap or a click: stays, and can be chosen from there */
  pinned: boolean;
}

export interface Piece {
  spot: Spot;
  label: string;
  card?: string;
  charges?: number;
  /** one thing of a group is in the tab order even when nothing is lit; arrows reach the others */
  entry?: boolean;
}

type Attributes = Record<string, unknown>;

export class Desk {
  readonly #props: () => BoardProps;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #touch = false;

  picked = $state.raw<Spot | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** sector whose deployed cards are all shown */
  opened = $state.raw<{ seat: number; sector: number; anchor: Box } | null>(null);
  /** another player's base, looked at instead of the own one */
  visited = $state.raw<number | null>(null);

  /** where a large card may lie without hiding the shipyard */
  dock = $state.raw<HTMLElement>();

  props = $derived.by(() => this.#props());
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
  options = $derived(allOptions(this.props.asks));
  lit: Lit = $derived(litSpots(this.options, this.view, this.picked));
  choices = $derived(listed(this.options, this.view, this.picked));
  hovered = $derived(this.options.find((option) => option.id === this.props.hovered) ?? null);
  preview: Preview | null = $derived(
    previewOf(this.hovered, this.#askOf(this.hovered), this.view, this.cards, this.me),
  );
  reach = $derived(new Set(reach(this.view.turn.dice)));
  /** the sector a card shown large belongs to */
  target = $derived(
    this.shown && /^(yard|hand|colony):/.test(this.shown.spot) ? this.card(this.shown.card)?.sector : null,
  );

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  #askOf(option: Option | null): Ask | null {
    return this.props.asks.find(({ options }) => option && options.includes(option)) ?? null;
  }

  get t(): BoardProps['t'] {
    return this.props.t;
  }

  card(id: string | null): Card | undefined {
    return id === null ? undefined : this.cards.get(id);
  }

  name(id: string): string {
    return this.t(nameKey(id));
  }

  /** The options on a spot of the base that is drawn; on a visited base nothing is lit. */
  on(spot: Spot): readonly Option[] {
    return this.lit.get(spot) ?? [];
  }

  isHovered(spot: Spot): boolean {
    const { hovered } = this;
    return hovered !== null && this.on(spot).includes(hovered);
  }

  choose(option: Option): void {
    this.picked = null;
    this.shown = null;
    this.props.onhover(null);
    this.props.onanswer(option);
  }

  /** Choose the only option of a spot, or pick the spot when several share it. */
  press(spot: Spot): void {
    const options = this.on(spot);
    const [only] = options;
    if (this.picked === spot) this.picked = null;
    else if (options.length === 1 && only) this.choose(only);
    else if (options.length > 1) this.picked = spot;
  }

  show(shown: Shown, delay = 0): void {
    clearTimeout(this.#timer);
    if (delay && !this.shown) this.#timer = setTimeout(() => (this.shown = shown), delay);
    else this.shown = shown;
  }

  /** A card shown large stays beside its thing when the page scrolls; a thing that is gone takes it along. */
  follow(): void {
    const { shown } = this;
    if (!shown || shown.pinned) return;
    if (shown.element.isConnected) this.shown = { ...shown, anchor: shown.element.getBoundingClientRect() };
    else this.hide();
  }

  hide(force = false): void {
    clearTimeout(this.#timer);
    if (force || !this.shown?.pinned) this.shown = null;
  }

  /** The attributes and handlers of a thing on the board, to be spread on its element. */
  piece({ spot, label, card, charges, entry = false }: Piece): Attributes {
    const options = this.on(spot);
    const only = options.length === 1 ? (options[0] as Option) : null;
    const shown = (element: Element, pinned: boolean): Shown | null =>
      card === undefined
        ? null
        : { card, spot, charges: charges ?? null, element, anchor: element.getBoundingClientRect(), pinned };
    const enter = (element: Element, delay: number): void => {
      if (only) this.props.onhover(only.id);
      const large = shown(element, false);
      if (large && !this.shown?.pinned) this.show(large, delay);
    };
    const leave = (): void => {
      if (only) this.props.onhover(null);
      this.hide();
    };
    const press = (element: Element, touch: boolean): void => {
      const large = shown(element, true);
      if (options.length && !(touch && large)) this.press(spot);
      else if (large) this.#read(large, touch);
    };
    return {
      role: 'button',
      tabindex: options.length || entry ? 0 : -1,
      'aria-label': only ? `${optionWords(only, this.props)}. ${label}` : label,
      'data-spot': spot,
      'data-option': only?.id,
      'data-lit': options.length ? '' : undefined,
      onpointerdown: (event: PointerEvent) => (this.#touch = event.pointerType === 'touch'),
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') enter(event.currentTarget as Element, HOVER_DELAY);
      },
      onpointerleave: leave,
      onfocus: (event: FocusEvent) => {
        const element = event.currentTarget as Element;
        if (element.matches(':focus-visible')) enter(element, 0);
      },
      onblur: leave,
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        press(event.currentTarget as Element, this.#touch);
        this.#touch = false;
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        press(event.currentTarget as Element, false);
      },
    };
  }

  /** A card that is not lit: read it, and hear why it cannot be bought while buying is asked. */
  #read(large: Shown, touch: boolean): void {
    const open = this.shown;
    if (open?.pinned && open.spot === large.spot) this.hide(true);
    else this.show(large);
    if (touch || this.on(large.spot).length) return;
    const verb = this.options.find((option) => option.key === 'buy' || option.key === 'claim')?.key;
    if (verb && /^(yard|hand|colony):/.test(large.spot)) this.props.onwhy(`${verb}:${large.card}`);
  }
}

export function openDesk(props: () => BoardProps): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
