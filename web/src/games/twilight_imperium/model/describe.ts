/** Asks, options and events in words: the arguments of their texts, as the head of `twilight-imperium.ftl` lists them. The
 *  terminal says the same. */
import type { Json, Option } from '../../../lib/wire';
import { plain } from '../../../lib/words';
import type { FluentArgs, Tools } from '../../contract';
import {
  abilityName,
  bounties,
  noteName,
  outcomeName,
  planetName,
  reasonName,
  systemName,
  termName,
  unitCount,
  unitName,
  unitWords,
} from './names';
import { offerWords } from './offer';
import { nameOf, rowsOf, sourceOf, subjectOf, textsOf } from './rows';
import type { Thing } from './rows';

type Args = Record<string, Json>;
type Reader = (value: Json, tools: Tools) => string;

const seatName: Reader = (seat, { names }) => (typeof seat === 'number' ? (names[seat] ?? '') : '');
/** The name of one thing, or of each in a list. */
const called =
  (kind: Thing['kind']): Reader =>
  (value, tools) =>
    Array.isArray(value)
      ? tools.list(value.map((id) => nameOf({ kind, id: String(id) }, tools)))
      : nameOf({ kind, id: String(value) }, tools);
const uses: Reader = (names, tools) => tools.list((names as string[]).map((name) => abilityName(name, tools)));
const inSystem: Reader = (system, tools) => systemName(Number(system), tools);

/** By the name of the argument. */
const READERS: Readonly<Partial<Record<string, Reader>>> = {
  subject: seatName,
  target: seatName,
  other: seatName,
  foe: seatName,
  taker: seatName,
  winner: seatName,
  owner: seatName,
  partner: seatName,
  loser: seatName,
  seats: (seats, tools) => tools.list((seats as number[]).map((seat) => seatName(seat, tools))),
  system: inSystem,
  origin: inSystem,
  tile: inSystem,
  source: (source, tools) => (typeof source === 'string' ? planetName(source, tools) : systemName(Number(source), tools)),
  planet: called('planet'),
  strategy: called('strategy'),
  given: called('strategy'),
  taken: called('strategy'),
  technology: called('technology'),
  card: called('action'),
  objective: called('objective'),
  agenda: called('agenda'),
  agendas: called('agenda'),
  faction: called('faction'),
  factions: called('faction'),
  unit: (unit, tools) => unitName(String(unit), tools),
  note: (note, tools) => noteName(String(note), tools),
  ability: (ability, tools) => abilityName(String(ability), tools),
  outcome: (outcome, tools) => outcomeName(String(outcome), tools),
  window: (window, { t }) => t(`window-${String(window)}`),
  cards: uses,
  actions: uses,
  dice: (dice, { list }) => list((dice as number[]).map(String)),
};

type Maker = (args: Args, tools: Tools) => FluentArgs;

const pools: Maker = ({ tactic, fleet, strategy }) => ({
  tactic: Number(tactic),
  fleet: Number(fleet),
  strategy: Number(strategy),
});
/** The command tokens that an event is about: of one pool, or of several that were joined. */
export const byPool = ({ pools, pool, count }: Args): Record<string, number> =>
  (pools as Record<string, number> | undefined) ?? { [String(pool)]: Number(count) };

/** Command tokens that came to pools or left them, all and each. */
const movedTokens: Maker = (args, { t, list }) => {
  const counts = Object.entries(byPool(args));
  const words = counts.map(([pool, count]) => {
    const name = t(`board-pool-${pool}`);
    return counts.length > 1 ? t('pool-count', { pool: name, count }) : name;
  });
  return { count: counts.reduce((sum, [, count]) => sum + count, 0), pools: list(words) };
};
const term: Maker = ({ thing, count }, tools) => ({ thing: termName(String(thing), Number(count ?? 1), tools) });
const skipped: Maker = ({ by }, tools) => ({ by: abilityName(String(by), tools) });
const offered =
  (proposing: (offer: Record<string, number>) => boolean): Maker =>
  ({ offer, last }, tools) => {
    const [terms, before] = [offer, last ?? {}] as [Record<string, number>, Record<string, number>];
    const countered = Object.keys(before).length > 0;
    return {
      offer: offerWords(terms, proposing(terms), tools),
      last: countered ? offerWords(before, proposing(terms), tools) : '',
      countered: countered ? 'yes' : 'no',
    };
  };
