/** The wish for a new table while it is being made: who sits where before anybody has come. */
import type { GameInfo, Json, NewTable, Pace } from './wire';

/** By seat: a bot's kind, or null where a person will sit. Seat 0 is the one who makes the table. */
export type Plan = readonly (string | null)[];

/** One more than a game needs at least: there it is at its best. */
export const startPlan = ({ seats }: GameInfo): Plan => resize([], clamp(seats[0] + 1, seats));

const clamp = (count: number, [low, high]: readonly [number, number]): number => Math.max(low, Math.min(high, count));

/** More or fewer seats; those that stay keep their bots. */
export const resize = (plan: Plan, seats: number): Plan =>
  Array.from({ length: seats }, (_, seat) => plan[seat] ?? null);

export const seat = (plan: Plan, at: number, bot: string | null): Plan => plan.map((old, i) => (i === at ? bot : old));

/** A bot on the last free seat but the maker's own; the same plan when there is none. */
export function addBot(plan: Plan, bot: string): Plan {
  const free = plan.lastIndexOf(null);
  return free > 0 ? seat(plan, free, bot) : plan;
}

export const fill = (plan: Plan, bot: string): Plan => plan.map((old, i) => (i ? (old ?? bot) : null));

/** Seats still to be taken by people other than the maker. */
export const freeSeats = (plan: Plan): number => plan.filter((bot, i) => i > 0 && bot === null).length;

export const botsOf = (plan: Plan): Record<string, string> =>
  Object.fromEntries(plan.flatMap((bot, i) => (bot === null ? [] : [[String(i), bot]])));

/** Neither the weakest nor the slowest. */
export const usualBot = (game: GameInfo): string => game.bots[Math.min(1, game.bots.length - 1)] ?? '';

/** The settings of a table as the game proposes them. */
export const usualOptions = (game: GameInfo): Record<string, Json> =>
  Object.fromEntries(game.options.map((spec) => [spec.id, spec.default]));

/** The usual table, with nobody to wait for. */
export const againstBots = (game: GameInfo, name: string, pace: Pace): NewTable => {
  const plan = fill(startPlan(game), usualBot(game));
  return { game: game.id, seats: plan.length, options: usualOptions(game), bots: botsOf(plan), name, pace };
};
