/** A combat that goes on by itself: I stay and take the hits as proposed, until something changes. */
import type { Runner } from '../../../lib/runner';
import type { TwilightView } from './types';

/** so much less than when it began is worth a look */
const WORSE = 0.2;
const ACTS = new Set(['played', 'played-note', 'use', 'retreats', 'cancelled']);

export function chanceOf(view: TwilightView, seat: number): number | null {
  const [odds] = view.odds ?? [];
  return odds ? (seat === view.turn.active ? odds.attacker : odds.defender) : null;
}

export function fightOn(begun: TwilightView, seat: number): Runner {
  const before = chanceOf(begun, seat);
  let first = true;
  return {
    next({ key, options }, view, events) {
      const now = view as unknown as TwilightView;
      if (!now.action.combat || now.action.system !== begun.action.system || now.action.planet !== begun.action.planet) return null;
      const acted = events.some((event) => ACTS.has(event.key) && event['seat'] !== seat);
      const chance = chanceOf(now, seat);
      const worse = before !== null && chance !== null && chance < before - WORSE;
      if (key === 'hits' && options.some(({ id }) => id === 'auto')) return acted ? null : 'auto';
      if (key !== 'retreat') return 'wait';
      if (!first && (acted || worse)) return null;
      first = false;
      return 'stay';
    },
  };
}
