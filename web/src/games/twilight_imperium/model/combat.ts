/** A fight as it stands: who is against whom, with what, and what was rolled last. */
import type { GameEvent } from '../../../lib/wire';
import { ORDER } from '../art/units';
import { plainKind } from './rows';
import type { SystemState, TwilightView, Units } from './types';

/** Dice as they lie, and what each of them has to show for a hit. */
export interface Roll {
  /** counts the rolls, so that equal dice are told apart */
  number: number;
  dice: readonly number[];
  needs: readonly number[];
  /** the kind of unit that rolled each of them */
  units: readonly string[];
}

/** The last roll of each seat. */
export type Rolls = Readonly<Record<number, Roll>>;

/** The rolls after more events; rerolled dice keep what they need. */
export function rolled(before: Rolls, events: readonly GameEvent[]): Rolls {
  const rolls: Record<number, Roll> = { ...before };
  for (const { key, ...event } of events) {
    const { seat, dice, needs, units } = event as { seat?: number; dice?: number[]; needs?: number[]; units?: string[] };
    if (!['rolled', 'rerolled', 'raised'].includes(key) || seat === undefined || !dice) continue;
    const last = rolls[seat];
    rolls[seat] = { number: (last?.number ?? 0) + 1, dice, needs: needs ?? last?.needs ?? [], units: units ?? last?.units ?? [] };
  }
  return rolls;
}

/** The dice of a roll unit by unit, in the order in which units are listed; dice of no unit come last. */
export function byUnit({ dice, units }: Roll): { unit: string; dice: number[] }[] {
  const found = new Map<string, number[]>();
  for (const at of dice.keys()) {
    const unit = units[at] ?? '';
    found.set(unit, [...(found.get(unit) ?? []), at]);
  }
  const rank = (unit: string): number => (unit ? ORDER.indexOf(plainKind(unit)) : ORDER.length);
  return [...found].map(([unit, dice]) => ({ unit, dice })).sort((a, b) => rank(a.unit) - rank(b.unit));
}

export interface Side {
  seat: number;
  units: Units;
  /** hits that are still to be assigned */
  hits: number;
  retreating: boolean;
}

/** What a side has in the fight: its ships in space, or its ground forces on the planet. */
function forces(view: TwilightView, system: SystemState, seat: number): Units {
  const { combat, planet } = view.action;
  if (combat === 'space' || planet === null) {
    const units = system.units[String(seat)] ?? {};
    return Object.fromEntries(Object.entries(units).filter(([unit]) => unit !== 'infantry' && unit !== 'space_dock'));
  }
  const ground = system.planets[planet];
  if (!ground) return {};
  if (ground.owner === seat) return { infantry: ground.infantry, ...(ground.pds ? { pds: ground.pds } : {}) };
  return { infantry: ground.landed };
}

/** Attacker and defender of the fight under way; null when there is none. */
export function sidesOf(view: TwilightView): [Side, Side] | null {
  const { combat, foe, system: number, hits, retreating } = view.action;
  const system = view.systems.find((one) => one.system === number);
  if (!combat || foe === null || !system) return null;
  const side = (seat: number): Side => ({
    seat,
    units: forces(view, system, seat),
    hits: hits[seat] ?? 0,
    retreating: retreating === seat,
  });
  return [side(view.turn.active), side(foe)];
}
