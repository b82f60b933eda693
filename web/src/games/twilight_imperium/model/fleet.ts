/** Fleets on the map: units in the order in which they are listed, and where they stand in the hex of their system. */
import { ORDER } from '../art/units';
import { RADIUS } from './hexes';
import { plainKind } from './rows';
import type { Units } from './types';

/** The mightiest first, a damaged ship after its sound sisters. */
export function sortedUnits(units: Units): [string, number][] {
  return Object.entries(units)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => ORDER.indexOf(plainKind(a)) - ORDER.indexOf(plainKind(b)) || a.localeCompare(b));
}

export interface Fleet {
  seat: number;
  units: Units;
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

const SIGN = 22;
const ALONE = 27;
const COUNTED = 36;
/** the height of a line before it is scaled */
const LINE = 28;

/** Where fleets stand: how many kinds in a line, how large they may be, how high all lines together. */
interface Ground {
  inLine: number;
  most: number;
  height: number;
}
const IN_SPACE: Ground = { inLine: 3, most: 1.6, height: 2 * RADIUS };
/** at the lower edge, where the hex narrows, below what the planets yield */
const BELOW_PLANETS: Ground = { inLine: 2, most: 1.35, height: 62 };
/** seen from afar the yields are left out, and fleets are what counts */
const FROM_AFAR: Ground = { inLine: 2, most: 1.8, height: 68 };
/** the lowest line ends here */
const BOTTOM = 84;

/** The fleets of a system line by line, as large as the hex allows. */
export function fleetLines(fleets: readonly Fleet[], planets: boolean, far = false): FleetLine[] {
  const ground = !planets ? IN_SPACE : far ? FROM_AFAR : BELOW_PLANETS;
  const roomy = linesOf(fleets, ground.inLine);
  const lines = roomy.length > 2 && !far ? linesOf(fleets, ground.inLine + 1) : roomy;
  const most = Math.min(ground.most, Math.max(0.9, ground.height / (LINE * lines.length)));
  let bottom = planets ? BOTTOM : (LINE * most * lines.length) / 2;
  return lines
    .reverse()
    .map((line) => {
      const scale = Math.min(most, widthAt(bottom - 5) / line.width);
      bottom -= LINE * scale;
      return { ...line, scale, y: bottom };
    })
    .reverse();
}

/** How wide a hex is, so far below or above its middle, with a little air at both ends. */
const widthAt = (y: number): number => 2 * (RADIUS - Math.abs(y) / Math.sqrt(3)) - 8;

/** Lines of about the same length, so many kinds in each at most. */
function linesOf(fleets: readonly Fleet[], most: number): Omit<FleetLine, 'scale' | 'y'>[] {
  return fleets.flatMap(({ seat, units }) => {
    const kinds = sortedUnits(units);
    const count = Math.ceil(kinds.length / most);
    const length = Math.ceil(kinds.length / count);
    return Array.from({ length: count }, (_, at) =>
      lineOf(seat, kinds.slice(at * length, (at + 1) * length), at === 0),
    );
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