/** Everything that a card is aimed at, the most exact last; an outcome is not struck but named. */
const aimed: Maker = (args, tools) => {
  const names = ['target', 'strategy', 'system', 'planet', 'unit', 'agenda', 'outcome'].filter((name) => name in args);
  const things = names.map((name) => READERS[name]!(args[name] ?? null, tools));
  if ('count' in args) things.push(termName('trade-goods', Number(args.count), tools));
  return {
    aim: things.length === 0 ? 'none' : names.includes('outcome') ? 'outcome' : 'thing',
    target: things.join(', '),
  };
};
const several: Maker = ({ planet }) => ({ many: Array.isArray(planet) ? 'yes' : 'no' });
const paid: Maker = ({ goods, commodities }, tools) => {
  const given = Object.entries({ 'trade-goods': Number(goods), commodities: Number(commodities) })
    .filter(([, count]) => count > 0)
    .map(([thing, count]) => termName(thing, count, tools));
  return { things: given.length ? tools.list(given) : 'nothing' };
};
const somebody = (seat: Json | undefined): boolean => typeof seat === 'number' && seat >= 0;

/** By the key of the text. */
const SPECIAL: Readonly<Partial<Record<string, Maker>>> = {
  'ask-pick': ({ goods }, tools) => bounties(goods ?? null, tools),
  'event-bounties': ({ goods }, tools) => bounties(goods ?? null, tools),
  'ask-fleet-pool': pools,
  'about-fleet-pool': pools,
  'event-pools': pools,
  'event-gained-tokens': movedTokens,
  'event-spent-tokens': movedTokens,
  'event-lost-tokens': movedTokens,
  'option-skip': skipped,
  'ask-skipped': skipped,
  'ask-destroyed': ({ by }, tools) => ({ by: seatName(by ?? null, tools) }),
  'option-use': ({ card }, tools) => ({ card: abilityName(String(card), tools), ability: abilityName(String(card), tools) }),
  'option-keep-card': ({ card }, tools) => ({ objective: abilityName(String(card), tools) }),
  'option-card': ({ card }, tools) => ({ card: abilityName(String(card), tools) }),
  'option-give': term,
  'option-want': term,
  'ask-terms': offered((offer) => !('countered' in offer)),
  'ask-answer-offer': offered((offer) => 'countered' in offer),
  'ask-pay': ({ why }, tools) => ({ reason: reasonName(String(why), tools) }),
  'option-reroll': (args) => ({ whose: 'unit' in args ? 'unit' : 'any' }),
  'ask-used': aimed,
  'event-aimed': aimed,
  'event-exhausted': several,
  'event-readied': several,
  'event-paid': paid,
  'event-points': ({ gained, why }, tools) => ({
    gains: Number(gained) > 0 ? 'yes' : 'no',
    lost: -Number(gained),
    why: abilityName(String(why), tools),
  }),
  // Infantry that comes back is taken from there, and told where it is placed.
  'event-set-aside': ({ count }) => ({ aside: Number(count) > 0 ? 'yes' : 'no' }),
  'event-rolled': ({ why }, tools) => ({
    ability: sourceOf(String(why), rowsOf(tools.cards)) ? abilityName(String(why), tools) : '',
  }),
  'event-law': ({ owner, planet }) => ({ where: planet != null ? 'planet' : somebody(owner) ? 'owner' : 'all' }),
  'event-combat-over': ({ winner }) => ({ won: somebody(winner) ? 'yes' : 'no' }),
  'event-moved': ({ units }, tools) => ({ units: unitWords(units as Record<string, number>, tools) }),
};

