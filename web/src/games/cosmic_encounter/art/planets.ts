/** Planets in the light of the gate: surface, atmosphere and sometimes a ring, by their number. The same number always gives
 *  the same planet; the five of a system differ in kind and colour, and the same slot of two systems differs in detail. */
import { chance, tenth } from '../../../lib/art/draw';
import { SLOTS } from '../model/types';
import type { RampName } from './aliens/pen';
import { R } from './aliens/pen';

/** By slot: each has its ramp and its kind of surface. */
const RAMPS: readonly RampName[] = ['sky', 'violet', 'teal', 'rust', 'lime', 'gold'];
export const SURFACES = ['ice', 'craters', 'coast', 'storms', 'continents', 'dunes'] as const;
export type Surface = (typeof SURFACES)[number];

let instances = 0;

/** The inside of an SVG about 0, 0 with radius 20; a ring reaches out to 28. */
export function planetOf(planet: number, { empty = false } = {}, prefix = `pl${(++instances).toString(36)}-`): string {
  const slot = planet % SLOTS;
  const [high, base, shadow, dark] = R[RAMPS[slot] ?? 'sky'];
  const next = chance(planet * 31 + 7);
  for (let skip = 0; skip < 4; skip++) next();
  const n = (value: number): number => tenth(value * 20);
  const lean = tenth(-24 + next() * 30);
  const surface = SURFACES[slot] ?? 'ice';
  const inside = surfaceOf(surface, next, n, { high, base, shadow, dark });
  const ringed = (slot === 1 || slot === 5) === next() > 0.35 && surface !== 'coast';
  const ring = (sweep: 0 | 1, ink: string): string =>
    ringed ? `<path d="M-27.5 0A27.5 7.5 0 0 ${sweep} 27.5 0" fill="none" stroke="${ink}" stroke-width="2.6" transform="rotate(${lean})"/>` : '';
  const clip = `${prefix}c`;
  return (
    `<g${empty ? ' opacity=".5"' : ''}>${ring(1, shadow)}<circle r="21.6" cx=".9" cy="-.5" fill="${high}" opacity=".28"/>` +
    `<clipPath id="${clip}"><circle r="20"/></clipPath><g clip-path="url(#${clip})"><circle r="20" fill="${dark}"/><circle r="20" cx="2.4" cy="-1.2" fill="${shadow}"/><circle r="20" cx="6" cy="-3.2" fill="${base}"/>` +
    `<g transform="rotate(${lean})">${inside}</g><path d="M-20 -20V20H4A24 24 0 0 1 -4 -20Z" fill="${dark}" opacity=".34"/></g>${ring(0, high)}</g>`
  );
}

type Inks = Record<'high' | 'base' | 'shadow' | 'dark', string>;

function surfaceOf(surface: Surface, next: () => number, n: (value: number) => number, inks: Inks): string {
  const { high, shadow, dark } = inks;
  switch (surface) {
    case 'ice': {
      const y = -0.3 + next() * 0.3;
      return `<path d="M${n(-1.2)} ${n(y)}Q0 ${n(y + 0.3)} ${n(1.2)} ${n(y - 0.05)}V${n(y + 0.22)}Q0 ${n(y + 0.55)} ${n(-1.2)} ${n(y + 0.3)}Z" fill="${high}" opacity=".7"/><path d="M${n(-0.5)} ${n(-1)}Q0 ${n(-0.7 + next() * 0.1)} ${n(0.6)} ${n(-1)}Z" fill="${high}"/>`;
    }
    case 'craters':
      return Array.from({ length: 5 }, (_, at) => {
        const [turn, far, size] = [at * 1.3 + next(), 0.15 + next() * 0.55, 0.1 + next() * 0.16];
        const [x, y] = [Math.cos(turn) * far + 0.1, Math.sin(turn) * far];
        return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${at % 2 ? dark : shadow}"/><circle cx="${n(x + 0.03)}" cy="${n(y + 0.04)}" r="${n(size * 0.6)}" fill="${shadow}"/>`;
      }).join('');
    case 'coast': {
      const x = 0.05 + next() * 0.2;
      return `<path d="M${n(x)} ${n(-1)}Q${n(x + 0.4)} ${n(-0.5)} ${n(x + 0.1)} ${n(-0.2)}T${n(x + 0.4)} ${n(0.6)}L${n(x + 0.1)} ${n(1)}H${n(1.1)}V${n(-1)}Z" fill="${high}" opacity=".6"/><circle cx="${n(-0.3)}" cy="${n(-0.2 + next() * 0.5)}" r="${n(0.13)}" fill="${high}" opacity=".5"/>`;
    }
    case 'storms':
      return (
        [-0.55, -0.08, 0.42].map((at) => { const y = at + next() * 0.12; return `<path d="M${n(-1)} ${n(y)}Q0 ${n(y + 0.22)} ${n(1)} ${n(y - 0.04)}" stroke="${shadow}" stroke-width="${n(0.1 + next() * 0.08)}" fill="none"/>`; }).join('') +
        `<ellipse cx="${n(0.25 + next() * 0.3)}" cy="${n(0.18)}" rx="${n(0.2)}" ry="${n(0.11)}" fill="${high}"/>`
      );
    case 'continents': {
      const s = 0.85 + next() * 0.3;
      return `<g transform="scale(${tenth(s)})"><path d="M${n(-0.2)} ${n(-0.6)}Q${n(0.5)} ${n(-0.8)} ${n(0.6)} ${n(-0.2)}Q${n(0.2)} 0 0 ${n(-0.2)}ZM${n(0.1)} ${n(0.3)}Q${n(0.6)} ${n(0.2)} ${n(0.5)} ${n(0.6)}Q${n(0.2)} ${n(0.8)} ${n(0.1)} ${n(0.3)}ZM${n(-0.6)} ${n(0.1)}Q${n(-0.2)} ${n(0.05)} ${n(-0.3)} ${n(0.5)}Q${n(-0.7)} ${n(0.5)} ${n(-0.6)} ${n(0.1)}Z" fill="${shadow}"/></g>`;
    }
    case 'dunes':
      return [-0.6, -0.25, 0.1, 0.45].map((y, at) => `<path d="M${n(-1)} ${n(y + next() * 0.1)}q${n(0.5)} ${n(at % 2 ? 0.2 : -0.2)} ${n(1)} 0t${n(1)} 0" stroke="${at % 2 ? high : shadow}" stroke-width="${n(0.08)}" fill="none"/>`).join('');
  }
}
