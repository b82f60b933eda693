/** Planets from a seed: disc, then bands, craters or land, a shade, sometimes a ring. Light comes from the upper left. */
import { chance, disc, tenth } from './draw';

export const LANDS: readonly (readonly [base: string, light: string, dark: string])[] = [
  ['#5a86e8', '#8fb4ff', '#2c448f'],
  ['#d8805a', '#f6b78f', '#7d3b35'],
  ['#4fb08a', '#9fe5bd', '#22635c'],
  ['#d9ae52', '#f8dd93', '#86602b'],
  ['#a27fce', '#d6c0f2', '#533c86'],
  ['#9aa6cf', '#dfe5fb', '#515c8c'],
  ['#e0677f', '#ffb0b6', '#84304f'],
  ['#46b6c9', '#a8ecee', '#1f6079'],
];

export interface PlanetStyle {
  inks?: readonly [string, string, string];
  ring?: boolean;
  surface?: 'bands' | 'craters' | 'land';
}

/** The inside of an SVG, its middle at 0, 0. A ring reaches out to 1.3 times `r`. */
export function planet(seed: number, r = 22, style: PlanetStyle = {}): string {
  const next = chance(seed * 13 + 5);
  next();
  const inks = style.inks ?? (LANDS[seed % LANDS.length] as (typeof LANDS)[number]);
  const kind = Math.floor(next() * 3);
  const surface = style.surface ?? (['bands', 'craters', 'land'] as const)[kind];
  const drawn = next() < 0.34;
  const ring = style.ring ?? drawn;
  const halfAt = (y: number): number => Math.sqrt(Math.max(0, r * r - y * y));
  const band = (a: number, b: number, ink: string): string =>
    `<path d="M${tenth(-halfAt(a))} ${tenth(a)}L${tenth(halfAt(a))} ${tenth(a)}A${r} ${r} 0 0 1 ${tenth(halfAt(b))} ${tenth(b)}L${tenth(-halfAt(b))} ${tenth(b)}A${r} ${r} 0 0 1 ${tenth(-halfAt(a))} ${tenth(a)}Z" fill="${ink}"/>`;
  const ringArc = (sweep: 0 | 1, ink: string): string =>
    `<path d="M${tenth(-r * 1.6)} 0A${tenth(r * 1.6)} ${tenth(r * 0.42)} 0 0 ${sweep} ${tenth(r * 1.6)} 0" stroke="${ink}" stroke-width="${tenth(r * 0.16)}" fill="none"/>`;

  let body = ring ? ringArc(1, inks[2]) : '';
  body += disc(0, 0, r, inks[0]);
  if (surface === 'bands') {
    for (let i = 0; i < 3; i++) {
      const y = -r * 0.75 + i * r * 0.55 + next() * r * 0.15;
      body += band(y, y + r * (0.12 + next() * 0.2), i % 2 ? inks[2] : inks[1]);
    }
  } else if (surface === 'craters') {
    for (let i = 0; i < 5; i++) {
      const angle = next() * 2 * Math.PI;
      const distance = next() * r * 0.62;
      body += disc(
        Math.cos(angle) * distance,
        Math.sin(angle) * distance,
        r * (0.08 + next() * 0.16),
        inks[2],
        'opacity=".7"',
      );
    }
  } else {
    const n = (share: number): number => tenth(r * share);
    const lean = 0.8 + next() * 0.4;
    body += `<path d="M${n(-0.85)} ${n(-0.3)}q${n(0.5)} ${n(-0.5 * lean)} ${n(0.8)} ${n(-0.1)}t${n(0.5)} ${n(0.35)}q${n(-0.2)} ${n(0.3 * lean)} ${n(-0.7)} ${n(0.1)}t${n(-0.6)} ${n(-0.35)}Z" fill="${inks[1]}"/>`;
    body += `<path d="M${n(-0.3)} ${n(0.5)}q${n(0.4)} ${n(-0.3 * lean)} ${n(0.8)} 0q${n(-0.3)} ${n(0.4)} ${n(-0.8)} 0Z" fill="${inks[1]}"/>`;
  }
  const a = r * Math.SQRT1_2;
  body += `<path d="M${tenth(a)} ${tenth(-a)}A${r} ${r} 0 0 1 ${tenth(-a)} ${tenth(a)}A${tenth(r * 1.3)} ${tenth(r * 1.3)} 0 0 0 ${tenth(a)} ${tenth(-a)}Z" fill="#070b20" opacity=".55"/>`;
  if (ring) body += ringArc(0, inks[1]);
  return ring ? `<g transform="rotate(-18) scale(.8)">${body}</g>` : `<g>${body}</g>`;
}
