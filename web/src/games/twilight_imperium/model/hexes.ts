/** Where things lie on the map, in units of the drawing: a hex has the radius 100 and a flat top. */

export const RADIUS = 100;
const HEIGHT = Math.sqrt(3) * RADIUS;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a hex by its axial place. */
export function centre([q, r]: readonly [number, number]): Point {
  return { x: 1.5 * RADIUS * q, y: HEIGHT * (r + q / 2) };
}

/** Corners of a hex as an SVG list, drawn a little smaller than it is so that neighbours part. */
export function corners(radius = RADIUS - 2): string {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** How large things in a hex are drawn, in pixels, from the side of the hex: zooming in brings room, not giant type. */
export interface Scale {
  /** the side of the hex */
  side: number;
  /** names and small print, never below what can be read */
  font: number;
  /** a unit */
  glyph: number;
  /** marks and values, against their size at 68 pixels a side */
  mark: number;
  /** too small for names: only values, and each fleet as one number */
  far: boolean;
}

/** below this side names would lie on each other */
const FAR = 46;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(low, value), high);

export function scaleOf(side: number): Scale {
  const k = side / 68;
  return {
    side,
    font: between(11, 11 * k, 13.5),
    glyph: Math.round(between(13, 15 * k, 20)),
    mark: between(side < FAR ? 0.74 : 0.84, k, 1.35),
    far: side < FAR,
  };
}

/** Where a planet lies, how large it is, where its name and what stands on it are; in shares of the hex side. */
export interface PlanetPlace {
  x: number;
  y: number;
  r: number;
  name: number;
  ground: number;
  /** the widest its name may be */
  width: number;
}

/** Planets in the upper half, names on the middle line, the widest, ground forces below them. */
export function planetPlaces(count: number, throne = false, beside = false): PlanetPlace[] {
  if (throne) return [{ x: 0, y: -0.36, r: 0.38, name: 0.335, ground: 0.365, width: 1.6 }];
  switch (count) {
    case 0:
      return [];
    case 1:
      return [{ x: beside ? -0.16 : 0, y: -0.36, r: 0.335, name: 0.265, ground: 0.3, width: 1.7 }];
    case 2:
      return [-1, 1].map((side) => ({ x: side * 0.445, y: -0.355, r: 0.265, name: 0.185, ground: 0.215, width: 0.87 }));
    default:
      return [
        { x: -0.57, y: -0.2, r: 0.19, name: 0.22, ground: 0.24, width: 0.62 },
        { x: 0, y: -0.6, r: 0.19, name: -0.17, ground: -0.14, width: 0.62 },
        { x: 0.57, y: -0.2, r: 0.19, name: 0.22, ground: 0.24, width: 0.62 },
      ];
  }
}

/** Where the plates of the fleets begin, below planets, an anomaly's name or a wormhole; a share of the hex side. */
export function fleetTop(planets: number, throne: boolean, anomaly: boolean, hole: boolean): number {
  if (throne) return 0.57;
  if (planets) return planets >= 3 ? 0.48 : planets === 2 ? 0.43 : 0.5;
  return anomaly ? 0.54 : hole ? 0.3 : -0.15;
}

/** The six neighbours of an axial place, one for each edge: south-east, south, south-west, north-west, north, north-east. */
export const NEIGHBOURS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** One edge of a hex of this side, in the order of its neighbours. */
export function edge(at: number, side: number): string {
  const corner = (index: number): string => {
    const angle = (Math.PI / 3) * (index % 6);
    return `${(side * Math.cos(angle)).toFixed(1)} ${(side * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${corner(at)}L${corner(at + 1)}`;
}

/** The box around hexes with these middles. */
export function around(middles: readonly Point[]): { x: number; y: number; width: number; height: number } {
  if (!middles.length) return { x: -RADIUS, y: -RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - RADIUS, Math.min(...ys) - HEIGHT / 2];
  return { x: left, y: top, width: Math.max(...xs) + RADIUS - left, height: Math.max(...ys) + HEIGHT / 2 - top };
}

/** Positions beyond the rings lie beside the map, below on the left: the home of the Ghosts of Creuss. */
export function middleOf(position: number, positions: readonly (readonly [number, number])[]): Point {
  const place = positions[position];
  if (place) return centre(place);
  const map = around(positions.map(centre));
  return { x: map.x + RADIUS, y: map.y + map.height - HEIGHT / 2 + (position - positions.length) * -HEIGHT };
}
