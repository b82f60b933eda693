import { describe, expect, it } from 'vitest';
import { click, press, shows, tick, toolsOf } from '../../../../tests/board';
import type { Json, View } from '../../../lib/wire';
import Board from '../Board.svelte';
import { rowsOf } from '../model/rows';
import type { TwilightView } from '../model/types';
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

  it('lights the pools without breaking the list they stand in', () => {
    const { find } = show('tokens');
    expect(find('dl [data-lit]').length).toBeGreaterThan(0);
    expect(find('dl > div > :not(dt, dd)')).toHaveLength(0);
  });

  it('marks the planet that the open question names', () => {
    const { asks, find } = show('turn');
    expect(find('.meant')).toHaveLength(0);
    const used = { ...asks[0]!, key: 'used', args: { subject: 1, ability: 'plague', planet: 'mecatol_rex' }, options: [] };
    expect(show('turn', { asks: [used] }).find('[data-place="planet:mecatol_rex"] .meant')).toHaveLength(1);
  });

  it('takes a whole fleet along by one click on its system', () => {
    const { find, answered, asks } = show('move');
    const fleet = asks[0]!.options.find(({ key }) => key === 'fleet')!;
    click(find(`[data-spot="system:${fleet.args['system']}"]`)[0]);
    expect(answered()).toEqual([fleet.id]);
  });

  it('shows the way of ships that are hovered', () => {
    const { asks } = SCENES['move']!();
    const { id } = asks[0]!.options.find(({ key }) => key === 'fleet')!;
    expect(show('move', { hovered: id }).find('.way.tried').length).toBeGreaterThan(0);
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

  it('shows who comes back the last dice of the combat, from the log', () => {
    const { seat } = SCENES['hits']!();
    const { find } = show('hits', {
      log: [
        { key: 'rolled', seat: seat!, why: 'space-cannon', dice: [1], needs: [6] },
        { key: 'combat', seat: seat!, target: 0, system: 1 },
        { key: 'rolled', seat: seat!, why: 'combat', dice: [2, 3], needs: [9, 9] },
        { key: 'rolled', seat: seat!, why: 'combat', dice: [7, 10], needs: [9, 9] },
      ],
    });
    expect(find('.die').map((die) => die.textContent.trim()).sort()).toEqual(['10', '7']);
    expect(find('.die.hit')).toHaveLength(1);
  });

  it('shows the dice of both sides when they are rolled', () => {
    const { seat, view } = SCENES['hits']!();
    const { dice } = view['action'] as { dice: number[] };
    const { find } = show('hits', { events: [{ key: 'rolled', seat: seat!, why: 'combat', dice, system: 1 }] });
    expect(find('.die').map(({ textContent }) => Number(textContent))).toEqual([...dice].sort((a, b) => b - a));
  });

  it('opens the technology tree to research, with all that can be had now', () => {
    const { find, asks } = show('research');
    const lit = find('.tree [data-option]').map(({ dataset }) => dataset['option']!);
    expect(lit.sort()).toEqual(asks[0]!.options.map(({ id }) => id).sort());
  });

  it('puts an offer on two sides, goods by steppers and notes as cards', () => {
    const { find, asks } = show('terms');
    const lit = find('.stage [data-option]').map(({ dataset }) => dataset['option']!);
    const cards = asks[0]!.options.filter(({ id }) => /^(give|want):(note|card)-.*:1$/.test(id)).map(({ id }) => id);
    expect(lit.sort()).toEqual(cards.sort());
    expect(find('.stage .side')).toHaveLength(2);
  });

  it('shows the ballot with the outcomes that can be voted for', () => {
    const { find, asks } = show('vote');
    const votes = asks[0]!.options.filter(({ key }) => key === 'vote').map(({ id }) => id);
    const shown = find('.agenda [data-outcome]').map(({ dataset }) => `vote:${dataset['outcome']}`);
    expect(shown).toEqual(expect.arrayContaining(votes));
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

  it('has every ability of a faction in words on its sheet', () => {
    const { find, view } = show('turn');
    click(find('.player .open')[1]);
    const shape = view as unknown as TwilightView;
    const faction = rowsOf(tools.cards).factions.get(shape.players[shape.turn.order[1]!]!.faction!)!;
    const sheet = find('dialog')[0]!.textContent!;
    const named = (kind: string, id: string): string => tools.t(`${kind}-${id.replaceAll('_', '-')}`);
    for (const id of faction.abilities) expect(sheet).toContain(named('ability', `${id}-text`));
    for (const id of faction.own_technologies) expect(sheet).toContain(named('technology', id));
    expect(sheet).toContain(named('unit', faction.flagship));
    expect(sheet).toContain(named('note', `${faction.note}-text`));
  });

  it('tells the odds of the fight under way', () => {
    const fight = SCENES['hits']!().view;
    const [now] = (fight as unknown as TwilightView).odds!;
    const told = (attacker: number, draw: number, defender: number): string[] => {
      const view = { ...fight, odds: [{ ...now!, attacker, draw, defender }] as unknown as Json };
      return show('hits', { view }).find('.odds b').map(({ textContent }) => textContent!);
    };
    expect(told(0.714, 0.046, 0.24)).toEqual(['71%', '5%', '24%']);
    expect(told(0.998, 0.002, 0)).toEqual(['> 99%', '< 1%', '0%']);
  });

  it('shows how far everybody is with every public objective, and me alone with my secret ones', () => {
    const { find, view, seat } = show('turn');
    const { objectives, progress, hand } = view as unknown as TwilightView;
    for (const id of objectives.public) {
      const { have, need } = progress![id]!;
      const told = (what: string): string[] =>
        find(`[data-place="objective:${id}"] ${what}`).map(({ textContent }) => textContent!.trim());
      const expected = have.map((has, who) =>
        objectives.scored[who]!.includes(id) ? '✓' : String(Math.min(has!, need)),
      );
      expect(told('.one')).toEqual(expected.filter((_, who) => who !== seat));
      expect(told('.mine')).toEqual([expected[seat!] === '✓' ? '✓' : `${expected[seat!]} of ${need}`]);
    }
    const id = 'establish_a_perimeter';
    const held = { ...hand, secrets: [id] };
    const figures = { ...progress, [id]: { need: 4, have: objectives.scored.map((_, who) => (who === seat ? 2 : null)) } };
    const mine = show('turn', { view: { ...view, hand: held, progress: figures } as unknown as View });
    expect(mine.find(`.card:has([data-spot="objective:${id}"]) small`)[0]!.textContent).toBe('2/4');
  });

  it('tells what a faction begins with before it is chosen', () => {
    const { find, asks } = show('faction');
    const at = asks[0]!.options.findIndex(({ id }) => id === 'faction:sol');
    const [start] = find('.choice')[at]!.querySelectorAll('p');
    expect(start!.textContent).toBe(
      'Resources 4 · Influence 2 · Commodities 4 · Antimass Deflectors · Neural Motivator',
    );
  });

  it('tells what a note does that is offered', () => {
    const { view, seat } = SCENES['answer-offer']!();
    const { draft } = view as unknown as TwilightView;
    const offer = { 'give:note-ceasefire-0': 1, 'want:commodities': 2 };
    const { find } = show('answer-offer', { view: { ...view, draft: { ...draft, offer } } as unknown as View });
    expect(seat).not.toBe(draft.proposer);
    expect(find('.stage .side li p').map(({ textContent }) => textContent)).toEqual([tools.t('note-ceasefire-text')]);
  });

  it('marks the systems that have changed since my last decision', () => {
    const { seat, view } = SCENES['turn']!();
    const other = (seat! + 1) % 6;
    const { system } = (view as unknown as TwilightView).systems[5]!;
    const { find } = show('turn', { news: [{ key: 'moved', seat: other, system, origin: 1, units: { cruiser: 1 } }] });
    expect(find('.system:has(.changed)').map(({ dataset }) => dataset['place'])).toEqual([`system:${system}`]);
  });

  it('tells who has yet to vote, with how many votes', () => {
    const { view } = SCENES['vote']!();
    const ballots = [{ seat: 2, votes: 7 }, { seat: 0, votes: 3 }];
    const { find } = show('vote', { view: { ...view, ballots } });
    expect(find('.voters .waits b').map(({ textContent }) => textContent).sort()).toEqual(['3', '7']);
    expect(show('vote', { view: { ...view, ballots: [] } }).find('.voters .waits')).toEqual([]);
  });

  it('shows what those have who have passed', () => {
    const { view } = SCENES['turn']!();
    const { turn, players } = view as unknown as TwilightView;
    const rich = players.map((player) => ({ ...player, goods: 4, commodities: 2 }));
    const passed = { ...turn, passed: players.map(({ seat }) => seat) };
    const { find } = show('turn', { view: { ...view, players: rich, turn: passed } as unknown as View });
    expect(find('.player .goods').map(({ textContent }) => textContent)).toEqual(players.map(() => '4'));
    for (const { textContent } of find('.player .commodities')) expect(textContent).toMatch(/^2\/\d$/);
    expect(find('.player em')).toHaveLength(players.length);
  });

  it('lights the ships that can move', () => {
    const { find, asks } = show('move');
    const kinds = new Set(asks[0]!.options.filter(({ key }) => key === 'ship').map(({ id }) => id.split(':').slice(1, 3).join()));
    expect(find('.system .lit')).toHaveLength(kinds.size);
  });

  it('says who has passed while others go on', () => {
    const { view } = SCENES['turn']!();
    const { turn } = view as unknown as TwilightView;
    const said = (phase: string): string[] => {
      const passed = { ...view, turn: { ...turn, phase, passed: [turn.order[0]!] } };
      return show('turn', { view: passed as unknown as View }).find('.player em').map(({ textContent }) => textContent!);
    };
    expect(said('action')).toHaveLength(1);
    expect(said('status')).toEqual([]);
  });

  it('outlines strongly only the systems to which ships can come', () => {
    const { find, asks } = show('turn');
    const reach = asks[0]!.options.filter(({ hint }) => hint['coming']).map(({ id }) => id);
    const strong = find('.system .hit[data-lit]:not(.quiet)').map(({ dataset }) => dataset['option']);
    expect(strong.sort()).toEqual(reach.sort());
  });

  it('tells dice that hit from those that miss', () => {
    const { seat, view } = SCENES['hits']!();
    const { turn, action } = view as unknown as TwilightView;
    const foe = seat === turn.active ? action.foe! : turn.active;
    const { find } = show('hits', { events: [{ key: 'rolled', seat: foe, dice: [9, 3, 10], needs: [9, 9, 5] }] });
    expect(find('.die').map(({ textContent, classList }) => [textContent!.trim(), classList.contains('hit')])).toEqual([
      ['10', true],
      ['9', true],
      ['3', false],
    ]);
    expect(find('.scored [role="img"]')[0]!.getAttribute('aria-label')).toMatch(/2 hits$/);
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
    expect(galaxy!.querySelectorAll('.buttons button')).toHaveLength(1);
    press(galaxy, '+');
    expect(galaxy!.classList.contains('zoomed')).toBe(true);
    expect(galaxy!.querySelectorAll('.buttons button')).toHaveLength(3);
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
