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

const GAME = 'twilight-imperium';
const texts = new Texts(fromDisk);
const names = ['Mira', 'Orion', 'Vega', 'Lyra', 'Altair', 'Deneb'];
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
    expect(told.length).toBeGreaterThan(300);
  });

  it.each(LANGUAGES)('lack nothing on a button, in %s', (language) => {
    texts.language = language;
    const lines = Object.values(SCENES)
      .flatMap((scene) => scene().asks.flatMap((ask) => ask.options))
      .flatMap((option) => [optionText(module, option, tools), module.hint(option, tools)]);
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
    expect(module.hint({ ...option('build', {}), hint: { cost: 3 } }, tools)).toBe('cost 3');
  });

  it('say how it ended', () => {
    const outcome = { winners: [0], reason: 'points' } as unknown as Parameters<typeof module.ending>[0];
    expect(module.ending(outcome, tools)).toBe('Enough victory points.');
  });

  it('count the points for the chart', () => {
    const { view } = SCENES['turn']!();
    const players = view['players'] as { points: number }[];
    expect(module.points(view)).toEqual(players.map(({ points }) => points));
  });
});
