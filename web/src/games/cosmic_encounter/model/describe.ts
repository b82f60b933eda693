/** Asks, options and events in words, the line under a button, and options that stand in one row. */
import type { Json, Option } from '../../../lib/wire';
import { plain } from '../../../lib/words';
import type { Gathered, Tools } from '../../contract';
import { parts } from './options';
import { abilityName, cardName, thingTexts } from './rows';
import { cardWords, planetName, wording } from './wording';

export { cardWords, planetName };
export const { describe, join } = wording;

/** All that a use is aimed at, in words. */
export function aimOf(targets: readonly Json[], ability: string, tools: Tools): { aim: string; words: string } {
  const aimed = (word: string): string => wording.word(word, tools, ability, [...targets]);
  return { aim: aimed('aim'), words: aimed('aimed') };
}

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** The text of an option's button. */
export function optionWords(option: Option, tools: Tools): string {
  const key = `option-${option.key}`;
  return tools.t(key, { ...plain(option.args, tools), ...describe(key, option.args, tools) });
}

/** The line under an option's button: what it brings in numbers, and what a use does. */
export function hint(option: Option, tools: Tools): string {
  const { t, has } = tools;
  const line = Object.entries(option.hint)
    .filter(([name]) => has(`hint-${name}`))
    .map(([name, what]) => t(`hint-${name}`, typeof what === 'number' ? { count: what } : describe(`hint-${name}`, { [name]: what }, tools)));
  const text = effectOf(option, tools);
  return [...line, ...(text ? [text] : [])].join(' · ');
}

/** All that a power, a card or a part of a flare does. */
export const doneBy = (ability: string, tools: Tools): string => wording.word('text', tools, ability);

/** What a thing does that is used or chosen. */
function effectOf(option: Option, tools: Tools): string {
  const id = option.args['card'] ?? option.args['alien'] ?? option.args['technology'];
  if (typeof id !== 'string') return '';
  if (option.key === 'alien') return thingTexts({ kind: 'alien', id }, tools)[0]?.text ?? '';
  if (option.key === 'keep') return thingTexts({ kind: 'technology', id }, tools)[0]?.text ?? '';
  return option.key === 'use' && !id.startsWith('reinforcement') ? doneBy(id, tools) : '';
}

/** Ships of one place differ in their number, uses of one thing in what they are aimed at, terms of a deal in what is
 *  given. */
export function gather(option: Option, tools: Tools): Gathered | null {
  const { t } = tools;
  const [one = '', two = ''] = parts(option);
  switch (option.key) {
    case 'ship': {
      const { left } = option.hint;
      const note = typeof left === 'number' ? t('hint-now', { count: left + Number(two) }) : '';
      return { of: `ship:${one}`, title: wording.word('place', tools, one), note, text: two, grave: left === 0 };
    }
    case 'home':
      return { of: `home:${one}`, title: wording.word('place', tools, one), note: hint(option, tools), text: two };
    case 'use': {
      const { aim, target } = describe('option-use', option.args, tools);
      if (aim === 'none' || Object.keys(option.hint).length) return null;
      const title = abilityName(one, tools);
      return { of: `use:${one}`, title, note: effectOf(option, tools), text: String(target) };
    }
    default: {
      const text = TERMS[option.key]?.(one, tools);
      return text === undefined ? null : { of: option.key, title: t(`term-${option.key}`), note: '', text };
    }
  }
}

/** The steps of a deal, each with what it is about. */
const TERMS: Record<string, (about: string, tools: Tools) => string> = {
  'give-card': cardName,
  'give-random': (count) => count,
  give: (kind, { t }) => t(`board-kind-${kind}`),
  want: (kind, { t }) => t(`board-kind-${kind}`),
  'want-card': cardName,
  'want-random': (count) => count,
  settle: (planet, tools) => planetName(Number(planet), tools),
  'let-settle': (planet, tools) => planetName(Number(planet), tools),
};
