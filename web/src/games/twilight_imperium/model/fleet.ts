/** Fleets on the map: units in the order in which they are listed, and the plate on which they stand. Sizes are pixels. */
import { ORDER } from '../art/units';
import { plainKind } from './rows';
import type { Units } from './types';

/** The mightiest first, a damaged ship after its sound sisters. */
export function sortedUnits(units: Units): [string, number][] {
  return Object.entries(units)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => ORDER.indexOf(plainKind(a)) - ORDER.indexOf(plainKind(b)) || a.localeCompare(b));
}

export interface PlateUnit {
  unit: string;
  count: number;
  x: number;
  y: number;
}

export interface Plate {
  width: number;
  height: number;
  /** side of a glyph, and size of the count beside it */
  glyph: number;
  font: number;
  units: PlateUnit[];
}

const PAD = 4;
const GAP = 3;
/** the owner's shape before the first unit */
export const SHAPE = 8;
const LEAD = SHAPE + 4;
const SMALLEST = 13;

/** A number only for two or more. */
const widthOf = (count: number, glyph: number, font: number): number =>
  glyph + (count > 1 ? font * 0.64 * String(count).length + 1 : 0) + GAP;

/** A full fleet first shrinks a little, and only then takes another row. */
export function plateOf(units: Units, glyph: number, most: number): Plate {
  const kinds = sortedUnits(units);
  const all = LEAD + kinds.reduce((sum, [, count]) => sum + widthOf(count, glyph, glyph * 0.84), 0);
  const size = all > most ? Math.max(SMALLEST, glyph * 0.87) : glyph;
  const font = Math.max(11, size * 0.84);
  const rows: { kinds: [string, number][]; width: number }[] = [{ kinds: [], width: LEAD }];
  for (const kind of kinds) {
    const width = widthOf(kind[1], size, font);
    let row = rows[rows.length - 1]!;
    if (row.width + width > most && row.kinds.length) rows.push((row = { kinds: [], width: 0 }));
    row.kinds.push(kind);
    row.width += width;
  }
  const inside = Math.max(...rows.map(({ width }) => width)) - GAP;
  const placed: PlateUnit[] = rows.flatMap((row, at) => {
    let x = PAD + (inside - row.width + GAP) / 2 + (at ? 0 : LEAD);
    return row.kinds.map(([unit, count]) => {
      const spot = { unit, count, x, y: 2 + at * (size + GAP) };
      x += widthOf(count, size, font);
      return spot;
    });
  });
  return { width: inside + 2 * PAD, height: rows.length * (size + GAP) + 1, glyph: size, font, units: placed };
}

/** Seen from afar a fleet is its mightiest ship and how many ships there are. */
export function badgeOf(units: Units, glyph: number): Plate {
  const kinds = sortedUnits(units);
  const [unit = 'fighter'] = kinds[0] ?? [];
  const count = kinds.reduce((sum, [, number]) => sum + number, 0);
  return plateOf({ [unit]: count }, glyph, Infinity);
}
