/** What can still be put into an offer, sorted by who would give it, from the options alone. */
import type { Option } from '../../../lib/wire';

/** Steps of one kind: cards of my hand, random cards by number, colonies, ... */
export interface Adds {
  key: string;
  options: Option[];
  /** all of them differ in a number */
  numbers: boolean;
}

/** Answers to the offer as a whole, in the order in which they stand. */
export const ANSWERS: readonly string[] = ['done', 'accept', 'refuse', 'pass', 'break-off'];

/** A step that takes a term out again. */
export const isRemoval = ({ key }: Option): boolean => /^(drop|remove|without|take-out|withdraw)/.test(key);

/** The other one gives what I want, and lets me settle. */
const theirs = ({ key }: Option): boolean => /^(want|settle|take|ask)/.test(key);

export function addsOf(options: readonly Option[], mine: boolean): Adds[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    if (ANSWERS.includes(option.key) || isRemoval(option) || theirs(option) === mine) continue;
    groups.set(option.key, [...(groups.get(option.key) ?? []), option]);
  }
  return [...groups].map(([key, list]) => ({ key, options: list, numbers: list.every(({ args }) => amountOf(args) !== null) }));
}

/** The number that an option is about, where it is about nothing else. */
export function amountOf(args: Option['args']): number | null {
  const values = Object.values(args);
  const [only] = values;
  return values.length === 1 && typeof only === 'number' && 'count' in args ? only : null;
}
