/** A tactical action as it was fought: cannons, barrage, bombs and rounds, each with its hits and losses. */
import type { GameEvent } from '../../../lib/wire';

export interface Step {
  kind: 'space-cannon' | 'barrage' | 'bombardment' | 'rift' | 'round';
  /** which round of its combat */
  round: number;
  hits: Readonly<Record<number, number>>;
  lost: readonly { seat: number; unit: string; count: number }[];
}

interface Open {
  kind: Step['kind'];
  round: number;
  hits: Record<number, number>;
  lost: { seat: number; unit: string; count: number }[];
  rolled: Set<number>;
}

const KINDS: Readonly<Record<string, Step['kind']>> = {
  'space-cannon': 'space-cannon',
  barrage: 'barrage',
  bombardment: 'bombardment',
  combat: 'round',
};

/** The events of the action that lies last in the log. */
export function lastAction(log: readonly GameEvent[]): readonly GameEvent[] {
  const at = log.findLastIndex(({ key }) => key === 'activated');
  return at < 0 ? [] : log.slice(at);
}

/** The events of the combat that lies last in the log. */
export function lastCombat(log: readonly GameEvent[]): readonly GameEvent[] {
  const at = log.findLastIndex(({ key }) => key === 'combat');
  return at < 0 ? [] : log.slice(at);
}

export function chronicle(events: readonly GameEvent[]): Step[] {
  const steps: Open[] = [];
  let round = 0;
  const open = (kind: Step['kind']): Open => {
    if (kind === 'round') round += 1;
    const made: Open = { kind, round: kind === 'round' ? round : 0, hits: {}, lost: [], rolled: new Set() };
    steps.push(made);
    return made;
  };
  for (const { key, ...event } of events) {
    const seat = Number(event['seat']);
    const last = steps.at(-1);
    if (key === 'combat') round = 0;
    else if (key === 'rolled') {
      const kind = KINDS[String(event['why'])];
      if (!kind) continue;
      // Both sides roll once in a step; who rolls again begins the next one.
      const step = last && last.kind === kind && !last.rolled.has(seat) ? last : open(kind);
      const needs = (event['needs'] ?? []) as number[];
      step.rolled.add(seat);
      step.hits[seat] = ((event['dice'] ?? []) as number[]).filter((die, at) => die >= (needs[at] ?? 99)).length;
    } else if ((key === 'rerolled' || key === 'raised') && last) {
      continue;
    } else if (key === 'rift') open('rift');
    else if (key === 'destroyed' && last) {
      const unit = String(event['unit']);
      const same = last.lost.find((one) => one.seat === seat && one.unit === unit);
      if (same) same.count += Number(event['count'] ?? 1);
      else last.lost.push({ seat, unit, count: Number(event['count'] ?? 1) });
    }
  }
  return steps.map(({ kind, round: at, hits, lost }) => ({ kind, round: at, hits, lost }));
}

/** What each seat has lost in all these steps. */
export function lossesOf(steps: readonly Step[], seat: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { lost } of steps) {
    for (const one of lost) if (one.seat === seat) found[one.unit] = (found[one.unit] ?? 0) + one.count;
  }
  return found;
}
