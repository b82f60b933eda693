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

/** Where the planets of a system lie, by their number. */
export function planetPlaces(count: number): Point[] {
  switch (count) {
    case 0:
      return [];
    case 1:
      return [{ x: 0, y: -32 }];
    case 2:
      return [
        { x: -40, y: -38 },
        { x: 40, y: -24 },
      ];
    default:
      return [
        { x: -46, y: -45 },
        { x: 46, y: -45 },
        { x: 0, y: 7 },
      ];
  }
}

export const PLANET_SIZE = (count: number): number => (count <= 1 ? 43 : count === 2 ? 34 : 28);

/** Where command tokens lie, by their number: in the corners left and right, above the fleets and beside the planets. */
export function tokenPlaces(count: number, planets: boolean): Point[] {
  const [corner, y] = planets ? [70, 23] : [56, 41];
  const left = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, at) => {
    const [side, inwards] = at < left ? [-1, at] : [1, at - left];
    return { x: side * (corner - inwards * TOKEN_STEP), y };
  });
}

const TOKEN_STEP = 9;

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
