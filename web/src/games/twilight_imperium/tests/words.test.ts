import { describe, expect, it } from 'vitest';
import { NAMES as names, toolsOf } from '../../../../tests/board';
import { expectTold, spoken } from '../../../../tests/words';
import { LANGUAGES } from '../../../lib/i18n.svelte';
import type { Json } from '../../../lib/wire';
import { aboutText, endingText } from '../../../lib/words';
import * as module from '../index';
import rows from '../preview/cards.json';
import { SCENES } from '../preview/scenes';
import told from './words.json';

const { texts, tools } = toolsOf('twilight-imperium', rows);

describe('words', () => {
  it('are those of the terminal, for every kind of ask, option and event of whole games', () => {
    expectTold(module, told, tools);
    expect(told.length).toBeGreaterThan(300);
  });

  it.each(LANGUAGES)('lack nothing on a button, in %s', (language) => {
    texts.language = language;
    const lines = spoken(module, SCENES, tools);
    texts.language = 'en';
    expect(lines.filter((line) => /\{\$|undefined|^[a-z]+(-[a-z0-9]+)+$|_/.test(line))).toEqual([]);
  });

  it('say on the bar which round and phase it is, and whose turn', () => {
    const { view } = SCENES['turn']!();
    const { round, active } = view['turn'] as { round: number; active: number };
    expect(module.status(view, tools)).toBe(`Round ${round} · Action phase · ${names[active]}`);
    expect(module.status(SCENES['faction']!().view, tools)).toBe('Setup');
  });

  it('tell under a button what a card does', () => {
    const option = (key: string, args: Record<string, Json>) => ({ id: key, key, args, hint: {} });
    expect(module.hint(option('secondary', { strategy: 'leadership' }), tools)).toMatch(/every 3 influence/);
    expect(module.hint(option('technology', { technology: 'sarween_tools' }), tools)).not.toBe('');
    expect(module.hint(option('faction', { faction: 'muaat' }), tools)).not.toBe('');
    expect(module.hint({ ...option('build', {}), hint: { cost: 3 } }, tools)).toBe('pay 3');
    expect(module.hint({ ...option('component', {}), hint: { actions: ['spy', 'orbital_drop'] } }, tools)).toBe(
      'Spy and Orbital Drop',
    );
    expect(module.hint({ ...option('vote', {}), hint: { faction: 'sol', votes: 4 } }, tools)).toBe(
      `${tools.t('faction-sol')} · 4 votes`,
    );
  });

  it('tell the whole of it, and what a strategy card does in short', () => {
    const hint = (key: string, args: Record<string, Json>, brings = {}): string =>
      module.hint({ id: key, key, args, hint: brings }, tools);
    const [trade, politics] = ['trade_rider', 'politics_rider'].map((card) => hint('use', { card }));
    expect(trade).toBe(tools.t('action-card-trade-rider-text'));
    expect(trade).not.toBe(politics);
    expect(hint('pick', { strategy: 'politics' })).toBe(tools.t('strategy-card-politics-brief'));
    expect(hint('strategic', { strategy: 'politics' })).toBe(tools.t('strategy-card-politics-brief'));
    expect(hint('secondary', { strategy: 'politics' })).toBe(tools.t('strategy-card-politics-secondary'));
    expect(hint('secondary', { strategy: 'politics' }, { tokens: 1 })).toBe(hint('secondary', { strategy: 'politics' }));
    expect(hint('secondary', { strategy: 'trade' }, { 'no-token': 1 })).toMatch(/^no command token from you · /);
    expect(hint('want', { thing: 'note-ceasefire-1', count: 1 })).toBe(tools.t('note-ceasefire-text'));
    expect(hint('want', { thing: 'commodities', count: 1 })).toBe('');
    expect(hint('top', { agenda: 'mutiny' })).toBe(
      `For: ${tools.t('agenda-mutiny-for')} Against: ${tools.t('agenda-mutiny-against')}`,
    );
  });

  it('tell what a card does that one may answer', () => {
    const ask = { id: 1, seat: 0, key: 'used', args: { subject: 1, ability: 'plague' }, options: [] };
    expect(aboutText(module, ask, tools)).toBe(tools.t('action-card-plague-text'));
    expect(aboutText(module, { ...ask, args: { subject: 1, ability: 'ceasefire-1' } }, tools)).toBe(
      tools.t('note-ceasefire-text'),
    );
  });

  it('say how it ended', () => {
    const outcome = { winners: [1], scores: [7, 10], reason: 'points', resigned: [] };
    expect(endingText(module, outcome, tools)).toBe('10 victory points are reached.');
  });

  it('count the points for the chart', () => {
    const { view } = SCENES['turn']!();
    const players = view['players'] as { points: number }[];
    expect(module.points(view)).toEqual(players.map(({ points }) => points));
  });
});
