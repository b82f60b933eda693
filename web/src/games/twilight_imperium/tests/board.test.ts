import { describe, expect, it } from 'vitest';
import { click, press, shows, tick, toolsOf } from '../../../../tests/board';
import Board from '../Board.svelte';
import rows from '../preview/cards.json';
import { SCENES } from '../preview/scenes';

const { tools } = toolsOf('twilight-imperium', rows);
const show = shows(Board, SCENES, tools);

describe('the board', () => {
  it.each(Object.keys(SCENES))('shows %s without a missing word', (name) => {
    show(name).expectWords();
  });

  it('lights the systems that can be activated, and answers with the one that is clicked', () => {
    const { find, answered, asks } = show('turn');
    const ids = asks[0]!.options.filter(({ key }) => key === 'activate').map(({ id }) => id);
    const lit = find('.system [data-option]').map(({ dataset }) => dataset['option']);
    expect(lit.sort()).toEqual(ids.sort());
    click(find(`[data-option="${ids[3]}"]`)[0]);
    expect(answered()).toEqual([ids[3]]);
  });

  it('draws every system of the map once, and answers to the keyboard', () => {
    const { find, view, asks, answered } = show('turn');
    expect(find('.system')).toHaveLength((view['systems'] as unknown[]).length);
    const { id } = asks[0]!.options.find(({ key }) => key === 'activate')!;
    press(find(`[data-option="${id}"]`)[0], 'Enter');
    expect(answered()).toEqual([id]);
  });

  it('asks which ships leave a system that has several', () => {
    const { find, onanswer, answered, asks } = show('move');
    const ids = asks[0]!.options.map(({ id }) => id);
    const system = ids.find((id) => id.startsWith('fleet:'))!.split(':')[1];
    click(find(`[data-spot="system:${system}"]`)[0]);
    expect(onanswer).not.toHaveBeenCalled();
    const offered = find('.picker [data-option]').map(({ dataset }) => dataset['option']!);
    expect(offered).toContain(`fleet:${system}`);
    expect(offered.every((id) => id.split(':')[1] === system)).toBe(true);
    click(find(`.picker [data-option="fleet:${system}"]`)[0]);
    expect(answered()).toEqual([`fleet:${system}`]);
  });

  it('shows the way of ships that are hovered', () => {
    const { asks } = SCENES['move']!();
    const { id } = asks[0]!.options.find(({ key }) => key === 'fleet')!;
    expect(show('move', { hovered: id }).find('.route.tried')).toHaveLength(1);
  });

  it('lets hits be assigned in the fight itself', () => {
    const { find, answered, asks } = show('hits');
    const ids = asks[0]!.options.filter(({ key }) => key === 'lose' || key === 'sustain').map(({ id }) => id);
    const lit = find('.stage [data-option]').map(({ dataset }) => dataset['option']!);
    expect(lit.length).toBeGreaterThan(0);
    expect(lit.every((id) => ids.includes(id))).toBe(true);
    click(find(`.stage [data-option="${lit[0]}"]`)[0]);
    expect(answered()).toEqual([lit[0]]);
  });

  it('shows the dice of both sides when they are rolled', () => {
    const { seat, view } = SCENES['hits']!();
    const { dice } = view['action'] as { dice: number[] };
    const { find } = show('hits', { events: [{ key: 'rolled', seat: seat!, why: 'combat', dice, system: 1 }] });
    expect(find('.die').map(({ textContent }) => Number(textContent))).toEqual(dice);
  });

  it('opens the technology tree to research, with all that can be had now', () => {
    const { find, asks } = show('research');
    const lit = find('.tree [data-option]').map(({ dataset }) => dataset['option']!);
    expect(lit.sort()).toEqual(asks[0]!.options.map(({ id }) => id).sort());
  });

  it('puts an offer on two sides', () => {
    const { find, asks, answered } = show('terms');
    const lit = find('.stage [data-option]').map(({ dataset }) => dataset['option']!);
    expect(lit.sort()).toEqual(asks[0]!.options.map(({ id }) => id).sort());
    click(find('.stage [data-option="propose"]')[0]);
    expect(answered()).toEqual(['propose']);
  });

  it('shows the ballot with the outcomes that can be voted for', () => {
    const { find, asks } = show('vote');
    const votes = asks[0]!.options.filter(({ key }) => key === 'vote').map(({ id }) => id);
    const lit = find('.agenda [data-option]').map(({ dataset }) => dataset['option']!);
    expect(lit).toEqual(expect.arrayContaining(votes));
  });

  it('lights places for the tile that is picked, and another tile when that is picked', () => {
    const { find, asks } = show('tile');
    const [first, second] = [...new Set(asks[0]!.options.map(({ args }) => Number(args['tile'])))];
    const lit = (): Set<string> => new Set(find('.open[data-option]').map(({ dataset }) => dataset['option']!.split(':')[1]!));
    expect([...lit()]).toEqual([String(first)]);
    const radio = find(`input[value="${second}"]`)[0] ;
    tick(radio);
    expect([...lit()]).toEqual([String(second)]);
  });

  it('brings up my planets when they can pay', () => {
    const { find, asks } = show('pay');
    const planets = asks[0]!.options.filter(({ key }) => key === 'exhaust').map(({ id }) => id);
    const lit = find('.sheet [data-option^="exhaust"]').map(({ dataset }) => dataset['option']!);
    expect(lit.sort()).toEqual(planets.sort());
  });

  it('opens the sheet of another player on a click', () => {
    const { find } = show('turn');
    expect(find('dialog')).toHaveLength(0);
    click(find('.player .open')[1]);
    expect(find('dialog')).toHaveLength(1);
  });

  it('folds what lies over the map', () => {
    const { find } = show('research');
    click(find('.stage header button')[0]);
    expect(find('.tree')).toHaveLength(0);
  });

  it('zooms by keyboard, and lets nobody zoom out of the map', () => {
    const { find } = show('turn');
    const [galaxy] = find('.map .galaxy .galaxy');
    expect(galaxy!.classList.contains('zoomed')).toBe(false);
    press(galaxy, '+');
    expect(galaxy!.classList.contains('zoomed')).toBe(true);
    press(galaxy, '0');
    press(galaxy, '-');
    expect(galaxy!.classList.contains('zoomed')).toBe(false);
  });

  it('shows onlookers the whole table, no hand, and nothing lit', () => {
    const { find } = show('onlooker');
    expect(find('.player')).toHaveLength(6);
    expect(find('.sheet')).toHaveLength(0);
    expect(find('[data-lit]')).toHaveLength(0);
  });
});
