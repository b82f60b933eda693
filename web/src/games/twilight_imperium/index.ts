/** Twilight Imperium, as the frame knows it. */
import type { Ask, GameEvent, Option, View } from '../../lib/wire';
import type { Tools } from '../contract';
import type { TwilightView } from './model/types';

export { default as Board } from './Board.svelte';
export { default as Glance } from './Glance.svelte';
export { default as Panel } from './Panel.svelte';
export { describe, hint, join } from './model/describe';
export { drafts } from './model/drafting';
export { gather } from './model/gather';
export { arrange, boardFirst, panels } from './model/panels';
export { tells } from './model/tells';

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

/** "Round 3 · Action phase · Orion" */
export function status(view: View, { t, names }: Tools): string {
  const { turn } = shape(view);
  if (!turn.phase || !turn.round) return t('phase-setup');
  const words = [t('board-round', { round: turn.round }), t(`phase-${turn.phase}`)];
  const active = turn.phase === 'action' ? names[turn.active] : undefined;
  return [...words, ...(active ? [active] : [])].join(' · ');
}

export const turn = (view: View): number | null => (shape(view).turn.phase === 'action' ? shape(view).turn.active : null);

const GIST = new Set(
  `phase speaker picked passed strategic activated custodians gained-planet combat combat-over retreats destroyed built
   technology technology-lost points shows-secret revealed-objective played played-note placed-note cancelled
   revealed-agenda outcome law law-moved transaction promised eliminated swapped-cards undone`.split(/\s+/),
);

/** What changes the standing of the game: planets, fights, technologies, points, agendas; not how it was paid for. */
export function gist({ key }: GameEvent): boolean {
  return GIST.has(key);
}

export function points(view: View): number[] {
  return shape(view).players.map((player) => player.points);
}
