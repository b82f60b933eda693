/** Asks, options and events in words: the arguments of their texts, as `cosmic-encounter.ftl` wants them. */
import type { Json, Option } from '../../../lib/wire';
import { counted, plain } from '../../../lib/words';
import type { FluentArgs, Gathered, Tools } from '../../contract';
import { parts, placeName } from './options';
import type { Rows } from './rows';
import { abilityName, alienName, cardName, rowsOf, sourceOf, technologyName, thingTexts } from './rows';
import { SLOTS } from './types';

type Args = Record<string, Json>;

/** "Vega 3" */
export function planetName(planet: number, { t, names }: Pick<Tools, 't' | 'names'>): string {
  return t('planet-of', { seat: names[Math.floor(planet / SLOTS)] ?? '', number: (planet % SLOTS) + 1 });
}

/** "Vega 2, 3 and 5": whose they are is said once. */
function planetNames(numbers: readonly number[], tools: Tools): string {
  const planets = [...numbers].sort((one, other) => one - other);
  const owner = (planet: number): number => Math.floor(planet / SLOTS);
  const again = (planet: number, at: number): boolean => at > 0 && owner(planet) === owner(planets[at - 1]!);
  return tools.list(
    planets.map((planet, at) => (again(planet, at) ? String((planet % SLOTS) + 1) : planetName(planet, tools))),
  );
}

/** Uses that are aimed at planets and at numbers; other numbers are seats. */
const AT_PLANETS = ['coldsleep_ship', 'omega_missile', 'wild-tick_tock', 'lunar_cannon-move'];
const AT_SHIPS = ['kamikaze', 'wild-kamikaze'];
const AT_COUNTS = ['wild-gambler', 'xenon_lasers'];

type Target = { aim: string; words: string };

function targetOf(target: Json | undefined, ability: string, rows: Rows, tools: Tools): Target {
  const { t } = tools;
  if (typeof target === 'number') {
    if (AT_PLANETS.includes(ability)) return { aim: 'planet', words: planetName(target, tools) };
    if (AT_SHIPS.includes(ability)) return { aim: 'count', words: t('aim-ships', { count: target }) };
    if (AT_COUNTS.includes(ability)) {
      const sign = ability === 'xenon_lasers' && target > 0 ? '+' : '';
      return { aim: 'count', words: sign + String(target).replace('-', '−') };
    }
    return { aim: 'seat', words: tools.names[target] ?? '' };
  }
  if (typeof target !== 'string') return { aim: 'none', words: '' };
  if (target === 'offense' || target === 'defense') return { aim: 'side', words: t('aim-side', { side: target }) };
  if (rows.cards.has(target)) return { aim: 'card', words: cardName(target, tools) };
  if (rows.technologies.has(target)) return { aim: 'technology', words: technologyName(target, tools) };
  return { aim: 'word', words: t(`aim-${target}`) };
}

/** All that a use is aimed at, in words. */
export function aimOf(targets: readonly Json[], ability: string, tools: Tools): Target {
  const rows = rowsOf(tools.cards);
  const [first, second] = targets;
  const target = targetOf(first, ability, rows, tools);
  if (second === undefined || second === null) return target;
  const also = targetOf(second, ability, rows, tools);
  const key = target.aim === 'planet' && also.aim === 'planet' ? 'aim-gap' : 'aim-two';
  return { aim: target.aim, words: tools.t(key, { target: target.words, also: also.words }) };
}

/** A pile's name is its kind and what it belongs to: `planet:12`, `miser:3`. */
function pileOf(pile: string): { kind: string; number: number } {
  const [kind = '', number = ''] = pile.split(':');
  return { kind, number: Number(number) };
}

function termWords(event: Args, tools: Tools): string {
  const { t, names } = tools;
  const name = (seat: string): string => names[Number(seat)] ?? '';
  const cards = event['cards'] as string[];
  const lines = cards.length
    ? [t('offer-cards', { seat: name(String(event['seat'])), cards: cardWords(cards, tools) })]
    : [];
  for (const [key, value] of Object.entries(event['terms'] as Record<string, number>)) {
    const [kind = '', who = ''] = key.split(':');
    const seat = name(who);
    if (kind === 'random') lines.push(t('offer-random', { seat, count: value }));
    else if (kind === 'colony') lines.push(t('offer-colony', { seat, planet: planetName(value - 1, tools) }));
    else if (kind === 'free') lines.push(t('offer-free', { seat, count: value }));
    else if (kind.startsWith('card-')) lines.push(t('offer-cards', { seat, cards: cardWords(Array<string>(value).fill(kind.slice(5)), tools) }));
    else lines.push(t('offer-kind', { seat, kind, count: value }));
  }
  return lines.join('; ');
}

/** "Attack 6 × 2 and Negotiate" */
export const cardWords = (cards: readonly string[], tools: Tools): string =>
  tools.list(counted(cards.map((card) => cardName(card, tools)), tools));

/** A place is a planet's number or a name; options and asks have numbers for all. */
const isPlanet = (place: Json | undefined): place is number => typeof place === 'number' && place >= 0;
const nameOf = (place: Json | undefined): string =>
  isPlanet(place) ? 'planet' : typeof place === 'number' ? placeName(place) : String(place);
const placeWords = (place: Json, tools: Tools): string =>
  isPlanet(place) ? planetName(place, tools) : tools.t(`spot-${nameOf(place)}`);

