/** From keys and arguments to sentences. Knows seats and numbers; the rest is told by the game. */
import type { FluentArgs, GameModule, Tools } from '../games/contract';
import { parts } from './orders';
import type { Ask, GameEvent, Json, Option, Outcome } from './wire';

/** Seats become names, lists of plain values become joined words, numbers and texts stay. */
export function plain(args: Record<string, Json>, tools: Tools): FluentArgs {
  const words: FluentArgs = {};
  const name = (seat: Json): string => (typeof seat === 'number' ? (tools.names[seat] ?? '') : String(seat));
  for (const [key, value] of Object.entries(args)) {
    if (key === 'seat') words[key] = name(value);
    else if (key === 'seats') words[key] = Array.isArray(value) ? tools.list(value.map(name)) : name(value);
    else if (typeof value === 'number' || typeof value === 'string') words[key] = value;
    else if (typeof value === 'boolean') words[key] = value ? 'yes' : 'no';
    else if (Array.isArray(value)) words[key] = tools.list(value.map(String));
  }
  if (Array.isArray(args['seats'])) words['winners'] = args['seats'].length;
  return words;
}

/** Each word once, with how often it came. */
export function counted(words: readonly string[], { t }: Pick<Tools, 't'>): string[] {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].map(([word, count]) => (count > 1 ? `${word} ${t('log-times', { count })}` : word));
}

/** Briefly: without what stands beside it already, the question above an option or "Pass" before how long. */
const say = (game: GameModule, key: string, args: Record<string, Json>, tools: Tools, brief = false): string =>
  tools.t(brief && tools.has(`${key}.brief`) ? `${key}.brief` : key, {
    ...plain(args, tools),
    ...game.describe(key, args, tools),
  });

export const askText = (game: GameModule, ask: Ask, tools: Tools): string =>
  say(game, `ask-${ask.key}`, { seat: ask.seat, ...ask.args }, tools);

const aboutKey = (ask: Ask): string => `about-${ask.key}`;

/** A line of help for somebody who meets this question for the first time; empty where none is needed. */
export function aboutText(game: GameModule, ask: Ask, tools: Tools): string {
  const key = aboutKey(ask);
  const args = { seat: ask.seat, options: ask.options.length, ...ask.args };
  return tools.has(key) ? say(game, key, args, tools) : '';
}

/** Whether the help says the same each time, unlike the text of a card that has been played. */
export const isAlwaysTheSame = (ask: Ask, { t }: Tools): boolean => !t(aboutKey(ask)).includes('{$');

/** To some questions a common answer has words of its own: `option-pass.offer`. */
export function optionText(game: GameModule, option: Option, tools: Tools, brief = false, ask?: Ask): string {
  const key = `option-${option.key}`;
  const own = ask && tools.has(`${key}.${ask.key}`) ? `${key}.${ask.key}` : key;
  return say(game, own, option.args, tools, brief);
}

/** A standing order in words: `card:cosmic_zap` is `order-card` with the card's name. */
export function orderText(game: GameModule, order: string, tools: Tools, brief = false): string {
  const { kind, args } = parts(order);
  return say(game, `order-${kind}`, args, tools, brief);
}

/** null where nothing is to be said: an event without a text, or with an empty one, is for the board alone. */
export function eventText(game: GameModule, event: GameEvent, tools: Tools): string | null {
  const { key, ...args } = event;
  return (tools.has(`event-${key}`) && say(game, `event-${key}`, args, tools)) || null;
}

/** What an option brings: the second line of its button. */
export function hintText(game: GameModule, option: Option, tools: Tools): string {
  if (game.hint) return game.hint(option, tools);
  return Object.entries(option.hint)
    .filter(([name, value]) => value !== 0 && value !== null && tools.has(`hint-${name}`))
    .map(([name, value]) => tools.t(`hint-${name}`, { ...plain({ count: value }, tools) }))
    .join(' · ');
}

/** `SB-8.11` -> `SB-8`; rulings and a setup without numbers are sections too: `CE-R14` -> `CE-R`, `TI-S3a` -> `TI-S` */
export const sectionOf = (rule: string): string => /^[A-Z]+-(?:\d+|[RS])/.exec(rule)?.[0] ?? rule;

/** `SB-8.11` -> `rule-SB-8-11`, `CE-R14` -> `ruling-CE-R14` */
export const ruleKey = (rule: string): string =>
  `${sectionOf(rule).endsWith('-R') ? 'ruling' : 'rule'}-${rule.replace('.', '-')}`;

/** How it ended, in one sentence; empty where nobody has words for it. */
export function endingText(game: GameModule, outcome: Outcome, tools: Tools): string {
  if (outcome.reason === 'ended') return tools.t('outcome-ended');
  if (game.ending) return game.ending(outcome, tools);
  const key = `outcome-${outcome.reason}`;
  return tools.has(key) ? tools.t(key, { score: outcome.scores[outcome.winners[0] ?? -1] ?? 0 }) : '';
}
