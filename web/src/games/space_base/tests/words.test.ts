import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { toolsOf } from '../../../../tests/board';
import { expectTold } from '../../../../tests/words';
import type { Json, Option } from '../../../lib/wire';
import type { Tools } from '../../contract';
import * as module from '../index';
import { hint, optionWords } from '../model/describe';
import { indexCards } from '../model/cards';
import type { Ship } from '../model/types';
import { abilityWords, cardLabel, faceWords, hitWords, slotWords, useWords } from '../model/words';
import rows from '../preview/cards.json';
import told from './words.json';

const locale = resolve(import.meta.dirname, '../../../../../src/cosmodrome/locale');
const cards = indexCards(rows as unknown as Json);
const ship = (id: string): Ship => cards.get(id) as Ship;

function tools(language: string): Tools {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of ['space-base', 'space-base-names', 'space-base-cards']) {
    bundle.addResource(new FluentResource(readFileSync(resolve(locale, language, `${name}.ftl`), 'utf8')));
  }
  const t: Tools['t'] = (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language}: no text ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors[0]) throw new Error(`${language}: ${key}: ${errors[0].message}`);
    return text;
  };
  const list = (words: readonly string[]): string => new Intl.ListFormat(language).format(words);
  return { t, list, has: (key) => bundle.hasMessage(key), names: ['Mira', 'Orion'], cards: rows as unknown as Json };
}

const en = tools('en');
const ru = tools('ru');
const uk = tools('uk');

describe.each([
  ['en', en],
  ['ru', ru],
  ['uk', uk],
] as const)('every card in %s', (_language, words) => {
  it('has a whole text, and every key its arguments', () => {
    for (const card of cards.values()) {
      expect(cardLabel(card, words)).not.toMatch(/[{}$]/);
      expect(words.t(`ship-class-${card.cls}`)).not.toBe('');
    }
  });
});

describe('rewards in words', () => {
  it('have the right plurals', () => {
    const credits = (words: Tools) => [1, 2, 5, 21].map((count) => words.t('card-reward-credits', { count }));
    expect(credits(en)).toEqual(['+1 credit', '+2 credits', '+5 credits', '+21 credits']);
    expect(credits(ru)).toEqual(['+1 кредит', '+2 кредита', '+5 кредитов', '+21 кредит']);
    expect(credits(uk)).toEqual(['+1 кредит', '+2 кредити', '+5 кредитів', '+21 кредит']);
  });

  it('name the arrow after what the card gives', () => {
    expect(hitWords(ship('L1-1243').station, en)).toEqual(['+1 credit', 'Collect the sector on the right too']);
  });

  it('name the charge of a card with slots', () => {
    expect(hitWords(ship('L1-9384').station, en)).toEqual(['+1 charge for this card']);
  });

  it('name free ships by level', () => {
    expect(hitWords(ship('L3-6412').station, en)).toEqual(['Take from the shipyard for free: up to 2 level 2 ships']);
    expect(hitWords(ship('L3-6412').station, ru)).toEqual(['Возьмите с верфи бесплатно: до 2 кораблей уровня 2']);
  });
});

describe('slots in words', () => {
  const slots = (id: string, zone: 'station' | 'deployed') => slotWords(ship(id)[zone].slots!, en);

  it('tell separate and linked ones apart', () => {
    expect(slots('L1-9384', 'station')).toEqual(['2 unlinked slots: each use costs one charge']);
    expect(slots('L1-9384', 'deployed')).toEqual(['2 linked slots: a use needs and spends all the charges']);
  });

  it('tell how many count at this table', () => {
    expect(slotWords(ship('L3-6927').station.slots!, en, 4)).toEqual([
      '2 linked slots: a use needs and spends all the charges',
    ]);
  });

  it('tell how many count by number of players where the table is not known', () => {
    expect(slots('L3-6927', 'station')).toEqual([
      '4 linked slots with 2 players',
      '3 linked slots with 3 players',
      '2 linked slots with 4 or more players',
    ]);
  });
});

