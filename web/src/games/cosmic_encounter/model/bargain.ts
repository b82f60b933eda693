/** What can still be put into an offer, sorted by who would give it, from the options alone. */
import type { Option } from '../../../lib/wire';

import type { Term } from './deal';

/** Steps of one kind: cards of my hand, random cards by number, colonies, ... */
export interface Adds {
  key: string;
  options: Option[];
  /** all of them differ in a number */
  numbers: boolean;
}

/** Answers to the offer as a whole, in the order in which they stand. */
export const ANSWERS: readonly string[] = ['done', 'accept', 'refuse', 'pass', 'break-off'];

/** My offer begins with the terms of theirs. */
export const SAME = 'same';

/** A step that takes a term out again. */
export const isRemoval = ({ key }: Option): boolean => key === 'drop';

/** What a clock does; nobody chooses it. */
const CLOCK = 'time-up';

/** The other one gives what I want, and lets me settle. */
const theirs = ({ key }: Option): boolean => /^(want|settle|take|ask)/.test(key);

export function addsOf(options: readonly Option[], mine: boolean): Adds[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    if (option.key === CLOCK || option.key === SAME || ANSWERS.includes(option.key) || isRemoval(option) || theirs(option) === mine) continue;
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

/** The steps that make a term of `giver` one less and one more, where they are offered. */
export function stepsOf(term: Term, giver: number, mine: boolean, options: readonly Option[]): { less?: Option | undefined; more?: Option | undefined } {
  const [name, seat] = {
    card: (): [string, number] => [`card-${term.kind === 'card' ? term.card : ''}`, giver],
    random: (): [string, number] => ['random', giver],
    'any-of': (): [string, number] => [term.kind === 'any-of' ? term.type : '', giver],
    colony: (): [string, number] => ['colony', term.kind === 'colony' ? term.founder : giver],
    promise: (): [string, number] => [`promise-${term.kind === 'promise' ? term.promise : ''}`, giver],
    free: (): [string, number] => ['free', term.kind === 'free' ? term.seat : giver],
  }[term.kind]();
  const less = options.find((option) => isRemoval(option) && option.args['term'] === name && option.args['seat'] === seat);
  const more = options.find(({ key, args }) => {
    if (term.kind === 'random') return key === (mine ? 'give-random' : 'want-random') && args['count'] === 1;
    return term.kind === 'any-of' && key === (mine ? 'give' : 'want') && args['kind'] === term.type;
  });
  return { less, more };
}
