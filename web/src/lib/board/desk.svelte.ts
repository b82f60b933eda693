/** What the parts of a board share: which things are lit, which is hovered, picked or shown large, and what a pointer,
 *  a finger or a key does to a thing. A game says which option lies on which thing and how it is called. */
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../../games/contract';
import type { Option } from '../wire';
import type { Box } from './place';

const HOVER_DELAY = 160;

/** Names a thing of the board that can be lit: `planet:12`, `card:attack-08`. */
export type Spot = string;

export type Lit = ReadonlyMap<Spot, readonly Option[]>;

/** A thing shown large, with its words. */
export interface Shown<Thing> {
  thing: Thing;
  spot: Spot;
  element: Element;
  anchor: Box;
  /** opened by a tap or a click: stays, and can be chosen from there */
  pinned: boolean;
}

export interface Piece<Thing> {
  spot: Spot;
  label: string;
  /** what is shown large when the thing is hovered, focused or tapped */
  thing?: Thing | undefined;
  /** one thing of a group is in the tab order even when nothing is lit; arrows reach the others */
  entry?: boolean;
}

export abstract class BoardDesk<Thing> {
  readonly #props: () => BoardProps;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #touch = false;

  picked = $state.raw<Spot | null>(null);
  shown = $state.raw<Shown<Thing> | null>(null);

  props = $derived.by(() => this.#props());
  options: readonly Option[] = $derived(this.props.asks.flatMap((ask) => ask.options));
  lit: Lit = $derived.by(() => this.light());
  hovered = $derived(this.options.find(({ id }) => id === this.props.hovered) ?? null);
  /** the options of the picked thing, when there are several */
  choices: readonly Option[] = $derived(this.picked === null ? [] : this.listed(this.picked));

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  /** The things an option is about; none where it has only its button. */
  protected abstract spotsOf(option: Option): readonly Spot[];

  /** The text of an option's button. */
  abstract words(option: Option): string;

  /** What an option brings: the second line of its button. */
  hint(_option: Option): string {
    return '';
  }

  /** What can be chosen on which thing. */
  protected light(): Lit {
    const lit = new Map<Spot, Option[]>();
    for (const option of this.options) {
      for (const spot of this.spotsOf(option)) lit.set(spot, [...(lit.get(spot) ?? []), option]);
    }
    return lit;
  }

  /** The options of a picked thing that stand in a list beside it. */
  protected listed(spot: Spot): readonly Option[] {
    return this.on(spot);
  }

  /** A thing that cannot be chosen was clicked. */
  protected refused(_spot: Spot, _thing: Thing): void {}

  /** A click beside all things closes what is open. */
  leave(): void {
    this.picked = null;
    this.hide(true);
  }

  /** A new question begins with nothing open. */
  reset(): void {
    this.leave();
  }

  get t(): BoardProps['t'] {
    return this.props.t;
  }

  name(seat: number | null): string {
    return seat === null ? '' : (this.props.names[seat] ?? '');
  }

  on(spot: Spot): readonly Option[] {
    return this.lit.get(spot) ?? [];
  }

  isHovered(spot: Spot): boolean {
    return this.hovered !== null && this.on(spot).includes(this.hovered);
  }

  /** `sure`: it has just been seen in full. */
  choose(option: Option, sure = false): void {
    this.picked = null;
    this.shown = null;
    this.props.onhover(null);
    if (sure) this.props.onanswer(option, true);
    else this.props.onanswer(option);
  }

  /** Choose the only option of a thing, or pick the thing when several share it. */
  press(spot: Spot): void {
    const options = this.on(spot);
    const [only] = options;
    if (this.picked === spot) this.picked = null;
    else if (options.length === 1 && only) this.choose(only);
    else if (options.length > 1) this.picked = spot;
  }

  show(shown: Shown<Thing>, delay = 0): void {
    clearTimeout(this.#timer);
    if (delay && !this.shown) this.#timer = setTimeout(() => (this.shown = shown), delay);
    else this.shown = shown;
  }

  hide(force = false): void {
    clearTimeout(this.#timer);
    if (force || !this.shown?.pinned) this.shown = null;
  }

  /** What is shown large stays beside its thing when the page scrolls; a thing that is gone takes it along. */
  follow(): void {
    const { shown } = this;
    if (!shown || shown.pinned) return;
    if (shown.element.isConnected) this.shown = { ...shown, anchor: shown.element.getBoundingClientRect() };
    else this.hide();
  }

  /** Closes what lies on top; false when nothing did. */
  close(): boolean {
    if (this.shown) this.hide(true);
    else if (this.picked) this.picked = null;
    else return false;
    return true;
  }

  /** The attributes and handlers of an option's own button on the board. */
  button(option: Option, sure = false): Record<string, unknown> {
    const hover = (): void => this.props.onhover(option.id);
    const leave = (): void => this.props.onhover(null);
    return {
      'data-option': option.id,
      'data-hovered': this.props.hovered === option.id ? '' : undefined,
      onclick: () => this.choose(option, sure),
      onpointerenter: hover,
      onpointerleave: leave,
      onfocus: hover,
      onblur: leave,
    };
  }

  /** The attributes and handlers of a thing, to be spread on its element. */
  piece({ spot, label, thing, entry = false }: Piece<Thing>): Record<string, unknown> {
    const options = this.on(spot);
    const only = options.length === 1 ? (options[0] as Option) : null;
    const large = (element: Element, pinned: boolean): Shown<Thing> | null =>
      thing === undefined ? null : { thing, spot, element, anchor: element.getBoundingClientRect(), pinned };
    const enter = (element: Element, delay: number): void => {
      if (only) this.props.onhover(only.id);
      const shown = large(element, false);
      if (shown && !this.shown?.pinned) this.show(shown, delay);
    };
    const leave = (): void => {
      if (only) this.props.onhover(null);
      this.hide();
    };
    const press = (element: Element, touch: boolean): void => {
      const shown = large(element, true);
      if (options.length && !(touch && shown)) this.press(spot);
      else if (shown && this.shown?.pinned && this.shown.spot === spot) this.hide(true);
      else if (shown) this.show(shown);
      if (shown && !options.length && !touch) this.refused(spot, shown.thing);
    };
    return {
      role: 'button',
      tabindex: options.length || entry ? 0 : -1,
      'aria-label': only ? `${this.words(only)}. ${label}` : label,
      'data-spot': spot,
      'data-option': only?.id,
      'data-lit': options.length ? '' : undefined,
      'data-hovered': this.isHovered(spot) ? '' : undefined,
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
}

/** A board opens its desk, and its parts find it. */
export function deskOf<Desk>(make: new (props: () => BoardProps) => Desk): {
  openDesk(props: () => BoardProps): Desk;
  useDesk(): Desk;
} {
  const key = Symbol('desk');
  return {
    openDesk: (props) => setContext(key, new make(props)),
    useDesk: () => getContext<Desk>(key),
  };
}
