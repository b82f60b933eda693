/** Twilight Imperium, as the frame knows it. */
import type { Ask, GameEvent, Option, View } from '../../lib/wire';
import type { Tools } from '../contract';
import { byPool } from './model/describe';
import type { TwilightView } from './model/types';

export { default as Board } from './Board.svelte';
export { default as Glance } from './Glance.svelte';
export { describe, hint } from './model/describe';
export { gather } from './model/gather';

/** The galaxy does it, the rest is a column of panels. */
export const zooms = true;

const shape = (view: View): TwilightView => view as unknown as TwilightView;
const option = (key: string, args: Option['args']): Option => ({
  id: [key, ...Object.values(args)].join(':'),
  key,
  args,
  hint: {},
});

/** What a player might expect to choose: systems to activate, strategy cards, objectives. */
export function options(view: View, ask: Ask): Option[] {
  const { systems, objectives, decks } = shape(view);
  switch (ask.key) {
    case 'turn':
      return systems.map(({ system }) => option('activate', { system }));
    case 'pick':
      return Object.keys(decks.bounty).map((strategy) => option('pick', { strategy }));
    case 'score-public':
      return objectives.public.map((objective) => option('score', { objective }));
    default:
      return [];
  }
}

export const ends = ['propose', 'withdraw', 'abstain'];
export const passes = ['turn', 'phase'];

/** How much speaks for looking at a system: planets to take, then ships that can come, then what I have there. */
const promise = ({ hint }: Option): number =>
  (hint['takeable'] ? 100 : 0) + Number(hint['coming'] ?? (hint['own-ships'] || hint['produces'] ? 0.5 : 0));

/** Systems to activate are many and come after the other actions, the promising first. */
export function arrange(ask: Ask): Option[] {
  const many = ask.options.filter(({ key }) => key === 'activate');
  return [
    ...ask.options.filter(({ key }) => key !== 'activate'),
    ...many.sort((a, b) => promise(b) - promise(a)),
  ];
}

/** "Round 3 · Action phase · Orion" */
export function status(view: View, { t, names }: Tools): string {
  const { turn } = shape(view);
  if (!turn.phase || !turn.round) return t('phase-setup');
  const words = [t('board-round', { round: turn.round }), t(`phase-${turn.phase}`)];
  const active = turn.phase === 'action' ? names[turn.active] : undefined;
  return [...words, ...(active ? [active] : [])].join(' · ');
}

const GIST = new Set(
  `phase speaker picked passed strategic activated custodians gained-planet combat combat-over retreats destroyed built
   technology technology-lost points shows-secret revealed-objective played played-note placed-note cancelled
   revealed-agenda outcome law law-moved transaction promised eliminated swapped-cards undone`.split(/\s+/),
);

/** What changes the standing of the game: planets, fights, technologies, points, agendas; not how it was paid for. */
export function gist({ key }: GameEvent): boolean {
  return GIST.has(key);
}

type Counts = Record<string, number>;

/** Both, name by name. */
function added(one: Counts, other: Counts): Counts {
  const sum = { ...one };
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/** Units that move the same way are one fleet, those of a kind that come to the same place are counted; planets are
 *  exhausted and readied together, command tokens of several pools gained, spent and lost. */
export function join(one: GameEvent, other: GameEvent): GameEvent | null {
  const alike = (...names: string[]) => names.every((name) => one[name] === other[name]);
  switch (other.key) {
    case 'exhausted':
    case 'readied':
      return { ...other, planet: [one['planet']!, other['planet']!].flat() };
    case 'gained-tokens':
    case 'spent-tokens':
    case 'lost-tokens':
      return { ...other, pools: added(byPool(one), byPool(other)) };
    case 'placed':
    case 'landed':
      return alike('unit', 'system', 'planet') ? { ...other, count: Number(one['count']) + Number(other['count']) } : null;
    case 'moved':
      return alike('origin', 'system') ? { ...other, units: added(one['units'] as Counts, other['units'] as Counts) } : null;
  }
  return null;
}

export function points(view: View): number[] {
  return shape(view).players.map((player) => player.points);
}
