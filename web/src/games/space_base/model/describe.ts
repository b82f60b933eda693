/** Asks, options and events in words: cards by name, and the line under a button. */
import file from '../../../../../src/cosmodrome/texts/space_base.json';
import type { Json, Option } from '../../../lib/wire';
import { wordingOf } from '../../../lib/wording';
import { plain } from '../../../lib/words';
import type { Tools } from '../../contract';
import { indexCards, nameKey, needed } from './cards';
import type { Card, Ship } from './types';
import { abilityWords, deedWords, gainWords } from './words';

const wording = wordingOf(file, {
  // The other die is a number.
  card: ({ t }, card) => (typeof card === 'string' ? t(nameKey(card)) : null),
});

export const { describe } = wording;

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
  line.push(...gains(option.hint, option.key === 'use' ? [] : GAINS, tools));
  const { shifts, spends, price, left, refill } = option.hint;
  if (Array.isArray(shifts)) {
    const brings = shifts.map((one) => gains(one as Record<string, Json>, GAINS, tools).join(', ')).join('; ');
    line.push(t('hint-shifts', { brings }));
  }
  if (typeof spends === 'number') line.push(t('hint-spends', { count: spends }));
  if (typeof price === 'number') line.push(t('hint-price', { count: price }));
  if (typeof left === 'number' && left > 0) line.push(t('hint-left', { count: left }));
  if (typeof refill === 'number') line.push(t('hint-refill', { count: refill }));
  if (card?.kind === 'ship' && NEW.includes(option.key)) line.push(...faces(card, tools));
  if (!line.length && PAYING.includes(option.key)) line.push(t('hint-nothing'));
  return line.join(' · ');
}

/** The sector that pays, and what it brings. */
function gains(hint: Record<string, Json>, names: readonly string[], { t }: Tools): string[] {
  return ['sector', ...names].flatMap((name) => {
    const count = hint[name];
    return typeof count === 'number' && count ? [t(`hint-${name}`, { count })] : [];
  });
}

/** What a new ship will bring, in the station and deployed; an ability with the charges it costs. */
function faces(card: Ship, tools: Tools): string[] {
  const [station, deployed] = [card.station, card.deployed].map(({ reward, slots, ability }) => {
    const pays = gainWords(reward, tools).join(', ');
    const count = slots ? needed(slots, tools.names.length) : 0;
    const effect = ability ? tools.t('card-for-charges', { count, effect: abilityWords(ability, tools) }) : '';
    const brings = [pays, ...deedWords(reward, tools), effect];
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
