/** Answers for the player to questions that are still to come: a plan that was committed, a fight that goes on. */
import type { Ask, GameEvent, Option, View } from './wire';

/** An option's id; or `wait`: the player answers this one, and the runner goes on afterwards; or what is to be drafted
 *  at this question, for the player to look at again; or null: it is over. */
export type NextAnswer = string | 'wait' | readonly string[] | null;

export interface Runner {
  /** `events`: what has happened since it began */
  next(ask: Ask, view: View, events: readonly GameEvent[]): NextAnswer;
  /** The player has answered a question that was left to them. */
  answered?(option: Option): void;
}

export interface Step {
  /** the question at which it is given; any, where it is not said */
  at?: string;
  answer: string;
}

export interface Habits {
  /** whether this changes what was planned: the rest is looked at again */
  disturbs(event: GameEvent): boolean;
  /** whether the plan has come to its end, whatever is left of it */
  ends(ask: Ask): boolean;
  /** what of the remaining answers is drafted anew */
  again(rest: readonly Step[], ask: Ask): readonly string[];
}

const PLAIN: Habits = { disturbs: () => false, ends: () => false, again: () => [] };
/** answers that change nothing about a plan */
const IDLE = new Set(['pass', 'stay', 'auto']);

const offers = (ask: Ask, answer: string): boolean => ask.options.some(({ id }) => id === answer);

/** Gives these answers one after the other. Questions that open in between are left to the player; once something has
 *  happened that changes the plan, the rest of it is drafted instead of given. */
export function inOrder(steps: readonly Step[], habits: Habits = PLAIN): Runner {
  const rest = [...steps];
  let disturbed = false;
  return {
    next(ask, _view, events) {
      const [step] = rest;
      if (!step || (rest.length < steps.length && habits.ends(ask))) return null;
      disturbed ||= events.some((event) => habits.disturbs(event));
      if (step.at !== undefined && step.at !== ask.key) return 'wait';
      if (disturbed || !offers(ask, step.answer)) {
        if (step.at === undefined && offers(ask, 'pass')) return 'wait';
        return habits.again(rest, ask);
      }
      rest.shift();
      return step.answer;
    },
    answered({ key }) {
      disturbed ||= !IDLE.has(key);
    },
  };
}