/** Events of which some see more than others, with what they may see. */
const SECRETS: Readonly<Partial<Record<string, string>>> = {
  'event-drew': 'cards',
  'event-handed-over': 'cards',
  'event-looked': 'cards',
  'event-drew-secret': 'objective',
  'event-returned-secret': 'objective',
  'event-looked-at-agendas': 'agendas',
  'event-put-agenda': 'agenda',
  'event-gave-note': 'note',
};

/** Questions whose key is no ability of its own but a part of one. */
const ABOUT: Readonly<Partial<Record<string, string>>> = { relocate: 'transit_diodes' };

/** Units are counted; some stand on a planet, some in space, and where there is no choice nothing is said. */
function placed({ unit = 'infantry', count, planet }: Args, tools: Tools): FluentArgs {
  const place = planet == null ? 'none' : planet === 'space' ? 'space' : 'planet';
  return {
    place,
    ...(typeof count === 'number' && typeof unit === 'string' && { units: unitCount(unit, count, tools) }),
    ...(place === 'space' && { planet: '' }),
  };
}

/** A question of an ability or a card has its name and its text. */
function askedBy(key: string, args: Args, tools: Tools): FluentArgs {
  const [, asked = ''] = /^(?:ask|about)-(.*)$/.exec(key) ?? [];
  const named = asked === 'predict' || key === 'about-used';
  if (!asked || ('ability' in args && !named)) return {};
  const rows = rowsOf(tools.cards);
  const source = sourceOf(named ? String(args['ability']) : (ABOUT[asked] ?? asked), rows);
  // A strategy card's question is that of its rules, not of the card.
  if (!source || source.kind === 'faction' || source.kind === 'planet') return {};
  const all = source.kind === 'strategy' ? [] : textsOf(source, rows, tools);
  const plain = source.kind === 'agenda' ? all.slice(0, 1) : all;
  return { ability: nameOf(source, tools), text: plain.map(({ text }) => text).join(' ') };
}

export function describe(key: string, args: Args, tools: Tools): FluentArgs {
  const words: FluentArgs = { ...(key === 'about-used' && { text: '' }), ...askedBy(key, args, tools), ...placed(args, tools), ...SPECIAL[key]?.(args, tools) };
  for (const [name, value] of Object.entries(args)) {
    const read = READERS[name];
    if (read && !(name in words) && value !== null) words[name] = read(value, tools);
  }
  const secret = SECRETS[key];
  if (secret) words['known'] = args[secret] == null ? 'no' : 'yes';
  return words;
}

/** The text of an option's button. */
export function optionWords(option: Option, tools: Tools): string {
  const key = `option-${option.key}`;
  return tools.t(key, { ...plain(option.args, tools), ...describe(key, option.args, tools) });
}

/** What a card does, whole: two riders begin alike. A strategy card that is picked or played is told in short. */
function deed(option: Option, tools: Tools): string {
  const rows = rowsOf(tools.cards);
  const thing = subjectOf(option, rows);
  if (!thing) return '';
  if (thing.kind === 'strategy' && option.key !== 'secondary') return tools.t(`strategy-card-${thing.id}-brief`);
  const parts = textsOf(thing, rows, tools);
  if (thing.kind === 'strategy') return parts[1]?.text ?? '';
  if (thing.kind === 'faction') return tools.list(parts.map(({ head }) => head));
  return parts.map(({ head, text }) => (head ? `${head}: ${text}` : text)).join(' ');
}

/** The line under an option's button: what it brings in numbers, and what a card does. */
/** What a secondary costs stands in the text of the card. */
const isSaid = ({ key }: Option, name: string): boolean => key === 'secondary' && name === 'tokens';

export function hint(option: Option, tools: Tools): string {
  const { t, has } = tools;
  const line = Object.entries(option.hint)
    .filter(([name]) => has(`hint-${name}`) && !isSaid(option, name))
    .map(([name, what]) => {
      const key = `hint-${name}`;
      return t(key, typeof what === 'number' ? { count: what } : describe(key, { [name]: what }, tools));
    });
  return [...line, deed(option, tools)].filter(Boolean).join(' · ');
}
