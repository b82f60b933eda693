/** A board on its own: mounted with a scene of its game, without motion, all answers written down. */
import { flushSync, mount, unmount } from 'svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import type { BoardProps, Tools } from '../src/games/contract';
import { LANGUAGES, Texts } from '../src/lib/i18n.svelte';
import type { Json } from '../src/lib/wire';
import type { Scene, Scenes } from '../src/mock/scenes';
import { fromDisk } from './locale';

export const NAMES = ['Mira', 'Orion', 'Vega', 'Lyra', 'Altair', 'Deneb'];

/** The tools of a game with its real texts, in English unless the test asks for another language. */
export function toolsOf(game: string, rows: unknown): { texts: Texts; tools: Tools } {
  const texts = new Texts(fromDisk);
  beforeAll(async () => {
    for (const language of LANGUAGES) {
      texts.language = language;
      await texts.load('cosmodrome', game, `${game}-names`, `${game}-cards`);
    }
    texts.language = 'en';
  });
  const tools = { t: texts.t, has: texts.has, list: texts.list, names: NAMES, cards: rows as Json };
  return { texts, tools };
}

export interface Mounted extends Scene {
  find(selector: string): HTMLElement[];
  onanswer: ReturnType<typeof vi.fn>;
  onhover: ReturnType<typeof vi.fn>;
  onwhy: ReturnType<typeof vi.fn>;
  /** the ids that were chosen */
  answered(): string[];
  /** no text, label or title on the board is a bare key or has a hole */
  expectWords(): void;
}

export function shows(
  Board: Component<BoardProps>,
  scenes: Scenes,
  tools: Tools,
): (scene: string, change?: Partial<BoardProps>) => Mounted {
  let mounted: ReturnType<typeof mount> | undefined;
  const clear = (): void => {
    if (mounted) void unmount(mounted);
    mounted = undefined;
    document.body.replaceChildren();
  };
  afterEach(clear);
  return (name, change = {}) => {
    clear();
    const scene = scenes[name]!();
    const [onanswer, onhover, onwhy] = [vi.fn(), vi.fn(), vi.fn()];
    const props: BoardProps = {
      ...tools,
      view: scene.view,
      seat: scene.seat,
      asks: scene.asks,
      hovered: null,
      events: [],
      news: [],
      reduced: true,
      compact: false,
      onanswer,
      onhover,
      onwhy,
      onrule: () => undefined,
      ...change,
    };
    mounted = mount(Board, { target: document.body, props });
    flushSync();
    const find = (selector: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(selector)];
    return {
      ...scene,
      find,
      onanswer,
      onhover,
      onwhy,
      answered: () => onanswer.mock.calls.map(([option]) => option.id as string),
      expectWords: () => expect(wordsIn(find('*')).filter((word) => UNSAID.test(word.trim()))).toEqual([]),
    };
  };
}

/** A key where a text should be, or a text with a hole; "set-up" is a word. */
const UNSAID = /^(?!set-up$)[a-z]+(-[a-z0-9]+)*-[\w-]+$|\{\$|undefined|NaN/;

const wordsIn = (elements: readonly HTMLElement[]): string[] =>
  elements.flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.textContent ?? ''),
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('title') ?? '',
  ]);

export function click(element: Element | undefined): void {
  element!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

export function press(element: Element | undefined, key: string): void {
  element!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

/** A finger taps: it reads first. */
export function tap(element: Element | undefined): void {
  element!.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
  click(element);
}

/** Ticks or picks an input. */
export function tick(input: Element | undefined, checked = true): void {
  (input as HTMLInputElement).checked = checked;
  input!.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}
