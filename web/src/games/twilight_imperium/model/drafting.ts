/** A tactical action as one plan: what is drafted, how the draft is changed, and what is sent when it is committed. */
import type { Habits, Step } from '../../../lib/runner';
import type { Ask, GameEvent, Option } from '../../../lib/wire';
import { panels } from './panels';
import { planOf } from './plan';
import type { Rows } from './rows';
import type { Landing, TwilightView } from './types';

const CHAINS: Readonly<Record<string, readonly string[]>> = {
  turn: ['activate'],
  move: ['fleet', 'ship', 'load'],
  build: ['build'],
  terms: ['give', 'want'],
};

/** Whether an answer is only drafted: where there is a sheet that sends it. What follows from an activation is drafted as
 *  long as it is movement. */
export const drafts = (option: Option, ask: Ask): boolean => panels(ask) && !!CHAINS[ask.key]?.includes(option.key);

export const activation = (answers: readonly string[]): number | null => {
  const [, system] = /^activate:(\d+)$/.exec(answers[0] ?? '') ?? [];
  return system === undefined ? null : Number(system);
};

/** The draft ship by ship, so that each can be taken out again. */
export function oneByOne(view: TwilightView, answers: readonly string[]): string[] {
  const start = answers.filter((answer) => answer.startsWith('activate:'));
  const each = (verb: string, lines: readonly (readonly [number | string, string, number])[]): string[] =>
    lines.flatMap(([from, unit, count]) => Array.from({ length: count }, () => `${verb}:${from}:${unit}:1`));
  return [...start, ...each('ship', view.draft.moving), ...each('load', view.draft.cargo)];
}

/** Without the last of these. */
export function less(answers: readonly string[], answer: string): string[] {
  const at = answers.lastIndexOf(answer);
  return at < 0 ? [...answers] : [...answers.slice(0, at), ...answers.slice(at + 1)];
}

/** Nothing comes from a system any more. */
export function without(view: TwilightView, answers: readonly string[], system: number): string[] {
  const planets = Object.keys(view.systems.find((one) => one.system === system)?.planets ?? {});
  const from = new Set([String(system), ...planets]);
  return oneByOne(view, answers).filter((answer) => {
    const [verb, source = ''] = answer.split(':');
    return verb === 'activate' || !from.has(source);
  });
}

/** How many infantry will be in the space of the target. */
export function infantryAboard(view: TwilightView, rows: Rows, seat: number): number {
  const there = view.systems.find(({ system }) => system === view.action.system)?.units[String(seat)]?.['infantry'] ?? 0;
  return there + (planOf(view, rows, seat)?.arriving['infantry'] ?? 0);
}

const SURE = 0.95;

/** Who lands where, by the odds: one on each planet that nobody defends, and the others where they bring most; all land. */
export function proposeLanding(landings: readonly Landing[], count: number): Record<string, number> {
  const found: Record<string, number> = {};
  let left = count;
  const add = (planet: string, some = 1): void => {
    const most = Math.min(some, left);
    if (most > 0) found[planet] = (found[planet] ?? 0) + most;
    left -= Math.max(0, most);
  };
  const chance = ({ planet, win }: Landing, more = 0): number => win[(found[planet] ?? 0) + more - 1] ?? (more ? (win.at(-1) ?? 0) : 0);
  for (const landing of landings) if (!landing.infantry) add(landing.planet);
  const defended = landings.filter(({ infantry }) => infantry > 0).sort((a, b) => a.infantry - b.infantry);
  for (const landing of defended) {
    while (left && chance(landing) < SURE && chance(landing, 1) > chance(landing)) add(landing.planet);
  }
  const rest = [...defended, ...landings].at(0);
  if (left && rest) add(rest.planet, left);
  return found;
}

/** The answers that land so many on each planet: a question offers 1, 2, 3 and all. */
export function landingSteps(landing: Readonly<Record<string, number>>, aboard: number): Step[] {
  let left = aboard;
  const steps: Step[] = [];
  for (const [planet, count] of Object.entries(landing)) {
    for (let rest = Math.min(count, left); rest > 0; ) {
      const some = rest === left ? rest : Math.min(rest, 3);
      steps.push({ at: 'land', answer: `land:${planet}:${some}` });
      rest -= some;
      left -= some;
    }
  }
  return [...steps, { at: 'land', answer: 'done' }];
}

/** Everything that is sent when the action is committed, in the order of the questions. */
export function actionSteps(
  answers: readonly string[],
  landing: Readonly<Record<string, number>>,
  aboard: number,
  custodians: boolean,
): Step[] {
  const moves = answers.filter((answer) => !answer.startsWith('activate:'));
  const activated = activation(answers);
  return [
    ...(activated === null ? [] : [{ at: 'turn', answer: `activate:${activated}` }]),
    ...moves.map((answer) => ({ at: 'move', answer })),
    { at: 'move', answer: 'done' },
    ...(custodians ? [{ at: 'custodians', answer: 'remove-custodians' }, { at: 'pay', answer: 'auto' }] : []),
    ...(aboard ? landingSteps(landing, aboard) : []),
  ];
}

/** What others do that may change a plan, and what dice have done. */
const DISTURBING = new Set(
  'played played-note placed-note use cancelled combat destroyed removed rift retreats sustained eliminated'.split(' '),
);

/** A plan comes back for review when somebody has responded, and ends with the turn. */
export const habits = (seat: number): Habits => ({
  disturbs: ({ key, ...event }: GameEvent) => DISTURBING.has(key) && (event['seat'] !== seat || key !== 'use'),
  ends: ({ key }) => key === 'turn',
  again: (rest, { key }) => {
    const answers = rest.filter(({ at }) => at === key).map(({ answer }) => answer);
    return key === 'move' ? answers.filter((answer) => answer !== 'done') : [];
  },
});
