/** How the arguments of a game's texts become words, as the game's file in `src/cosmodrome/texts` says: the terminal reads
 *  the same file, and `wording.py` beside it explains how one is written. */
import type { FluentArgs, Tools } from '../games/contract';
import type { GameEvent, Json } from './wire';
import { counted } from './words';

type Args = Readonly<Record<string, Json>>;
type Word = string | number | null;
/** A word that is worked out; from a text its values come as strings. */
export type Functions = Readonly<Record<string, (tools: Tools, ...values: Json[]) => Word>>;

type Result = string | null;
interface Case {
  pattern: RegExp;
  result: Result;
  args: Record<string, string>;
}
type Expression = string | Expression[] | { [mark: string]: Expression[] };
interface Join {
  same?: string[];
  add?: string[];
  tally?: Record<string, [string, string]>;
  gather?: Record<string, string>;
}
interface File {
  words?: Record<string, Result | (Result | [string, Result, Record<string, string>?])[]>;
  arguments?: Record<string, string>;
  texts?: Record<string, Record<string, Expression>>;
  joins?: Record<string, Join>;
}

export interface Wording {
  /** These values in words; as they are where no text names them. */
  word(word: string, tools: Tools, ...values: Json[]): string;
  /** Several things, joined; those that are alike can be counted. */
  each(word: string, things: Json, tools: Tools, alike?: boolean): string;
  /** The arguments of a text as Fluent can show them; what is not here stays as it is. */
  describe(key: string, args: Args, tools: Tools): FluentArgs;
  /** Two events of one kind and seat as one, where they are told together. */
  join(one: GameEvent, other: GameEvent): GameEvent | null;
}

const MISSING = '-';
const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 's');

const COMMON: Functions = {
  seat: ({ names }, seat) => (/^-?\d+$/.test(String(seat)) ? (names[Number(seat)] ?? '') : null),
  sum: (_tools, counts) => Object.values(counts as object).reduce((sum: number, count: number) => sum + count, 0),
  length: (_tools, things) => (things as Json[]).length,
};

