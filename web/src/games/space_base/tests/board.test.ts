import { describe, expect, it, vi } from 'vitest';
import { click, press, shows, tap, toolsOf } from '../../../../tests/board';
import type { Mounted } from '../../../../tests/board';
import Board from '../Board.svelte';
import type { SpaceBaseView } from '../model/types';
import rows from '../preview/cards.json';
import { SCENES } from '../preview/scenes';

const { tools } = toolsOf('space-base', rows);
const mounted = shows(Board, SCENES, tools);

/** The board is laid out by its width, which a page without a window has not. */
function show(scene: string): Mounted {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1060);
  return mounted(scene);
}

describe('the board', () => {
  it.each(Object.keys(SCENES))('shows %s without a missing word', (name) => show(name).expectWords());

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
      expect(element.getAttribute('aria-label')).toMatch(/^Buy /);
    }
  });

  it('answers to a click, to Enter and to Space', () => {
    const { find, answered } = show('dice');
    const sector = find('[data-spot="sector:11"]')[0]!;
    click(sector);
    press(sector, 'Enter');
    press(sector, ' ');
    press(sector, 'a');
    expect(answered()).toEqual(['sum:11', 'sum:11', 'sum:11']);
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
    click(dear);
    expect(onwhy).toHaveBeenCalledWith(`buy:${dear.getAttribute('data-card')}`);
    expect(onanswer).not.toHaveBeenCalled();
  });

  it('lets a card be placed in two steps', () => {
    const { find, answered } = show('place');
    click(find('[data-spot^="yard:"][data-lit]')[0]);
    click(find('[data-spot="sector:9"]')[0]);
    expect(answered()[0]).toMatch(/^place:L2-\d+:9$/);
  });

  it('reads a card aloud to the finger before it is chosen', () => {
    const { find, answered } = show('buy');
    const card = find('[data-spot^="yard:"][data-lit]')[0]!;
    tap(card);
    expect(answered()).toEqual([]);
    click(find('[role="dialog"] [data-option]')[0]);
    expect(answered()).toEqual([card.getAttribute('data-option')]);
  });

  it('shows the base of another player, with nothing lit on it, and comes back', () => {
    const { find } = show('use');
    const litAtHome = find('.base [data-lit]').length;
    click(find('[data-place="player:2"]')[0]);
    expect([litAtHome > 0, find('.base [data-lit]').length]).toEqual([true, 0]);
    press(find('[data-place="player:2"]')[0], 'Escape');
    expect(find('.base [data-lit]')).toHaveLength(litAtHome);
  });

  it('opens a stack that does not fit', () => {
    const { find, view } = show('late');
    const folded = find('[data-spot^="stack:"]')[0]!;
    press(folded, 'Enter');
    const sector = Number(folded.getAttribute('data-spot')!.split(':')[1]);
    expect(find('.stack li')).toHaveLength((view as unknown as SpaceBaseView).players[0]!.sectors[sector - 1]!.deployed.length);
  });

  it('shows onlookers everybody, and lights nothing', () => {
    const { find } = show('onlooker');
    expect(find('.player')).toHaveLength(5);
    expect(find('[data-lit]')).toHaveLength(0);
  });
});