function wordOf(name: string, value: Json, key: string, tools: Tools): FluentArgs {
  const { t, list, names } = tools;
  const strings = Array.isArray(value) ? value.map(String) : [];
  switch (name) {
    case 'subject':
      return { subject: typeof value === 'number' ? (names[value] ?? '') : '' };
    case 'card':
      if (key === 'event-destiny') return { card: String(value) };
      if (key === 'option-destiny' && typeof value === 'number') return { card: 'colour', seat: names[value] ?? '' };
      if (key === 'option-destiny') return { card: String(value) };
      if (key === 'option-use') return { card: abilityName(String(value), rowsOf(tools.cards), tools) };
      return typeof value === 'string' ? { card: cardName(value, tools) } : {};
    case 'cards':
      return Array.isArray(value) ? { cards: cardWords(strings, tools) } : {};
    case 'alien':
      return { alien: alienName(String(value), tools) };
    case 'aliens':
      return { aliens: list(strings.map((alien) => alienName(alien, tools))) };
    case 'technology':
      return { technology: technologyName(String(value), tools) };
    case 'technologies':
      return { technologies: list(strings.map((technology) => technologyName(technology, tools))) };
    case 'ability':
      return { ability: abilityName(String(value), rowsOf(tools.cards), tools) };
    case 'planet':
    case 'next':
      return { [name]: isPlanet(value) ? planetName(value, tools) : '', ...(name === 'planet' && { place: nameOf(value) }) };
    case 'source':
      return Array.isArray(value)
        ? { source: planetNames(value as number[], tools), from: nameOf(value[0]) }
        : { source: placeWords(value, tools), from: nameOf(value) };
    case 'goal':
      return { goal: placeWords(value, tools), to: nameOf(value) };
    case 'where':
      return { where: list(strings.map((planet) => planetName(Number(planet), tools))), count: strings.length };
    case 'main':
      return { seat: names[(value as { seat: number }).seat] ?? '' };
    case 'offer':
      return { terms: termWords(value as Args, tools) };
    case 'window':
      return { window: t(`window-${String(value)}`) };
    default:
      return {};
  }
}

export function describe(key: string, args: Args, tools: Tools): FluentArgs {
  const words: FluentArgs = {};
  for (const [name, value] of Object.entries(args)) Object.assign(words, wordOf(name, value, key, tools));
  if (key === 'option-use') {
    const { aim, words: target } = aimOf([args['target'] ?? null, args['also'] ?? null], String(args['card']), tools);
    Object.assign(words, { aim, target });
  } else if (key === 'event-use' || key === 'ask-used') {
    const { aim, words: target } = aimOf((args['target'] ?? []) as Json[], String(args['ability']), tools);
    Object.assign(words, { aim, target });
  } else if (typeof args['target'] === 'number') words['target'] = tools.names[args['target']] ?? '';
  if (key === 'about-used') words['text'] = doneBy(String(args['ability']), tools);
  if (key === 'event-invited') words['count'] = (args['seats'] as Json[]).length;
  if (key === 'option-invite') Object.assign(words, invitationWords(args['seats'] ?? null, tools));
  if (key === 'option-drop') Object.assign(words, dropWords(String(args['term']), tools));
  if (key === 'event-offered') words['terms'] = termWords(args, tools);
  if (key === 'event-cancelled') words['kind'] = cancelledKind(String(args['ability']), tools);
  if (key === 'event-card-settled') Object.assign(words, fateWords(String(args['fate']), String(args['card']), tools));
  if (key === 'event-bonus') words['amount'] = signed(Number(args['amount']));
  if (typeof args['pile'] === 'string') Object.assign(words, pileWords(args['pile'], tools));
  if (key === 'event-pile-discarded') words['count'] = (args['cards'] as Json[]).length;
  if (key.startsWith('event-')) {
    words['known'] = ['cards', 'aliens', 'technology', 'technologies'].some((name) => name in args) ? 'yes' : 'no';
  }
  return words;
}

/** A term that leaves an offer; a card by its name. */
const dropWords = (term: string, tools: Tools): FluentArgs =>
  term.startsWith('card-') ? { term: 'card', card: cardName(term.slice(5), tools) } : { term };

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

function invitationWords(seats: Json, { names, list }: Tools): FluentArgs {
  const named = seats === 'nobody' ? [] : String(seats).split('+');
  return { seats: list(named.map((seat) => names[Number(seat)] ?? '')), count: named.length };
}

function cancelledKind(ability: string, { cards }: Tools): string {
  return sourceOf(ability, rowsOf(cards))?.kind === 'alien' ? 'power' : 'card';
}

/** That a flare is discarded is worth telling. */
function fateWords(fate: string, card: string, { names }: Tools): FluentArgs {
  const { kind, number } = pileOf(fate);
  return { fate: kind === 'discard' && card.startsWith('flare-') ? 'flare' : kind, target: names[number] ?? '' };
}

function pileWords(pile: string, tools: Tools): FluentArgs {
  const { kind, number } = pileOf(pile);
  return { pile: kind.split('-')[0] ?? '', ...(kind === 'planet' && { planet: planetName(number, tools) }) };
}

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
    .map(([name, what]) => t(`hint-${name}`, typeof what === 'number' ? { count: what } : wordOf(name, what, '', tools)));
  const text = effectOf(option, tools);
  return [...line, ...(text ? [text] : [])].join(' · ');
}

/** All that a power, a card or a part of a flare does. */
export function doneBy(ability: string, tools: Tools): string {
  const source = sourceOf(ability, rowsOf(tools.cards));
  return source ? (thingTexts(source, tools)[ability.startsWith('super-') ? 1 : 0]?.text ?? '') : '';
}

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
      return { of: `ship:${one}`, title: placeWords(Number(one), tools), note, text: two, grave: left === 0 };
    }
    case 'home':
      return { of: `home:${one}`, title: placeWords(Number(one), tools), note: hint(option, tools), text: two };
    case 'use': {
      const { aim, target } = describe('option-use', option.args, tools);
      if (aim === 'none' || Object.keys(option.hint).length) return null;
      const title = abilityName(one, rowsOf(tools.cards), tools);
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
