/** Asks, options and events in words: cards by name, and the line under a button. */
import type { Json, Option } from '../../../lib/wire';
import { plain } from '../../../lib/words';
import type { FluentArgs, Tools } from '../../contract';
import { indexCards, nameKey } from './cards';
import type { Card, Ship } from './types';
import { abilityWords, deedWords, gainWords } from './words';

export function describe(_key: string, args: Record<string, Json>, tools: Tools): FluentArgs {
  const words: FluentArgs = {};
  for (const [name, value] of Object.entries(args)) {
    if (isCard(value)) words[name] = tools.t(nameKey(value));
    // The other die; the frame would take it for a seat.
    else if (name === 'other' && typeof value === 'number') words[name] = value;
  }
  return words;
}

/** The text of an option's button. */
export function optionWords(option: Option, tools: Tools): string {
  const key = `option-${option.key}`;
  return tools.t(key, { ...plain(option.args, tools), ...describe(key, option.args, tools) });
}

const GAINS = ['credits', 'income', 'vp', 'charges', 'arrows', 'cards'];
/** answers that bring a new ship to the base */
const NEW = ['buy', 'claim'];
const PAYING = ['apart', 'sum', 'shift', 'arrow', 'double'];

/** The line under an option's button: what it brings or costs. */
export function hint(option: Option, tools: Tools): string {
  const { t } = tools;
  const id = option.args['card'];
  const card = typeof id === 'string' ? indexCards(tools.cards).get(id) : undefined;
  const line: string[] = [];
  if (card && option.key === 'use') line.push(...abilities(card, tools));
  else if (card && !['place', 'shift'].includes(option.key)) line.push(t('card-sector', { sector: card.sector }));
  if (card?.kind === 'colony' && option.key === 'buy') line.push(t('card-reward-vp', { count: card.vp }));
  const { sector } = option.hint;
  if (typeof sector === 'number') line.push(t('hint-sector', { count: sector }));
  for (const name of option.key === 'use' ? [] : GAINS) {
    const count = option.hint[name];
    if (typeof count === 'number' && count) line.push(t(`hint-${name}`, { count }));
  }
  const { price, left } = option.hint;
  if (typeof price === 'number') line.push(t('hint-price', { count: price }));
  if (typeof left === 'number' && left > 0) line.push(t('hint-left', { count: left }));
  if (card?.kind === 'ship' && NEW.includes(option.key)) line.push(...faces(card, tools));
  if (!line.length && PAYING.includes(option.key)) line.push(t('hint-nothing'));
  return line.join(' · ');
}

/** What a new ship will bring, in the station and deployed; charges are told by what they are good for. */
function faces(card: Ship, tools: Tools): string[] {
  const [station, deployed] = [card.station, card.deployed].map(({ reward, ability }) => {
    const gains = gainWords(reward, tools).join(', ');
    const brings = [gains, ...deedWords(reward, tools), ability ? abilityWords(ability, tools) : ''];
    return brings.filter(Boolean).join('. ') || tools.t('card-reward-none');
  });
  if (station === deployed) return [`${tools.t('card-both')}: ${station}`];
  return [`${tools.t('card-station')}: ${station}`, `${tools.t('card-deployed')}: ${deployed}`];
}

/** What a card can be used for; both faces where they differ. */
function abilities(card: Card, tools: Tools): string[] {
  if (card.kind !== 'ship') return [];
  const faces = [card.station, card.deployed].flatMap(({ ability }) => (ability ? [abilityWords(ability, tools)] : []));
  return [...new Set(faces)];
}

export function isCard(value: unknown): value is string {
  return typeof value === 'string' && /^(L\d-\d+|colony-\d+)$/.test(value);
}
