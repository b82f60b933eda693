import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Json, View } from '../../../lib/wire';
import type { BoardProps } from '../../contract';
import Board from '../Board.svelte';
import rows from '../preview/cards.json';
import { SCENES } from '../preview/scenes';

let mounted: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (mounted) void unmount(mounted);
  document.body.replaceChildren();
});

function show(scene: string, change: Partial<BoardProps> = {}) {
  const { view, seat, asks } = SCENES[scene]!();
  const onanswer = vi.fn();
  const onhover = vi.fn();
  const onwhy = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1060);
  const props: BoardProps = {
    t: (key, args) => `${key} ${Object.values(args ?? {}).join(' ')}`.trim(),
    has: () => true,
    list: (words) => words.join(', '),
    names: ['Mira', 'Orion', 'Vega', 'Lyra', 'Altair'],
    cards: rows as unknown as Json,
    view: view as unknown as View,
    seat,
    asks,
    hovered: null,
    events: [],
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
  const find = (selector: string): Element[] => [...document.body.querySelectorAll(selector)];
  return { view, asks, find, onanswer, onhover, onwhy };
}

const press = (element: Element, key: string): boolean =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe('the board', () => {
  it.each(['dice', 'buy', 'use', 'face', 'reroll', 'opening'])('lights every option of %s', (scene) => {
    const { asks, find } = show(scene);
    const lit = new Set(find('[data-option]').map((element) => element.getAttribute('data-option')));
    const wanted = asks
      .flatMap((ask) => ask.options)
      .map(({ id }) => id)
      .filter((id) => !/^(pass|done)/.test(id));
    expect([...lit].sort()).toEqual([...wanted].sort());
  });

  it('says what can be chosen, and can be reached by Tab', () => {
    const { find } = show('buy');
    for (const element of find('[data-lit]')) {
      expect(element.getAttribute('role')).toBe('button');
      expect(element.getAttribute('tabindex')).toBe('0');
      expect(element.getAttribute('aria-label')).toContain('option-buy');
    }
  });

  it('answers to a click, to Enter and to Space', () => {
    const { find, onanswer } = show('dice');
    const sector = find('[data-spot="sector:11"]')[0]!;
    sector.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    press(sector, 'Enter');
    press(sector, ' ');
    press(sector, 'a');
    expect(onanswer.mock.calls.map(([option]) => option.id)).toEqual(['sum:11', 'sum:11', 'sum:11']);
  });

  it('tells which option is hovered', () => {
    const { find, onhover } = show('dice');
    const sector = find('[data-spot="sector:5"]')[0]!;
    sector.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    sector.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(onhover.mock.calls).toEqual([['apart:5:6'], [null]]);
  });

  it('asks why a card cannot be bought', () => {
    const { find, onwhy, onanswer } = show('buy');
    const dear = find('[data-spot^="yard:"]:not([data-lit])')[0]!;
    dear.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onwhy).toHaveBeenCalledWith(`buy:${dear.getAttribute('data-card')}`);
    expect(onanswer).not.toHaveBeenCalled();
  });

  it('lets a card be placed in two steps', () => {
    const { find, onanswer } = show('place');
    find('[data-spot^="yard:"][data-lit]')[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    find('[data-spot="sector:9"]')[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onanswer.mock.calls[0]![0].id).toMatch(/^place:L2-\d+:9$/);
  });

  it('reads a card aloud to the finger before it is chosen', () => {
    const { find, onanswer } = show('buy');
    const card = find('[data-spot^="yard:"][data-lit]')[0]!;
    card.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    card.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(onanswer).not.toHaveBeenCalled();
    const choose = find('[role="dialog"] [data-option]')[0] as HTMLButtonElement;
    choose.click();
    expect(onanswer.mock.calls[0]![0].id).toBe(card.getAttribute('data-option'));
  });

  it('shows the base of another player, with nothing lit on it, and comes back', () => {
    const { find } = show('use');
    const litAtHome = find('.base [data-lit]').length;
    (find('[data-place="player:2"]')[0] as HTMLButtonElement).click();
    flushSync();
    expect([litAtHome > 0, find('.base [data-lit]').length]).toEqual([true, 0]);
    press(find('[data-place="player:2"]')[0]!, 'Escape');
    flushSync();
    expect(find('.base [data-lit]')).toHaveLength(litAtHome);
  });

  it('opens a stack that does not fit', () => {
    const { find, view } = show('late');
    const folded = find('[data-spot^="stack:"]')[0]!;
    press(folded, 'Enter');
    flushSync();
    const sector = Number(folded.getAttribute('data-spot')!.split(':')[1]);
    expect(find('.stack li')).toHaveLength(view.players[0]!.sectors[sector - 1]!.deployed.length);
  });

  it('shows onlookers everybody, and lights nothing', () => {
    const { find } = show('onlooker');
    expect(find('.player')).toHaveLength(5);
    expect(find('[data-lit]')).toHaveLength(0);
  });
});
