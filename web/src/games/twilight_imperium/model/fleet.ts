/** Units in the order in which they are listed: the mightiest first, a damaged ship after its sound sisters. */
import { ORDER } from '../art/units';
import { plainKind } from './rows';
import type { Units } from './types';

export function sortedUnits(units: Units): [string, number][] {
  return Object.entries(units)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => ORDER.indexOf(plainKind(a)) - ORDER.indexOf(plainKind(b)) || a.localeCompare(b));
}
