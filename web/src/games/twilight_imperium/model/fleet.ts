/** Units in the order in which they are listed: the mightiest first, a damaged ship after its sound sisters. */
import { ORDER } from '../art/units';
import { plainKind } from './rows';
import type { Units } from './types';

export function sortedUnits(units: Units): [string, number][] {
  return Object.entries(units)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => ORDER.indexOf(plainKind(a)) - ORDER.indexOf(plainKind(b)) || a.localeCompare(b));
}

/** Kinds in one line of a fleet on the map, and the height of a line. */
const IN_LINE = 4;
export const LINE = 28;

/** A fleet on the map, line by line. */
export function fleetLines(units: Units): [string, number][][] {
  const kinds = sortedUnits(units);
  return Array.from({ length: Math.ceil(kinds.length / IN_LINE) }, (_, at) => kinds.slice(at * IN_LINE, (at + 1) * IN_LINE));
}
