import { describe, expect, it } from 'vitest';
import type { Json, Option } from '../../../lib/wire';
import { planFlights } from '../model/flights';
import { invitationOf, spotsOf, trayed } from '../model/options';
import { rowsOf, sourceOf } from '../model/rows';
import type { CosmicView } from '../model/types';
import rows from '../preview/cards.json';
import { SCENES } from '../preview/scenes';

const known = rowsOf(rows as unknown as Json);
const option = (id: string): Option => ({ id, key: id.split(':')[0]!, args: {}, hint: {} });
const view = (scene: string): CosmicView => SCENES[scene]!().view as unknown as CosmicView;
const holding = { ...view('planning'), hand: ['card_zap', 'flare-void', 'negotiate'] };
const spots = (id: string): readonly string[] => spotsOf(option(id), holding, 2, known);

describe('an option', () => {
  it.each([
    ['aim:12', 'planet:12'],
    ['ship:14:2', 'planet:14'],
    ['ship:-1:2', 'place:gate'],
    ['home:3:1', 'planet:3'],
    ['encounter:2', 'seat:2'],
    ['join:defense', 'side:defense'],
    ['use:card_zap', 'card:card_zap'],
    ['use:wild-void', 'card:flare-void'],
    ['use:void', 'sheet:void'],
    ['use:lunar_cannon-move:1:2', 'tech:lunar_cannon'],
    ['abandon:the_qax', 'tech:the_qax'],
  ])('%s lies on %s', (id, spot) => expect(spots(id)).toEqual([spot]));

  it('about a card that I do not hold lies in the tray', () => {
    expect(spots('card:negotiate')).toEqual(['card:negotiate']);
    expect(spots('card:attack-40')).toEqual(['tray:card:attack-40']);
    const ids = ['card:attack-40', 'card:negotiate', 'pass', 'want:attack:1'].map(option);
    expect(trayed(ids, holding, 2, known).map(({ id }) => id)).toEqual(['card:attack-40']);
  });

  it('has somewhere to be pressed in every scene, but for plain words', () => {
    const plain = new Set(['pass', 'done', 'decline', 'auto', 'accept', 'refuse', 'break-off', 'time-up', 'redraw', 'again', 'end-turn', 'nothing', 'new-technology', 'reward']);
    const inWidgets = new Set(['invite', 'give', 'want', 'want-card', 'want-random', 'give-random', 'drop', 'free']);
    const lost = Object.values(SCENES).flatMap((make) => {
      const scene = make();
      return scene.asks
        .flatMap((ask) => ask.options)
        .filter(({ key }) => !plain.has(key) && !inWidgets.has(key))
        .filter((one) => !spotsOf(one, scene.view as unknown as CosmicView, scene.seat, known).length)
        .map(({ id }) => id);
    });
    expect(lost).toEqual([]);
  });

  it('invites exactly those who are ticked', () => {
    const { options } = SCENES['invite']!().asks[0]!;
    const [everybody] = options;
    const seats = everybody!.id.split(':')[1]!.split('+').map(Number);
    expect(invitationOf(options, new Set([...seats].reverse()))!.id).toBe(everybody!.id);
    expect(invitationOf(options, new Set([seats[1]!]))!.id).toBe(`invite:${seats[1]}`);
    expect(invitationOf(options, new Set())!.id).toBe('invite:nobody');
  });
});

describe('an ability', () => {
  it('is traced to what it comes from', () => {
    expect(sourceOf('hacker-pay', known)).toEqual({ kind: 'alien', id: 'hacker' });
    expect(sourceOf('super-anti_matter', known)).toEqual({ kind: 'card', id: 'flare-anti_matter' });
    expect(sourceOf('reinforcement-3', known)).toEqual({ kind: 'card', id: 'reinforcement-3' });
    expect(sourceOf('xenon_lasers', known)).toEqual({ kind: 'technology', id: 'xenon_lasers' });
    expect(sourceOf('nonsense', known)).toBeNull();
  });
});

describe('flights', () => {
  it('take ships from place to place, and those that are doomed when they arrive', () => {
    const flights = planFlights([
      { key: 'moved', seat: 1, source: 7, goal: 'limbo', count: 3 },
      { key: 'moved', seat: 1, source: 'limbo', goal: 'warp', count: 3 },
      { key: 'moved', seat: 2, source: 14, goal: 'gate', count: 4 },
    ]);
    expect(flights.map(({ seat, count, to }) => [seat, count, ...to])).toEqual([
      [1, 3, 'warp'],
      [2, 4, 'gate'],
    ]);
    expect(flights[1]!.from).toEqual(['planet:14']);
  });

  it('show a card only where its face is known, and keep within a moment', () => {
    const drawn = planFlights([{ key: 'drew', seat: 0, count: 2 }, { key: 'discarded', seat: 1, cards: ['attack-04'] }]);
    expect(drawn.map(({ card, count }) => [card, count])).toEqual([
      ['', 2],
      ['attack-04', 1],
    ]);
    const many = planFlights(Array.from({ length: 40 }, (_, at) => ({ key: 'moved', seat: 0, source: at % 5, goal: 'gate', count: 1 })));
    expect(many.length).toBeLessThan(20);
    expect(Math.max(...many.map(({ delay }) => delay))).toBeLessThan(500);
  });
});
