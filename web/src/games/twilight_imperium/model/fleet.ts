/** Fleets on the map: units in the order in which they are listed, and where they stand in the hex of their system. */
import { ORDER } from '../art/units';
import { plainKind } from './rows';
import type { Units } from './types';

/** The mightiest first, a damaged ship after its sound sisters. */
export function sortedUnits(units: Units): [string, number][] {
  return Object.entries(units)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => ORDER.indexOf(plainKind(a)) - ORDER.indexOf(plainKind(b)) || a.localeCompare(b));
}

export interface FleetLine {
  seat: number;
  /** the first line of a fleet begins with its owner's sign */
  signed: boolean;
  units: { unit: string; count: number; x: number }[];
  width: number;
  scale: number;
  /** the top of the line, from the middle of the hex */
  y: number;
}

const IN_LINE = 4;
const SIGN = 22;
const ALONE = 27;
const COUNTED = 36;
/** the height of a line before it is scaled */
const LINE = 28;
/** Fleets stand at the lower edge of a hex with planets, and may be large in empty space. */
const BESIDE_PLANETS = { room: 128, most: 1.25, bottom: 85 };
const IN_SPACE = { room: 165, most: 1.6 };

/** The fleets of a system line by line, as large as the hex allows. */
export function fleetLines(fleets: readonly { seat: number; units: Units }[], planets: boolean): FleetLine[] {
  const { room, most } = planets ? BESIDE_PLANETS : IN_SPACE;
  const lines = fleets.flatMap(({ seat, units }) => {
    const kinds = sortedUnits(units);
    return Array.from({ length: Math.ceil(kinds.length / IN_LINE) }, (_, at) =>
      lineOf(seat, kinds.slice(at * IN_LINE, (at + 1) * IN_LINE), at === 0),
    );
  });
  const crowded = lines.length > 2 ? 1 : most;
  const scaled = lines.map((line) => ({ ...line, scale: Math.min(crowded, room / line.width) }));
  const height = scaled.reduce((sum, { scale }) => sum + LINE * scale, 0);
  let y = planets ? BESIDE_PLANETS.bottom - height : -height / 2;
  return scaled.map((line) => {
    const placed = { ...line, y };
    y += LINE * line.scale;
    return placed;
  });
}

function lineOf(seat: number, kinds: readonly [string, number][], signed: boolean): Omit<FleetLine, 'scale' | 'y'> {
  let width = signed ? SIGN : 0;
  const units = kinds.map(([unit, count]) => {
    const x = width;
    width += count > 1 ? COUNTED : ALONE;
    return { unit, count, x };
  });
  return { seat, signed, units, width };
}
