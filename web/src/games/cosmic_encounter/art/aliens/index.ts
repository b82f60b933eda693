/** The 51 aliens as characters: the same arguments always give the same drawing. */
import { ALIENS as A_F } from './a-f';
import { ALIENS as G_M } from './g-m';
import { ALIENS as N_S } from './n-s';
import { INK, R, penFor } from './pen';
import type { Mood, Recipes } from './pen';
import { ALIENS as T_Z } from './t-z';

export type { Mood } from './pen';

export const ALIENS: Recipes = { ...A_F, ...G_M, ...N_S, ...T_Z };

export const isAlien = (alien: string): boolean => alien in ALIENS;

export interface Portrait {
  mood?: Mood;
  /** mirrored: the defense looks to the left */
  flip?: boolean;
  /** a porthole in the colour of the seat, or the bare bust for the stage */
  frame?: 'port' | 'none';
  /** small drawings go without the halftone and have a thicker ring */
  low?: boolean;
  /** colour of the ring and of the rim of light */
  seat?: string;
  count?: number | undefined;
}

const PREFIX = '§';
const drawn = new Map<string, string>();
let instances = 0;

/** The SVG without its outer element; ids begin with a prefix of their own for each instance, so that many share a page. */
export function portraitOf(alien: string, options: Portrait = {}, prefix = `al${(++instances).toString(36)}-`): string {
  const { mood = 'calm', flip = false, frame = 'port', low = false, seat = 'var(--owner-0)', count } = options;
  const key = [alien, mood, flip, frame, low, seat, count].join(' ');
  let svg = drawn.get(key);
  if (svg === undefined) {
    svg = draw(alien, mood, flip, frame, low, seat, count);
    drawn.set(key, svg);
  }
  return svg.replaceAll(PREFIX, prefix);
}

export const viewBoxOf = (alien: string, frame: 'port' | 'none'): string =>
  frame === 'port' ? '0 0 240 244' : ALIENS[alien]?.hangs ? '-20 -24 280 280' : '-20 -40 280 280';

function draw(alien: string, mood: Mood, flip: boolean, frame: 'port' | 'none', low: boolean, seat: string, count?: number): string {
  const recipe = ALIENS[alien];
  if (!recipe) return '';
  let ids = 0;
  const id = (): string => PREFIX + (++ids).toString(36);
  const clip = id();
  const art = recipe.draw(penFor({ mood, rim: seat, low, count, id }));
  const mirror = flip ? 'transform="translate(240 0) scale(-1 1)"' : '';
  if (frame === 'none') {
    const fit = recipe.fit ?? 1;
    return (
      `<clipPath id="${clip}"><path d="M-60 -90H300V240H-60Z"/></clipPath>` +
      `<g clip-path="url(#${clip})"><g ${mirror}><g transform="translate(${120 - 120 * fit} ${240 - 240 * fit}) scale(${fit})">${art}</g></g></g>`
    );
  }
  const width = low ? 11 : 7;
  const { hangs = false } = recipe;
  // The head may leave the porthole above, a hanging alien below; the ring closes over the other half.
  const room = hangs
    ? 'M-40 300H280V200L220 136a100 100 0 0 0 -200 0L-40 200Z'
    : 'M-40 -60H280V60L220 136a100 100 0 0 1 -200 0L-40 60Z';
  return (
    `<circle cx="120" cy="136" r="100" fill="${R[recipe.ground][3]}" stroke="${seat}" stroke-width="${width}"/><path d="M20 150a100 100 0 0 0 200 0Z" fill="${INK}" opacity=".28"/>` +
    `<clipPath id="${clip}"><path d="${room}"/></clipPath><g clip-path="url(#${clip})"><g ${mirror}><g transform="${hangs ? 'translate(24 48) scale(.8)' : 'translate(9.6 20) scale(.92)'}">${art}</g></g></g>` +
    `<path d="M20 136a100 100 0 0 ${hangs ? 1 : 0} 200 0" fill="none" stroke="${seat}" stroke-width="${width}"/>`
  );
}
