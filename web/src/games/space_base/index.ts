/** Space Base, as the frame knows it. */
import type { Ask, GameEvent, Option, View } from '../../lib/wire';
import type { Tools } from '../contract';
import type { SpaceBaseView } from './model/types';

export { default as Board } from './Board.svelte';
export { default as Glance } from './Glance.svelte';
export { describe, hint } from './model/describe';

const shape = (view: View): SpaceBaseView => view as unknown as SpaceBaseView;

/** What lies for sale, whether I can pay it or not. */
export function options(view: View, ask: Ask): Option[] {
  const { shipyard, colonies, hand } = shape(view);
  const option = (key: string, card: string): Option => ({ id: `${key}:${card}`, key, args: { card }, hint: {} });
  switch (ask.key) {
    case 'purchase':
    case 'extra-purchase':
      return [...shipyard.flat(), ...colonies].map((card) => option('buy', card));
    case 'claim':
      return shipyard.flat().map((card) => option('claim', card));
    case 'opening':
      return hand.map((card) => option('buy', card));
    default:
      return [];
  }
}

export const passes = ['turn', 'others'];

/** Dice that bring nothing either way need no answer. */
export function spares({ key, options }: Ask): readonly string[] {
  return key === 'dice' && options.every(({ hint }) => !Object.keys(hint).length) ? ['idle'] : [];
}

export function status(view: View, { t }: Tools): string {
  const { turn } = shape(view);
  const step = t(`step-${turn.step}`);
  if (turn.round === 0) return step;
  return `${turn.last_round ? t('base-last-round') : t('bar-round', { round: turn.round })} · ${step}`;
}

const GIST = new Set(
  `first-player bonus turn rolled rerolled die-set used bought claimed swapped exchanged lost-vp end-triggered extra-round
   won undone`.split(/\s+/),
);

/** Dice and what is bought and used; what each sector pays stands beside the names. */
export function gist({ key }: GameEvent): boolean {
  return GIST.has(key);
}

export function points(view: View): number[] {
  return shape(view).players.map(({ vp }) => vp);
}

/** Only the cards dealt for the opening are secret. */
export function secrets(view: View): boolean {
  return shape(view).hand.length > 0;
}