describe('abilities in words', () => {
  const ability = (id: string, words = en) => abilityWords(ship(id).station.ability!, words);

  it('carry their numbers', () => {
    expect(ability('L2-6723')).toBe('Swap all cards of sectors 1 and 12, deployed ones too');
    expect(ability('L1-9384')).toBe('Use the sector one place to the right instead');
    expect(ability('L2-1421')).toBe('Use the sector 1 or 2 places to the right instead');
  });

  it('say first what is gained', () => {
    expect(ability('L1-6865')).toBe('Gain at once: +3 credits');
    expect(ability('L1-4684')).toMatch(/^\+3 credits\. Buy one more card/);
  });

  it('say when, and on whose turn', () => {
    expect(useWords(ship('L1-9384').station.ability!, en)).toBe('Use it on any turn: when you use the sum of the dice');
    expect(useWords(ship('L1-9384').station.ability!, ru)).toBe(
      'Применяется в любой ход: когда используете сумму кубиков',
    );
  });

  it('come after rewards and slots', () => {
    expect(faceWords(ship('L2-6723').station, en)).toHaveLength(5);
  });
});

describe('options in words', () => {
  const option = (id: string, args: Record<string, Json>, brings: Record<string, Json> = {}): Option => ({
    id,
    key: id.split(':')[0]!,
    args,
    hint: brings,
  });

  it('name cards, and take the other die for a number', () => {
    expect(optionWords(option('buy:L1-9890', { card: 'L1-9890' }), en)).toBe('Buy Berezovoy 9890-G');
    expect(optionWords(option('apart:5:1', { one: 5, other: 1 }), en)).toBe('Separately: sectors 5 and 1');
  });

  it('have a line about what they bring', () => {
    expect(hint(option('sum:9', { sector: 9 }, { credits: 2, vp: 1 }), en)).toBe('+2 credits · +1 VP');
    expect(hint(option('sum:9', { sector: 9 }), en)).toBe('nothing');
    expect(hint(option('pass', {}), en)).toBe('');
    expect(hint(option('shift:L1-9384:1', { card: 'L1-9384', count: 1 }, { sector: 10, credits: 3 }), en)).toBe(
      'sector 10 · +3 credits',
    );
    expect(hint(option('buy:L1-9890', { card: 'L1-9890' }, { price: 2, left: 5 }), en)).toBe(
      'sector 1 · price 2 · 5 credits left · Station: +2 credits · Deployed: +1 credit',
    );
    expect(hint(option('buy:L1-9239', { card: 'L1-9239' }, { price: 4 }), en)).toMatch(/· Station and deployed: [^·]+$/);
    expect(hint(option('buy:L1-7506', { card: 'L1-7506' }, { price: 4 }), en)).toMatch(
      /Station: For 1 charge: [^·]+ · Deployed: For 2 charges: [^·]+$/,
    );
    expect(hint(option('use:L1-6865', { card: 'L1-6865' }, { credits: 3, spends: 2 }), en)).toMatch(/costs 2 charges$/);
    const shifts = [{ sector: 11, credits: 4 }];
    expect(hint(option('sum:8', { sector: 8 }, { shifts }), en)).toBe('with a shift: sector 11, +4 credits');
    expect(hint(option('pass', {}, { left: 2, refill: 4 }), en)).toBe('2 credits left · 4 after income');
    expect(hint(option('use:L2-6723', { card: 'L2-6723' }), en)).toBe(
      'Swap all cards of sectors 1 and 12, deployed ones too',
    );
  });
});

describe('asks, options and events', () => {
  const { tools } = toolsOf('space-base', rows);

  it('are worded as in the terminal, for every kind of whole games', () => {
    expectTold(module, told, tools);
    expect(told.length).toBeGreaterThan(30);
  });
});

it('come to the gist: dice and what is bought, not what each sector pays', () => {
  const keys = ['turn', 'rolled', 'dice-used', 'collected', 'bought', 'deployed', 'refilled', 'won'];
  expect(keys.filter((key) => module.gist({ key }))).toEqual(['turn', 'rolled', 'bought', 'won']);
});
