import { describe, expect, it } from 'vitest';
import { click, press, shows, tap, toolsOf } from '../../../../tests/board';
import Board from '../Board.svelte';
import rows from '../preview/cards.json';
import { SCENES } from '../preview/scenes';

const { texts, tools } = toolsOf('cosmic-encounter', rows);
const show = shows(Board, SCENES, tools);

describe('the board', () => {
  it.each(Object.keys(SCENES))('shows %s without a missing word', (name) => {
    show(name).expectWords();
  });

  it('lights the cards that can be laid', () => {
    const { find, asks } = show('planning');
    const lit = new Set(find('[data-option]').map(({ dataset }) => dataset['option']));
    expect([...lit].sort()).toEqual(asks[0]!.options.map(({ id }) => id).sort());
  });

  it('tries what is hovered: a card in its place, a total with what is added', () => {
    const { asks } = SCENES['planning']!();
    expect(show('planning', { hovered: asks[0]!.options[0]!.id }).find('.laid .tried')).toHaveLength(1);
    const scene = SCENES['reinforce']!();
    const option = scene.asks[0]!.options.find(({ id }) => id.endsWith(':offense'))!;
    option.hint = { offense: 77, defense: (scene.view['encounter'] as { totals: number[] }).totals[1]! };
    const { find } = show('reinforce', { asks: scene.asks, hovered: option.id });
    expect(find('.console .tried').map(({ textContent }) => textContent)).toEqual(['77']);
  });

  it('answers with the planet that is clicked', () => {
    const { find, answered, asks } = show('aim');
    click(find(`[data-option="${asks[0]!.options[2]!.id}"]`)[0]);
    expect(answered()).toEqual([asks[0]!.options[2]!.id]);
  });

  it('asks how many ships leave a planet', () => {
    const { find, onanswer, answered, asks } = show('launch');
    const ids = asks[0]!.options.map(({ id }) => id);
    const planet = /^ship:(\d+):2$/.exec(ids.find((id) => /^ship:\d+:2$/.test(id))!)![1];
    click(find(`[data-spot="planet:${planet}"]`)[0]);
    expect(onanswer).not.toHaveBeenCalled();
    const offered = find('.picker [data-option]').map(({ dataset }) => dataset['option']!);
    expect(offered).toEqual(ids.filter((id) => id.startsWith(`ship:${planet}:`)));
    click(find(`.picker [data-option="ship:${planet}:2"]`)[0]);
    expect(answered()).toEqual([`ship:${planet}:2`]);
  });

  it('proposes a deal while it is talked about, and no longer when ships go to the colony it brings', () => {
    const { asks } = SCENES['offer']!();
    expect(show('offer').find('.paper footer [data-option="done"]')).toHaveLength(1);
    const later = asks.map((ask) => ({ ...ask, key: 'found-colony' }));
    expect(show('offer', { asks: later }).find('.paper footer [data-option]')).toHaveLength(0);
  });

  it('invites those who are chosen', () => {
    const { find, answered, asks } = show('invite');
    const [everybody] = asks[0]!.options.map(({ id }) => id);
    expect(find('.invite .send')[0]!.dataset['option']).toBe(everybody);
    const [first] = find('.invite .toggle');
    click(first);
    expect(first!.getAttribute('aria-pressed')).toBe('false');
    click(find('.invite .send')[0]);
    expect(answered()).toEqual([everybody!.replace(/:\d\+/, ':')]);
  });

  it('lets an invited player click a side', () => {
    const { find, answered } = show('alliance');
    click(find('[data-option="join:defense"]')[0]);
    expect(answered()).toEqual(['join:defense']);
  });

  it('has all of an offer at hand: cards, planets, what is wanted, and the end of it', () => {
    const { find, asks } = show('offer');
    const there = new Set(find('[data-option]').map(({ dataset }) => dataset['option']));
    const spread = find('[data-lit]').map(({ dataset }) => dataset['spot']);
    for (const { id } of asks[0]!.options) {
      const planet = /^(?:settle|let-settle):(\d+)$/.exec(id)?.[1];
      expect(there.has(id) || spread.includes(`planet:${planet}`), id).toBe(true);
    }
  });

  it('keeps the offer of the other in sight while I make mine', () => {
    const { seat, view } = SCENES['offer']!();
    const { offense, defense } = view['encounter'] as { offense: number; defense: number };
    const other = seat === offense ? defense : offense;
    const spoken = { [other]: { cards: ['morph'], terms: { [`random:${seat}`]: 1 } } };
    const { find } = show('offer', { view: { ...view, draft: { ...(view['draft'] as object), spoken } } });
    expect(find('.before')[0]!.textContent).toContain('a random card');
    expect(find('.before li .card, .before li.card').length).toBeGreaterThan(0);
  });

  it('shows what is being answered, the newest on top', () => {
    const { view } = SCENES['zaps']!();
    Object.assign(view['encounter'] as object, {
      uses: [
        { seat: 1, ability: 'virus', target: [] },
        { seat: 2, ability: 'cosmic_zap', target: [] },
        { seat: 0, ability: 'wild-kamikaze', target: [3] },
      ],
    });
    const { find } = show('zaps', { view });
    expect(find('.uses [data-use] h4').map(({ textContent }) => textContent)).toEqual(['Virus', 'Cosmic Zap', 'Wild Kamikaze']);
    expect(find('.uses [data-use] .by').map(({ textContent }) => textContent)).toEqual(['Orion', 'Vega', 'Mira']);
    expect(find('.uses .top .aimed')[0]!.textContent).toBe('→ 3 ships');
    // The zap is answered, so what it was aimed at takes effect after all.
    expect(find('.uses [data-use]').map(({ classList }) => classList.contains('stopped'))).toEqual([false, true, false]);
  });

  it('says on the stage by what the lower total wins, before and after it does', () => {
    const { view } = SCENES['reinforce']!();
    const encounter = { ...(view['encounter'] as object), marks: { 'lower-wins': 1 } };
    const told = (more: object): string =>
      show('reinforce', { view: { ...view, encounter: { ...encounter, ...more } } }).find('.verdict')[0]!.textContent!.trim();
    expect(told({})).toBe(texts.t('hint-lower-wins'));
    expect(told({ result: 'win', winner: 'offense', kinds: ['attack', 'attack'], totals: [3, 9] })).toMatch(
      new RegExp(`3 against 9\\s+${texts.t('hint-lower-wins')}$`),
    );
  });

  it('reads a card before the finger plays it', () => {
    const { find, onanswer, answered } = show('zap');
    const card = find('[data-spot="card:cosmic_zap"]')[0]!;
    tap(card);
    expect(onanswer).not.toHaveBeenCalled();
    expect(find('[role="dialog"]')[0]!.textContent).toContain('Cosmic Zap');
    click(find('[role="dialog"] [data-option]')[0]);
    expect(answered()).toEqual(['use:cosmic_zap']);
  });

  it('does not light a card of mine when one of its name lies elsewhere', () => {
    const { asks } = SCENES['planning']!();
    const [ask] = asks;
    const { args } = ask!.options[0]!;
    const option = { id: `card:${String(args['card'])}`, key: 'card', args, hint: {} };
    const spot = (key: string): string[] =>
      show('planning', { asks: [{ ...ask!, key, options: [option] }] }).find('[data-lit]').map(({ dataset }) => dataset['spot']!);
    expect(spot('hate-card')).toEqual([option.id]);
    expect(spot('fetch-another')).toEqual([`tray:${option.id}`]);
  });

  it('tells by a tap which cards of a hand I have seen', () => {
    const { view, seat } = SCENES['planning']!();
    const players = view['players'] as { seen: string[] }[];
    const other = players.findIndex((_, at) => at !== seat);
    players[other]!.seen = ['attack-06', 'attack-06', 'plague'];
    const { find, onanswer } = show('planning', { view });
    tap(find(`[data-spot="cards:${other}"]`)[0]!);
    expect(find('[role="dialog"]')[0]!.textContent).toContain('Attack 6 × 2 and Plague');
    expect(onanswer).not.toHaveBeenCalled();
  });

  it('is played by keyboard', () => {
    const { find, answered } = show('wild');
    const seat = find('[data-option^="encounter:"]')[1]!;
    expect(seat.getAttribute('tabindex')).toBe('0');
    expect(seat.getAttribute('role')).toBe('button');
    press(seat, 'Enter');
    expect(answered()).toEqual([seat.dataset['option']]);
  });

  it('offers sheets to choose from with their text', () => {
    const { find, answered, asks } = show('choose-alien');
    expect(find('.tray .choice')).toHaveLength(2);
    const { id, args } = asks[0]!.options[1]!;
    expect(find('.tray')[0]!.textContent).toContain(texts.t(`alien-${String(args['alien']).replaceAll('_', '-')}-text`));
    click(find(`[data-option="${id}"]`)[0]);
    expect(answered()).toEqual([id]);
  });

  it('shows onlookers all systems, no hand, and nothing lit', () => {
    const { find } = show('onlooker');
    expect(find('.system')).toHaveLength(5);
    expect(find('.hand')).toHaveLength(0);
    expect(find('[data-lit]')).toHaveLength(0);
  });

  it('draws four planets where four are played, and hides what is hidden', () => {
    expect(show('four').find('[data-place^="planet:"]')).toHaveLength(12);
    const { find, seat } = show('hidden');
    expect(find('.sheet.hidden').length).toBeGreaterThan(0);
    expect(find(`[data-place="sheet:${seat}"]`)[0]!.textContent).not.toContain('?');
  });

  it('puts the total and the odds on the cards that can be laid', () => {
    const { find, asks } = show('planning');
    const { hint, args } = asks[0]!.options.find((option) => 'odds' in option.hint)!;
    expect(find(`[data-place="card:${String(args['card'])}"] .gain`)[0]!.textContent).toBe(`${String(hint['total'])}${String(hint['odds'])} %`);
    expect(find('.slot:not(.lit) .gain')).toHaveLength(0);
  });

  it('says what joining a side makes of both totals', () => {
    const { find } = show('alliance');
    const first = (side: string): string => find(`.join .${side} .numbers small`)[0]!.textContent!;
    const [offense, defense] = find('.console .totals b').map(({ textContent }) => Number(textContent));
    expect([first('offense'), first('defense')]).toEqual([`${offense! + 1} : ${defense!}`, `${offense!} : ${defense! + 1}`]);
  });

  it('numbers the planets as the texts do', () => {
    const { find } = show('planning');
    expect(find('.own [data-place^="planet:"] .number').map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('holds the result of an encounter until it is clicked, and opens it again', () => {
    const log = [
      { key: 'encounter', seat: 4 },
      { key: 'defense', seat: 3 },
      { key: 'aimed', seat: 4, planet: 21 },
      { key: 'revealed', seat: 4, card: 'attack-10' },
      { key: 'revealed', seat: 3, card: 'attack-06' },
      { key: 'totals', offense: 14, defense: 10 },
      { key: 'concluded', result: 'win', side: 'offense' },
      { key: 'moved', seat: 3, source: 'limbo', goal: 'warp', count: 4 },
      { key: 'moved', seat: 4, source: 'gate', goal: 21, count: 4 },
    ];
    const { find } = show('onlooker', { log });
    expect(find('.told .verdict')[0]!.textContent).toContain('takes Lyra 4');
    expect(find('.told li').map(({ textContent }) => textContent)[3]).toContain('−4 ships');
    click(find('.told .close')[0]);
    expect(find('.told')).toHaveLength(0);
    click(find('.reopen')[0]);
    expect(find('.told')).toHaveLength(1);
  });

  it('leaves the stage to my question', () => {
    const log = [
      { key: 'encounter', seat: 4 },
      { key: 'defense', seat: 3 },
      { key: 'aimed', seat: 4, planet: 21 },
      { key: 'concluded', result: 'failed', side: null },
    ];
    const { find } = show('alliance', { log });
    expect(find('.told')).toHaveLength(0);
    expect(find('.reopen')).toHaveLength(1);
  });
});
