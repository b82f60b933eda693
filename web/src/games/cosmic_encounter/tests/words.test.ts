import { beforeAll, describe, expect, it } from 'vitest';
import { fromDisk } from '../../../../tests/locale';
import { LANGUAGES, Texts } from '../../../lib/i18n.svelte';
import type { Json } from '../../../lib/wire';
import { optionText, plain } from '../../../lib/words';
import type { Tools } from '../../contract';
import * as module from '../index';
import rows from '../preview/cards.json';
import { SCENES } from '../preview/scenes';
import told from './words.json';

const GAME = 'cosmic-encounter';
const texts = new Texts(fromDisk);
const names = ['Mira', 'Orion', 'Vega', 'Lyra', 'Altair'];
const tools: Tools = { t: texts.t, has: texts.has, list: texts.list, names, cards: rows as unknown as Json };
const say = (key: string, args: Record<string, Json>): string =>
  texts.has(key) ? texts.t(key, { ...plain(args, tools), ...module.describe(key, args, tools) }) : '';

beforeAll(async () => {
  for (const language of LANGUAGES) {
    texts.language = language;
    await texts.load(GAME, `${GAME}-names`, `${GAME}-cards`);
  }
  texts.language = 'en';
});

describe('words', () => {
  it('are those of the terminal, for every kind of ask, option and event of whole games', () => {
    const wrong = (told as unknown as { key: string; args: Record<string, Json>; text: string }[])
      .map(({ key, args, text }) => ({ key, args, text, said: say(key, args) }))
      .filter(({ text, said }) => said !== text);
    expect(wrong).toEqual([]);
    expect(told.length).toBeGreaterThan(200);
  });

  it.each(LANGUAGES)('lack nothing on a button, in %s', (language) => {
    texts.language = language;
    const lines = Object.values(SCENES)
      .flatMap((scene) => scene().asks.flatMap((ask) => ask.options))
      .flatMap((option) => [optionText(module, option, tools), module.hint(option, tools)]);
    texts.language = 'en';
    expect(lines.filter((line) => /\{\$|undefined|^(option|hint|card|alien|tech|flare)-/.test(line))).toEqual([]);
  });

  it('say on the bar who is against whom', () => {
    const { view } = SCENES['planning']!();
    const { offense, defense } = view['encounter'] as { offense: number; defense: number };
    expect(module.status(view, tools)).toBe(`Planning: ${names[offense]} against ${names[defense]}`);
    expect(module.status(SCENES['choose-alien']!().view, tools)).toBe('The game is being set up');
  });

  it('tell under a button what a use does and what totals it makes', () => {
    const option = SCENES['zap']!().asks[0]!.options.find(({ id }) => id === 'use:cosmic_zap')!;
    expect(module.hint(option, tools)).toMatch(/cancel/i);
    const hint = { offense: 20, defense: 18 };
    const plus = { id: 'use:reinforcement-3:offense', key: 'use', args: { card: 'reinforcement-3', target: 'offense' }, hint };
    expect(module.hint(plus, tools)).toBe('20 against 18');
  });
});