export function wordingOf(file: unknown, own: Functions = {}): Wording {
  const { words = {}, arguments: named = {}, texts = {}, joins = {} } = file as File;
  const functions: Functions = { ...COMMON, ...own };
  const cases = Object.fromEntries(Object.entries(words).map(([word, said]) => [word, casesOf(said)]));
  const byText = byKey(texts);
  const byEvent = byKey(joins as Record<string, Join & Record<string, never>>) as Partial<Record<string, Join>>;

  /** undefined where a text is missing: then the next case counts */
  function result(said: Result, groups: RegExpExecArray, args: Record<string, string>, tools: Tools): Word | undefined {
    if (said === null) return null;
    const text = said.replace(/\$(\d)/g, (_, number: string) => groups[Number(number)] ?? '');
    if (text.startsWith('#')) return Number(text.slice(1));
    if (text.startsWith('=')) {
      let whole = true;
      const filled = text.slice(1).replace(/\{(\S+) ([^}]*)\}/g, (_, word: string, value: string) => {
        const found = word in functions ? functions[word]!(tools, ...value.split(' ')) : wordFor(word, value, tools);
        whole &&= found !== undefined && found !== null;
        return String(found);
      });
      return whole ? filled : undefined;
    }
    const [raw = '', then] = text.split(' -> ');
    const key = tools.has(raw) ? raw : raw.replaceAll('_', '-');
    if (!tools.has(key)) return undefined;
    if (then !== undefined) return result(then, groups, args, tools);
    const found = Object.entries(args).map(([name, each]) => [name, result(each, groups, {}, tools) ?? '']);
    return tools.t(key, Object.fromEntries(found));
  }

  function wordFor(word: string, value: string, tools: Tools): Word | undefined {
    for (const { pattern, result: said, args } of cases[word]!) {
      const groups = pattern.exec(value);
      const found = groups ? result(said, groups, args, tools) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  const called = (word: string, values: readonly Json[], tools: Tools): Word => {
    if (!(word in functions)) return wordFor(word, flat(values), tools) ?? null;
    return (values[0] ?? null) === null ? null : functions[word]!(tools, ...values);
  };

  function each(word: string, value: Json, tools: Tools, alike = false): string | null {
    const things = listed(value);
    const found = things.map((thing) => called(word, [thing], tools)).filter((one) => one !== null).map(String);
    if (things.length && !found.length) return null;
    return tools.list(alike ? counted(found, tools) : found);
  }

  function said(expression: Expression, args: Args, tools: Tools): Word {
    if (Array.isArray(expression)) {
      for (const one of expression) {
        const found = said(one, args, tools);
        if (found !== null) return found;
      }
      return null;
    }
    if (typeof expression === 'object') {
      const [mark = '', parts = []] = Object.entries(expression)[0] ?? [];
      const found = parts.map((part) => said(part, args, tools)).filter((one) => one !== null).map(String);
      return !found.length ? null : mark ? found.join(mark) : tools.list(found);
    }
    if (expression.startsWith('=')) return expression.slice(1);
    const [word = '', ...paths] = expression.split(' ');
    const values = paths.map((path) => valueAt(args, path));
    if (!/[+*]$/.test(word)) return called(word, values, tools);
    return (values[0] ?? null) === null ? null : each(word.slice(0, -1), values[0]!, tools, word.endsWith('*'));
  }

  return {
    word: (word, tools, ...values) => String(called(word, values, tools) ?? flat(values)),
    each: (word, things, tools, alike) => each(word, things, tools, alike) ?? flat([things]),
    describe(key, args, tools) {
      const [, kind = '', rest = ''] = /^([^-]*)-?(.*)$/.exec(key) ?? [];
      const added = Object.entries({ ...byText['*'], ...byText[kind] }).filter(([name]) => (args[name] ?? null) === null);
      const read = Object.keys(args).filter((name) => name in named);
      const expressions = {
        ...Object.fromEntries(added),
        ...Object.fromEntries(read.map((name) => [name, `${named[name]} ${name}`])),
        ...byText[key],
      };
      const known = { ...args, key: rest };
      const found = Object.entries(expressions).map(([name, one]) => [name, said(one, known, tools)] as const);
      return Object.fromEntries(found.filter((one): one is [string, string | number] => one[1] !== null));
    },
    join(one, other) {
      const rule = byEvent[other.key];
      if (!rule || rule.same?.some((name) => one[name] !== other[name])) return null;
      const both: GameEvent = { ...other };
      for (const name of rule.add ?? []) both[name] = plus(one[name]!, other[name]!);
      for (const [name, [what, count]] of Object.entries(rule.tally ?? {})) {
        const counts = [one, other].map((event) => event[name] ?? { [String(event[what])]: event[count]! });
        both[name] = plus(counts[0]!, counts[1]!);
      }
      for (const [name, pattern] of Object.entries(rule.gather ?? {})) {
        const found = [...new Set([one[name]!, other[name]!].flat())];
        if (found.length > 1 && !found.every((thing) => whole(pattern).test(String(thing)))) return null;
        both[name] = found.length > 1 ? found : found[0]!;
      }
      return both;
    },
  };
}

const casesOf = (said: NonNullable<File['words']>[string]): Case[] =>
  (Array.isArray(said) ? said : [said]).map((one) => {
    const [pattern, result, args = {}] = Array.isArray(one) ? one : (['.+', one] as const);
    return { pattern: whole(pattern), result, args };
  });

/** What is said under headings that list several keys, by key. */
function byKey<Part>(headings: Record<string, Record<string, Part>>): Partial<Record<string, Record<string, Part>>> {
  const found: Partial<Record<string, Record<string, Part>>> = {};
  for (const [heading, said] of Object.entries(headings)) {
    for (const key of heading.split(' ')) found[key] = { ...found[key], ...said };
  }
  return found;
}

/** An argument, or a part of it (`main.seat`); the first of one alone is itself. `*` is all of them. */
function valueAt(args: Args, path: string): Json {
  const [name = '', part] = path.split('.');
  const value = (name === '*' ? args : (args[name] ?? null)) as Json;
  if (part === undefined || value === null) return value;
  return (/^\d+$/.test(part) ? listed(value)[Number(part)] : (value as Record<string, Json>)[part]) ?? null;
}

/** Values as one, with spaces between them; those that are missing at the end are left out. */
function flat(values: readonly Json[]): string {
  const words = values.map((value) => flatWords(value).join(' ') || MISSING);
  while (words.at(-1) === MISSING) words.pop();
  return words.join(' ');
}

function flatWords(value: Json): string[] {
  if (value === null || value === '') return [];
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'object' ? Object.entries(value).flat().map(String) : [String(value)];
}

/** Several things as a list: counts by name as pairs, `1+3` as an option writes seats. */
function listed(value: Json): Json[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value.split('+');
  return value && typeof value === 'object' ? Object.entries(value).map(([name, count]) => `${name} ${String(count)}`) : [value];
}

/** Numbers added, counts name by name. */
function plus(one: Json, other: Json): Json {
  if (typeof one !== 'object') return Number(one) + Number(other);
  const sum = { ...(one as Record<string, number>) };
  for (const [name, count] of Object.entries(other as Record<string, number>)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}
