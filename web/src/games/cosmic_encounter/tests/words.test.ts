import { describe, expect, it } from 'vitest';
import { NAMES as names, toolsOf } from '../../../../tests/board';
import { expectTold, spoken } from '../../../../tests/words';
import { LANGUAGES } from '../../../lib/i18n.svelte';
import { aboutText } from '../../../lib/words';
import { rowsOf } from '../../../table/arrange';
import * as module from '../index';
import { thingTexts } from '../model/rows';
import rows from '../preview/cards.json';
import { SCENES } from '../preview/scenes';
import told from './words.json';

const { texts, tools } = toolsOf('cosmic-encounter', rows);

describe('words', () => {
  it('are those of the terminal, for every kind of ask, option and event of whole games', () => {
    expectTold(module, told, tools);
    expect(told.length).toBeGreaterThan(200);
  });

  it.each(LANGUAGES)('lack nothing on a button, in %s', (language) => {
    texts.language = language;
    const lines = spoken(module, SCENES, tools);
    texts.language = 'en';
    expect(lines.filter((line) => /\{\$|undefined|^(option|hint|card|alien|tech|flare)-/.test(line))).toEqual([]);
  });

  it('say on the bar who is against whom', () => {
    const { view } = SCENES['planning']!();
    const { offense, defense } = view['encounter'] as { offense: number; defense: number };
    expect(module.status(view, tools)).toBe(`Planning: ${names[offense]} against ${names[defense]}`);
    expect(module.status(SCENES['choose-alien']!().view, tools)).toBe('The game is being set up');
  });

  it('tell what a power or a card does that one may answer', () => {
    const about = (ability: string): string =>
      aboutText(module, { id: 1, seat: 0, key: 'used', args: { subject: 1, ability }, options: [] }, tools);
    expect(about('anti_matter')).toBe(tools.t('alien-anti-matter-text'));
    expect(about('super-clone')).toBe(tools.t('flare-clone-super'));
    expect(about('force_field')).toBe(tools.t('card-force-field-text'));
  });

  it('say on a flare for quiet moments alone how one is asked about it', () => {
    const about = (id: string): string[] => thingTexts({ kind: 'card', id }, tools).map(({ text }) => text);
    expect(about('flare-vulch').at(-1)).toBe(tools.t('flare-unasked'));
    expect(about('flare-zombie')).toEqual([tools.t('flare-zombie-wild'), tools.t('flare-zombie-super')]);
  });

  it('name cards that are alike once, with how many there are', () => {
    const cards = ['attack-06', 'negotiate', 'attack-06', 'attack-06'];
    expect(module.describe('event-revealed-hand', { cards }, tools)['cards']).toBe('Attack 6 × 3 and Negotiate');
  });

  it('tell under a button what a use does and what totals it makes', () => {
    const option = SCENES['zap']!().asks[0]!.options.find(({ id }) => id === 'use:cosmic_zap')!;
    expect(module.hint(option, tools)).toMatch(/cancel/i);
    const hint = { offense: 20, defense: 18 };
    const plus = { id: 'use:reinforcement-3:offense', key: 'use', args: { card: 'reinforcement-3', target: 'offense' }, hint };
    expect(module.hint(plus, tools)).toBe('offense 20 · defense 18');
  });

  it('say once whose the planets are that ships come from', () => {
    const source = [4, 1, 2, 6];
    const words = `${names[0]} 2, 3, 5, and ${names[1]} 1`;
    expect(module.describe('event-moved', { source, goal: 'gate', count: 4 }, tools)['source']).toBe(words);
  });

  it('tell who answers an offer what both would give', () => {
    const offer = { seat: 1, cards: ['attack-06'], terms: { 'random:0': 2, 'colony:1': 3 } };
    const accept = { id: 'accept', key: 'accept', args: {}, hint: { offer } };
    expect(module.hint(accept, tools)).toBe(
      `${names[1]} gives Attack 6; ${names[0]} gives 2 cards at random; ${names[1]} gets a colony on ${names[0]} 3`,
    );
  });

  it('say whose side one may join', () => {
    const join = { id: 'join:offense', key: 'join', args: { side: 'offense' }, hint: { main: { seat: 1 }, with: 4, against: 3 } };
    expect(module.hint(join, tools)).toBe(`${names[1]} · 4 ships on this side · 3 against it`);
  });

  it('let who cannot accept an offer ask why', () => {
    const ask = { id: 1, seat: 0, key: 'answer-offer', args: {}, options: [] };
    expect(module.options(SCENES['answer-offer']!().view, ask).map(({ id }) => id)).toEqual(['accept']);
  });

  it('say in an offer what it means to pass', () => {
    const ask = { id: 1, seat: 0, key: 'offer', args: {}, options: [{ id: 'pass', key: 'pass', args: {}, hint: {} }] };
    const [row] = rowsOf(module, ask, tools);
    expect(row?.cells[0]?.text).toBe('Offer nothing');
  });

  it('come to the gist: who met whom and how it came out', () => {
    const keys = ['aimed', 'moved', 'allied', 'laid', 'revealed', 'totals', 'concluded', 'discarded'];
    expect(keys.filter((key) => module.gist({ key }))).toEqual(['aimed', 'allied', 'revealed', 'totals', 'concluded']);
  });

  it('gather ships by place and uses by what is used, each with what it differs by', () => {
    const ship = { id: 'ship:3:4', key: 'ship', args: { planet: 3, count: 4 }, hint: { left: 0 } };
    const title = tools.t('planet-of', { seat: names[0]!, number: 4 });
    expect(module.gather(ship, tools)).toEqual({ of: 'ship:3', title, note: '4 there now', text: '4', grave: true });
    const plague = { id: 'use:plague:1', key: 'use', args: { card: 'plague', target: 1 }, hint: {} };
    const note = tools.t('card-plague-text');
    expect(module.gather(plague, tools)).toEqual({ of: 'use:plague', title: tools.t('card-plague'), note, text: names[1] });
    const zap = { id: 'use:cosmic_zap', key: 'use', args: { card: 'cosmic_zap' }, hint: {} };
    expect(module.gather(zap, tools)).toBeNull();
  });
});
