/** What stands on the stage besides the aliens: the gate and its light, ships, the warp, moons and rays. */
import { chance, disc, tenth } from '../../../lib/art/draw';
import { colourOf, shapeOf } from '../../../lib/owners';

const NIGHT = '#060914';

/** A ship: its hull in the seat's shape, a seam, a cockpit, the tapered trail of its drive. It flies to the right. */
export function shipOf(seat: number, { trail = 30, turn = 0, scale = 1, ghost = false } = {}): string {
  const colour = colourOf(seat);
  // The triangle points up by itself.
  const nose = seat % 6 === 1 ? 90 : 0;
  const hull = ghost
    ? `<path d="${shapeOf(seat)}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-dasharray="3 2"/>`
    : `<path d="${shapeOf(seat)}" fill="${colour}" stroke="${NIGHT}" stroke-width="1.8" stroke-linejoin="round"/>`;
  return (
    `<g transform="rotate(${turn}) scale(${scale})">` +
    (trail && !ghost ? `<path d="M-4 -6L${-trail} 0L-4 6Z" fill="${colour}" opacity=".42"/>` : '') +
    `<g transform="rotate(${nose}) scale(1.15) translate(-8 -8)">${hull}</g>${ghost ? '' : `<circle r="2.9" cx="1" fill="${NIGHT}"/>`}</g>`
  );
}

/** The ring of the gate, seen from the side. */
export const ringOf = (x: number, y: number, r = 44): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r * 0.42}" ry="${r}" fill="${NIGHT}" stroke="#4cc9f0" stroke-width="7"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.3}" ry="${r * 0.8}" fill="none" stroke="#d2f1ff" stroke-width="2"/>` +
  [-62, -30, 0, 30, 62]
    .map((angle) => (angle * Math.PI) / 180)
    .map((angle) => disc(x - Math.cos(angle) * r * 0.42, y + Math.sin(angle) * r, 4, '#fff6e0'))
    .join('');

/** The cone of light from the gate to what it is aimed at; `near` and `far` are half its widths. */
export function coneOf(x: number, y: number, tx: number, ty: number, near = 40, far = 28): string {
  const cone = (share: number): string => `M${x} ${tenth(y - near * share)}L${tx} ${tenth(ty - far * share)}V${tenth(ty + far * share)}L${x} ${tenth(y + near * share)}Z`;
  return `<path d="${cone(1)}" fill="#4cc9f0" opacity=".1"/><path d="${cone(0.46)}" fill="#4cc9f0" opacity=".15"/>`;
}

/** The warp: a flat spiral pit, about 0, 0. */
export function warpOf(r: number, arms = 3): string {
  const layers = [
    ['#332174', 1, 0.3],
    ['#5b3cb0', 0.8, 0.2],
    ['#9069ea', 0.6, 0.11],
  ] as const;
  const arm = (turn: number): string =>
    layers
      .map(([ink, reach, width]) => {
        const k = r * reach;
        return `<path transform="rotate(${tenth(turn + (1 - reach) * 90)})" d="M${tenth(k * 0.94)} 0C${tenth(k * 0.8)} ${tenth(k * 0.62)} ${tenth(k * 0.1)} ${tenth(k * 0.78)} ${tenth(-k * 0.34)} ${tenth(k * 0.3)}" fill="none" stroke="${ink}" stroke-width="${tenth(r * width)}" stroke-linecap="round"/>`;
      })
      .join('');
  return (
    `<circle r="${r}" fill="${NIGHT}"/><circle r="${tenth(r * 0.98)}" fill="none" stroke="#332174" stroke-width="${tenth(r * 0.04)}"/>` +
    Array.from({ length: arms }, (_, at) => arm((at * 360) / arms)).join('') +
    `<circle r="${tenth(r * 0.17)}" fill="${NIGHT}"/><circle r="${tenth(r * 0.07)}" fill="#d3c1ff"/>`
  );
}

/** The moon behind a main player: a flat disc in the seat's colour, cut by stripes; the winner's has rays. */
export function moonOf(seat: number, { rays = false, dim = false } = {}, prefix = 'm-'): string {
  const r = 100;
  const colour = colourOf(seat);
  const spikes = rays
    ? Array.from({ length: 20 }, (_, at) => `<path d="M-10 ${-r - 3}L0 ${-r - (at % 2 ? 28 : 48)}L10 ${-r - 3}Z" transform="rotate(${at * 18})" fill="${colour}" opacity="${at % 2 ? 0.3 : 0.5}"/>`).join('')
    : '';
  const stripes = [0.1, 0.34, 0.56, 0.76].map((share, at) => `<rect x="${-r}" y="${r * share}" width="${2 * r}" height="${3 + at * 3}" fill="#0b1024"/>`).join('');
  return `${spikes}<clipPath id="${prefix}moon"><circle r="${r}"/></clipPath><g clip-path="url(#${prefix}moon)" opacity="${dim ? 0.16 : 0.36}"><circle r="${r}" fill="${colour}"/>${stripes}</g>`;
}

/** Print bands around the duel, and stars. */
export function backdrop(width: number, height: number): string {
  const next = chance(77);
  next();
  const bands = [
    [0.44, '#0d132b'],
    [0.33, '#0f1631'],
    [0.22, '#121a39'],
  ] as const;
  return (
    bands.map(([share, ink]) => disc(width / 2, height * 0.46, width * share, ink)).join('') +
    Array.from({ length: 46 }, () => disc(next() * width, next() * height * 0.8, next() > 0.85 ? 1.6 : 0.9, next() > 0.8 ? '#a9bdff' : '#6f7bb0')).join('')
  );
}
