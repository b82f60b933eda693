/** What fills a system: anomalies and wormholes, drawn about the middle of a hex of side `s`. */
import { chance, tenth } from '../../../lib/art/draw';
import type { Anomaly, Wormhole } from '../model/types';

const ROCKS = ['#8b7f78', '#6c625f', '#a5968a'];

function asteroids(s: number, next: () => number): string {
  return Array.from({ length: 17 }, (_, at) => {
    const [angle, distance] = [at * 2.4, s * (0.16 + 0.6 * Math.sqrt(at / 17))];
    const [x, y, size] = [Math.cos(angle) * distance, Math.sin(angle) * distance * 0.82, s * (0.05 + next() * 0.1)];
    const corners = Array.from({ length: 7 }, (_, corner) => {
      const [turn, reach] = [(corner / 7) * 2 * Math.PI, size * (0.7 + next() * 0.45)];
      return `${tenth(x + Math.cos(turn) * reach)},${tenth(y + Math.sin(turn) * reach)}`;
    });
    return `<polygon points="${corners.join(' ')}" fill="${ROCKS[at % 3]}" stroke="#2a2430"/><path d="M${tenth(x - size * 0.6)} ${tenth(y - size * 0.2)}L${tenth(x - size * 0.1)} ${tenth(y - size * 0.62)}" stroke="#f3e6d8" stroke-opacity=".7" stroke-width="1.2"/>`;
  }).join('');
}

const CLOUDS = [
  [-0.3, -0.25, 0.55, 1],
  [0.3, -0.05, 0.6, 2],
  [-0.15, 0.3, 0.6, 2],
  [0.25, 0.35, 0.45, 1],
  [0, -0.4, 0.4, 2],
] as const;

function nebula(s: number, next: () => number): string {
  const between = (low: number, high: number): number => tenth(low + next() * (high - low));
  const clouds = CLOUDS.map(
    ([x, y, size, ink]) =>
      `<ellipse cx="${tenth(x * s)}" cy="${tenth(y * s)}" rx="${tenth(size * s)}" ry="${tenth(size * s * 0.72)}" fill="url(#ti-nebula-${ink})" transform="rotate(${between(-30, 30)})"/>`,
  );
  const stars = Array.from(
    { length: 12 },
    () =>
      `<circle cx="${between(-s * 0.6, s * 0.6)}" cy="${between(-s * 0.55, s * 0.55)}" r="${between(0.6, 1.6)}" fill="#fff"/>`,
  );
  return [...clouds, ...stars].join('');
}

function supernova(s: number): string {
  const rays = Array.from({ length: 16 }, (_, at) => {
    const long = at % 2 === 0;
    return `<path transform="rotate(${(at / 16) * 360})" d="M0 ${tenth(-s * 0.2)}L${tenth(s * 0.035)} 0L0 ${tenth(-s * (long ? 0.8 : 0.56))}L${tenth(-s * 0.035)} 0z" fill="#ffcf7a" fill-opacity="${long ? 0.7 : 0.5}"/>`;
  });
  return `${rays.join('')}<circle r="${tenth(s * 0.62)}" fill="url(#ti-nova)"/>`;
}

function rift(s: number): string {
  const n = (share: number): number => tenth(s * share);
  return `<g transform="rotate(-22)"><ellipse rx="${n(0.86)}" ry="${n(0.5)}" fill="url(#ti-rift)"/><g fill="none" stroke="#ffb08a" stroke-opacity=".75"><ellipse rx="${n(0.46)}" ry="${n(0.25)}" stroke-width="1.8"/><ellipse rx="${n(0.6)}" ry="${n(0.34)}" stroke-dasharray="${n(0.5)} ${n(0.2)}"/><ellipse rx="${n(0.76)}" ry="${n(0.44)}" stroke-opacity=".4" stroke-dasharray="${n(0.3)} ${n(0.35)}"/></g><circle r="${n(0.2)}" fill="#000"/><path d="M${n(-0.2)} 0A${n(0.2)} ${n(0.2)} 0 01${n(0.2)} 0" fill="none" stroke="#ffd9b5" stroke-width="2"/></g>`;
}

/** The inside of an SVG; the seed is the number of the tile. */
export function anomaly(kind: Anomaly, s: number, seed: number): string {
  const next = chance(seed);
  next();
  switch (kind) {
    case 'asteroid_field':
      return asteroids(s, next);
    case 'nebula':
      return nebula(s, next);
    case 'supernova':
      return supernova(s);
    case 'gravity_rift':
      return rift(s);
    default:
      return '';
  }
}

const WORMHOLES: Readonly<Record<Wormhole, { letter: string; ink: string }>> = {
  alpha: { letter: 'α', ink: '#ffcf7a' },
  beta: { letter: 'β', ink: '#7ff0cf' },
  delta: { letter: 'δ', ink: '#b9c8ff' },
};

/** A swirl of radius `r` around the Greek letter. */
export function wormhole(kind: Wormhole, r: number): string {
  const { letter, ink } = WORMHOLES[kind];
  const arms = [0, 120, 240].map(
    (turn) =>
      `<path transform="rotate(${turn}) scale(${tenth(r) / 20})" d="M2 0C10-3 17 3 17 12" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`,
  );
  const size = Math.max(11, r * 0.74);
  return `<circle r="${tenth(r)}" fill="url(#ti-wormhole-${kind})"/>${arms.join('')}<circle r="${tenth(Math.max(6.5, r * 0.5))}" fill="#060914"/><text y="${tenth(size * 0.3)}" font-size="${tenth(size)}" font-weight="800" text-anchor="middle" fill="${ink}">${letter}</text>`;
}
