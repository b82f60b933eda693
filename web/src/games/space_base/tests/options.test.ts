import { describe, expect, it } from 'vitest';
import type { Json, Option } from '../../../lib/wire';
import { spares } from '../index';
import { indexCards } from '../model/cards';
import { litSpots, listed, spotsOf } from '../model/options';
import { changeOf, previewOf } from '../model/preview';
import type { SpaceBaseView } from '../model/types';
import rows from '../preview/cards.json';
import { SCENES } from '../preview/scenes';

const cards = indexCards(rows as unknown as Json);
const view: SpaceBaseView = SCENES['dice']!().view as unknown as SpaceBaseView;
const option = (id: string, hint: Record<string, Json> = {}): Option => ({
  id,
  key: id.split(':')[0]!,
  args: {},
  hint,
});
const lit = (ids: string[], picked: string | null = null): string[] => [
  ...litSpots(
    ids.map((id) => option(id)),
    view,
    picked,
  ).keys(),
];

describe('an option lights', () => {
  it.each([
    ['buy:L1-9890', ['yard:L1-9890']],
    ['buy:colony-4', ['colony:colony-4']],
    ['claim:L2-1421', ['yard:L2-1421']],
    ['use:L1-9384', ['mine:L1-9384']],
    ['charge:L1-9384', ['mine:L1-9384']],
    ['exchange:L1-9384', ['mine:L1-9384']],
    ['move:L1-9384', ['mine:L1-9384']],
    ['shift:L1-9384:2', ['mine:L1-9384']],
    ['apart:5:6', ['sector:5', 'sector:6']],
    ['apart:4:4', ['sector:4']],
    ['sum:11', ['sector:11']],
    ['arrow:9', ['sector:9']],
    ['double:3', ['sector:3']],
    ['face:6', ['face:6']],
    ['reroll:2', ['die:2']],
    ['reroll:both', ['dice']],
    ['pass', []],
  ])('%s on %j', (id, spots) => {
    expect(spotsOf(option(id), view)).toEqual(spots);
  });

  it('a dealt card in the hand, not in the shipyard', () => {
    expect(spotsOf(option('buy:L1-9890'), { ...view, hand: ['L1-9890'] })).toEqual(['hand:L1-9890']);
  });
});

describe('what is lit', () => {
  it('is every sector of the roll, each with its own option', () => {
    const spots = litSpots([option('apart:5:6'), option('sum:11')], view, null);
    expect([...spots].map(([spot, options]) => [spot, options.map(({ id }) => id)])).toEqual([
      ['sector:5', ['apart:5:6']],
      ['sector:6', ['apart:5:6']],
      ['sector:11', ['sum:11']],
    ]);
  });

  it('is the card first and then its sectors, where several cards can be placed', () => {
    const ids = ['place:L2-1421:7', 'place:L2-1421:8', 'place:L2-3134:8'];
    expect(lit(ids)).toEqual(['yard:L2-1421', 'yard:L2-3134']);
    expect(lit(ids, 'yard:L2-1421')).toEqual(['yard:L2-1421', 'sector:7', 'sector:8']);
  });

  it('is the sectors at once, where only one card can be placed', () => {
    expect(lit(['place:L2-1421:7', 'place:L2-1421:8'])).toEqual(['sector:7', 'sector:8']);
  });

  it('is one card for two shifts, which are then listed beside it', () => {
    const shifts = ['shift:L1-9384:1', 'shift:L1-9384:2', 'shift:L1-8635:1'].map((id) => option(id));
    expect(litSpots(shifts, view, null).get('mine:L1-9384')).toHaveLength(2);
    expect(listed(shifts, view, 'mine:L1-9384').map(({ id }) => id)).toEqual(['shift:L1-9384:1', 'shift:L1-9384:2']);
    expect(listed(shifts, view, null)).toEqual([]);
  });
});

describe('the preview of an option', () => {
  const preview = (id: string, hint = {}, seat = 0) => previewOf(option(id, hint), null, view, cards, seat);

  it('shows which zone of which sectors pays', () => {
    expect(preview('apart:5:6')).toMatchObject({ pays: [5, 6], zone: 'station' });
    expect(preview('sum:11', {}, 1)).toMatchObject({ pays: [11], zone: 'deployed' });
  });

  it('counts a sector twice when both dice hit it', () => {
    expect(preview('apart:4:4')?.pays).toEqual([4, 4]);
  });

  it('shows where a bought card goes', () => {
    expect(preview('buy:L1-9890')?.into).toEqual({ card: 'L1-9890', sector: 1 });
    expect(preview('place:L1-9890:8')?.into).toEqual({ card: 'L1-9890', sector: 8 });
  });

  it('moves on from the sector the ask tells', () => {
    const shift = option('shift:L1-9384:2');
    const ask = { id: 1, seat: 0, key: 'shift', args: { sector: 8 }, options: [shift] };
    expect(previewOf(shift, ask, view, cards, 0)?.pays).toEqual([10]);
  });

  it('shows the sectors that a card in use would swap', () => {
    const swapping = structuredClone(view);
    swapping.players[0]!.sectors[0]!.station = 'L2-6723';
    expect(previewOf(option('use:L2-6723'), null, swapping, cards, 0)?.swap).toEqual([1, 12]);
  });

  it('takes new totals from the hint, and credits from what a purchase leaves', () => {
    expect(changeOf(option('sum:9', { credits: 2, vp: 3, charges: 1 }), 12)).toEqual({ credits: 2, vp: 3 });
    expect(changeOf(option('buy:L1-9890', { price: 4, left: 0 }), 12)).toEqual({ credits: -12 });
  });

  it('is nothing when nothing is hovered', () => {
    expect(previewOf(null, null, view, cards, 0)).toBeNull();
  });
});

it('dice that bring nothing either way may be spared', () => {
  const ask = (key: string, ...options: Option[]) => ({ id: 1, seat: 0, key, args: {}, options });
  expect(spares(ask('dice', option('apart:2:3'), option('sum:5')))).toEqual(['idle']);
  expect(spares(ask('dice', option('apart:2:3'), option('sum:5', { credits: 1 })))).toEqual([]);
  expect(spares(ask('purchase', option('pass')))).toEqual([]);
});
