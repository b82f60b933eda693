/** A true cube under orthographic projection: every face is one affine matrix. A roll is angles over time. */
import { disc, outline, type Point } from './draw';

type Vector = readonly [number, number, number];
export type Angles = Vector;

export const PIPS: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/** Every face: outward normal and its two axes. Opposite faces add up to seven. */
const FACES: readonly { readonly axes: readonly [Vector, Vector, Vector]; value(front: number): number }[] = [
  { axes: [[0, 0, 1], [1, 0, 0], [0, 1, 0]], value: (front) => front },
  { axes: [[0, 0, -1], [-1, 0, 0], [0, 1, 0]], value: (front) => 7 - front },
  { axes: [[0, -1, 0], [1, 0, 0], [0, 0, 1]], value: (front) => aside(front) },
  { axes: [[0, 1, 0], [1, 0, 0], [0, 0, -1]], value: (front) => 7 - aside(front) },
  { axes: [[1, 0, 0], [0, 0, -1], [0, 1, 0]], value: (front) => beside(front) },
  { axes: [[-1, 0, 0], [0, 0, 1], [0, 1, 0]], value: (front) => 7 - beside(front) },
];
/** What stands on top and on the right of a die that shows a number. */
const aside = (front: number): number => [0, 2, 6, 5, 1, 6, 4][front] as number;
const beside = (front: number): number => [0, 3, 3, 6, 5, 3, 2][front] as number;

export const DIE_TONES = ['#fff7e4', '#d9cfc4', '#9c93ad'] as const;

function turned([rx, ry, rz]: Angles): (v: Vector) => Vector {
  return ([x0, y0, z0]) => {
    let c = Math.cos(rz);
    let s = Math.sin(rz);
    const [x1, y1] = [x0 * c - y0 * s, x0 * s + y0 * c];
    c = Math.cos(ry);
    s = Math.sin(ry);
    const [x, z1] = [x1 * c + z0 * s, -x1 * s + z0 * c];
    c = Math.cos(rx);
    s = Math.sin(rx);
    return [x, y1 * c - z1 * s, y1 * s + z1 * c];
  };
}

function hull(points: readonly Point[]): Point[] {
  const half = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of list) {
      for (;;) {
        const a = kept.at(-1);
        const b = kept.at(-2);
        if (!a || !b || (a[0] - b[0]) * (p[1] - b[1]) - (a[1] - b[1]) * (p[0] - b[0]) > 0) break;
        kept.pop();
      }
      kept.push(p);
    }
    kept.pop();
    return kept;
  };
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half([...sorted].reverse())];
}

interface Style {
  tones?: readonly [string, string, string];
  pip?: string;
  /** light edge inside the pips of a large die */
  crater?: string;
  /** what the three visible faces show, front first; otherwise as on a true die */
  faces?: readonly number[];
}

/** The inside of an SVG: a cube with half its edge `r`, its middle at 0, 0. */
export function cube(front: number, angles: Angles, r: number, style: Style = {}): string {
  const { tones = DIE_TONES, pip = '#141b3e', crater, faces } = style;
  const turn = turned(angles);
  const visible = FACES.map(({ axes: [n, u, v], value }) => ({ n: turn(n), u: turn(u), v: turn(v), value: value(front) }))
    .filter(({ n }) => n[2] > 0.04)
    .sort((a, b) => b.n[2] - a.n[2]);
  const corners: Point[] = [];
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      for (const z of [-1, 1]) {
        const p = turn([x, y, z]);
        corners.push([p[0] * r * 0.95, p[1] * r * 0.95]);
      }
  const body = `<path d="${outline(hull(corners))}" fill="${tones[1]}" stroke="${tones[1]}" stroke-width="${r * 0.2}" stroke-linejoin="round"/>`;
  return (
    body +
    visible
      .map(({ n, u, v, value }, order) => {
        const light = n[0] * -0.45 + n[1] * -0.6 + n[2] * 0.66;
        const tone = light > 0.55 ? tones[0] : light > 0.1 ? tones[1] : tones[2];
        const matrix = [u[0], u[1], v[0], v[1], n[0] * r, n[1] * r].map((x) => x.toFixed(3)).join(' ');
        const dim = order > 0 && !crater ? 'opacity=".32"' : '';
        const pips = (PIPS[faces?.[order] ?? value] ?? [])
          .map(([x, y]) => {
            const rim = crater
              ? `<path d="M${(x * r * 0.5 - r * 0.2).toFixed(1)} ${(y * r * 0.5).toFixed(1)}a${r * 0.2} ${r * 0.2} 0 0 1 ${r * 0.4} 0a${r * 0.23} ${r * 0.16} 0 0 0 ${-r * 0.4} 0" fill="${crater}"/>`
              : '';
            return disc(x * r * 0.5, y * r * 0.5, r * 0.2, pip, dim) + rim;
          })
          .join('');
        return `<g transform="matrix(${matrix})"><rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" rx="${r * 0.3}" fill="${tone}"/>${pips}</g>`;
      })
      .join('')
  );
}
