/**
 * The pen that draws the aliens. Every alien is a short recipe of lit forms, eyes, a mouth and props.
 *
 * Flat inks and ONE hard light from the right, where the gate is: a shadow, a halftone edge, and a rim of light in the colour of
 * the seat that plays the alien. No outlines, no filters, no gradients. The box is 240 by 240; the bust leaves through the
 * bottom edge; aliens look to the right, and the defense is mirrored.
 */
export const INK = '#0a0e24';
export const CREAM = '#fff6e0';

/** Lit planes, base, shadow, cavities and lines. */
export type Ramp = readonly [high: string, base: string, shadow: string, dark: string];

export const R = {
  teal: ['#8df5de', '#2fb8a6', '#17757c', '#0c4453'],
  lime: ['#e6f78f', '#a9d046', '#5d9138', '#2b5330'],
  rust: ['#ffbd85', '#e4713f', '#a23c3c', '#5a2238'],
  red: ['#ff9a80', '#e33f47', '#9a2141', '#531434'],
  pink: ['#ffd0de', '#f285ad', '#b24f88', '#682b60'],
  violet: ['#d3c1ff', '#9069ea', '#5b3cb0', '#332174'],
  indigo: ['#a9bdff', '#5069de', '#303e9f', '#1b2263'],
  sky: ['#d2f1ff', '#74c3f2', '#3d80c0', '#214c84'],
  steel: ['#eef4fc', '#a9bad5', '#68799f', '#38436b'],
  stone: ['#f0e6d2', '#c2b093', '#857462', '#4b4144'],
  gold: ['#fff2b8', '#f4c552', '#c28631', '#754723'],
  cream: ['#fffaf0', '#f3dfbf', '#cba58a', '#80605b'],
  moss: ['#d5e4b4', '#97b07d', '#5f7862', '#344548'],
  night: ['#6d7fd0', '#303c82', '#1a2257', '#0c1030'],
  mint: ['#d6fbe6', '#8fdcb4', '#4b9f86', '#27605c'],
  blood: ['#ff7a8a', '#b8264c', '#701540', '#3a0d2c'],
  umber: ['#ffd9b0', '#c4845a', '#8a5145', '#4a2830'],
  shade: ['#6a6fb8', '#15173a', '#0d0f28', '#05060f'],
  mist: ['#ffffff', '#cfc6fb', '#8d80d4', '#463a8c'],
} as const satisfies Record<string, Ramp>;
export type RampName = keyof typeof R;

export const MOODS = ['calm', 'win', 'lose'] as const;
export type Mood = (typeof MOODS)[number];

export interface Recipe {
  /** the ramp behind the bust in a porthole */
  ground: RampName;
  draw(pen: Pen): string;
  /** smaller on the stage, so that a wide alien stays clear of what stands beside it */
  fit?: number;
  /** it hangs from the top of its frame */
  hangs?: boolean;
}
export type Recipes = Record<string, Recipe>;

type FormOptions = {
  /** how far the light reaches around the form */
  k?: number;
  /** width of the rim of light */
  rim?: number;
  rimc?: string;
  /** 0: no halftone edge */
  dots?: number;
  /** patches and texture, clipped to the form */
  in?: string;
};
type EyeOptions = {
  /** 0..1: how much the upper and lower lid cover */
  lid?: number;
  low?: number;
  /** above 0 the lid falls to the right */
  tilt?: number;
  /** the tilt in defeat */
  sad?: number;
  look?: readonly [number, number];
  iris?: string;
  pupil?: 'round' | 'slit' | 'bar' | 'none';
  white?: string;
  ramp?: RampName;
  ring?: string;
  lidc?: string;
};
type MouthOptions = {
  kind?: 'line' | 'grin' | 'open';
  h?: number;
  teeth?: string;
  gaps?: number;
  ink?: string;
  /** width of the line */
  t?: number;
  fang?: number;
  rot?: number;
  tongue?: string;
  /** a row of upper teeth */
  top?: number;
};

/** What one drawing is made for. */
export interface Setting {
  mood: Mood;
  /** colour of the rim of light */
  rim: string;
  /** small: no halftone */
  low: boolean;
  /** tokens or ships that the alien wears: tallies, jewels, grains of time */
  count?: number | undefined;
  /** the next id of this drawing */
  id(): string;
}

export const ell = (x: number, y: number, a: number, b = a): string =>
  `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0Z`;
export const rr = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;
/** Shoulders of half width w, with their top at y. */
export const bust = (w: number, y: number, cx = 120): string =>
  `M${cx - w} 262C${cx - w} ${y + 34} ${cx - w * 0.62} ${y} ${cx} ${y}S${cx + w} ${y + 34} ${cx + w} 262Z`;
/** Mirrors a path of absolute M, L, C and Q. */
export const flipX = (d: string): string => d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${240 - Number(x)} ${y}`);

export type Pen = ReturnType<typeof penFor>;

export function penFor(s: Setting) {
  const p = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
  const l = (d: string, colour: string = INK, width = 4, more = ''): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  const c = (x: number, y: number, r: number, fill: string, more = ''): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
  const g = (transform: string, ...inside: string[]): string => `<g transform="${transform}">${inside.join('')}</g>`;

  /** A lit form: shadow everywhere, the base pushed towards the light, a rim on the lit edge, texture inside. */
  function f(d: string, ramp: RampName, o: FormOptions = {}): string {
    const [high, base, shadow] = R[ramp];
    const [a, b, dot] = [s.id(), s.id(), s.id()];
    const [k, rim] = [o.k ?? 18, o.rim ?? 5];
    const dots = !s.low && o.dots !== 0;
    return (
      `<clipPath id="${a}"><path d="${d}"/></clipPath><clipPath id="${b}"><path d="${d}" transform="translate(${-rim} ${rim * 0.55})"/></clipPath>` +
      (dots
        ? `<pattern id="${dot}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><circle cx="3" cy="3" r="1.9" fill="${base}"/></pattern>`
        : '') +
      `<g clip-path="url(#${a})"><path d="${d}" fill="${rim ? o.rimc || s.rim || high : base}"/><g clip-path="url(#${b})"><path d="${d}" fill="${shadow}"/>` +
      (dots ? `<path d="${d}" fill="url(#${dot})" transform="translate(${k * 0.5} ${-k * 0.28})"/>` : '') +
      `<path d="${d}" fill="${base}" transform="translate(${k} ${-k * 0.5})"/>${o.in ?? ''}</g></g>`
    );
  }

  /** An eye. Moods move the lids and the look, never the palette. */
  function e(x: number, y: number, r: number, o: EyeOptions = {}): string {
    const { iris = '#2fb8a6', pupil = 'round', white = '#fff8ea', ramp = 'teal' } = o;
    let { lid = 0.2, low = 0, tilt = 0, look = [0.24, 0.04] } = o;
    if (s.mood === 'win') {
      low = Math.max(low, 0.3);
      lid = Math.max(0, lid - 0.12);
    }
    if (s.mood === 'lose') {
      lid = Math.min(0.62, lid + 0.22);
      tilt = o.sad ?? -tilt * 0.8;
      look = [look[0] * 0.6, 0.34];
    }
    const [, base, shadow, dark] = R[ramp];
    const id = s.id();
    const [X, Y] = [x + look[0] * r, y + look[1] * r];
    const pupils = {
      round: `<circle cx="${X}" cy="${Y}" r="${r * 0.34}" fill="${INK}"/>`,
      slit: `<ellipse cx="${X}" cy="${Y}" rx="${r * 0.15}" ry="${r * 0.5}" fill="${INK}"/>`,
      bar: `<ellipse cx="${X}" cy="${Y}" rx="${r * 0.48}" ry="${r * 0.16}" fill="${INK}"/>`,
      none: '',
    };
    return (
      `<circle cx="${x}" cy="${y}" r="${r * 1.15}" fill="${o.ring ?? shadow}"/><clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#${id})"><circle cx="${x}" cy="${y}" r="${r}" fill="${white}"/>` +
      `<circle cx="${X}" cy="${Y}" r="${r * 0.6}" fill="${iris}"/>${pupils[pupil]}<circle cx="${X + r * 0.22}" cy="${Y - r * 0.24}" r="${r * 0.17}" fill="#fff"/>` +
      (lid > 0
        ? `<g transform="rotate(${tilt} ${x} ${y})"><rect x="${x - 2 * r}" y="${y - 3 * r}" width="${4 * r}" height="${2 * r + lid * 2 * r}" fill="${o.lidc ?? base}"/><rect x="${x - 2 * r}" y="${y - r + lid * 2 * r - r * 0.08}" width="${4 * r}" height="${r * 0.16}" fill="${dark}"/></g>`
        : '') +
      (low > 0 ? `<circle cx="${x}" cy="${y + r * 2.2 - low * 2 * r}" r="${r * 1.25}" fill="${o.lidc ?? base}"/>` : '') +
      '</g>'
    );
  }

  /** A mouth; above 0 the curve smiles, and moods bend it. */
  function m(x: number, y: number, w: number, curve: number, o: MouthOptions = {}): string {
    const { kind = 'line', h = 14, teeth = CREAM, gaps = 5, ink = INK, t = 4.5, fang = 0, rot = 0 } = o;
    const bend = curve + (s.mood === 'win' ? 0.45 : s.mood === 'lose' ? -0.95 : 0);
    const [a, b, q, id] = [x - w / 2, x + w / 2, bend * w * 0.42, s.id()];
    let z: string;
    if (kind === 'line' || (kind === 'open' && bend < 0)) z = l(`M${a} ${y}Q${x} ${y + q * 1.2} ${b} ${y}`, ink, t);
    else {
      const up = kind === 'open' ? q * 0.25 : q;
      const d = `M${a} ${y}Q${x} ${y + up} ${b} ${y}Q${x} ${y + up + h * 2} ${a} ${y}Z`;
      let inside: string;
      if (kind === 'grin') {
        inside = p(d, teeth);
        for (let i = 1; i < gaps; i++) {
          inside += `<rect x="${a + (w * i) / gaps - 1.2}" y="${y - 40}" width="2.4" height="90" fill="${ink}"/>`;
        }
        inside += l(`M${a} ${y}Q${x} ${y + up + h} ${b} ${y}`, ink, 2.4);
      } else {
        inside = p(d, ink) + p(ell(x, y + up + h * 1.1, w * 0.28, h * 0.5), o.tongue ?? '#e2566f');
        if (o.top) inside += `<rect x="${a}" y="${y - 10}" width="${w}" height="${16 + up * 0.5}" fill="${teeth}"/>`;
      }
      z = `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>${l(d, ink, t * 0.8)}`;
    }
    for (let i = 0; i < fang; i++) {
      const fx = a + (w * (i + 0.5)) / fang;
      z += p(`M${fx - 5} ${y + q * 0.4}l5 13l5 -13Z`, teeth);
    }
    return rot ? g(`rotate(${rot} ${x} ${y})`, z) : z;
  }

  const card = (x: number, y: number, w: number, rot: number, face = CREAM, mark = '#e33f47', ink = INK): string =>
    `<g transform="translate(${x} ${y}) rotate(${rot})"><rect x="${-w / 2 - 2}" y="${-w * 0.7 - 2}" width="${w + 4}" height="${w * 1.4 + 4}" rx="6" fill="${ink}"/><rect x="${-w / 2}" y="${-w * 0.7}" width="${w}" height="${w * 1.4}" rx="4.5" fill="${face}"/><circle r="${w * 0.24}" fill="${mark}"/></g>`;
  const ship = (x: number, y: number, r: number, colour: string, rot = 0): string =>
    `<g transform="translate(${x} ${y}) rotate(${rot})"><path d="M${-r} 0Q0 ${-r * 1.3} ${r} 0Z" fill="${colour}"/><ellipse rx="${r * 1.5}" ry="${r * 0.42}" fill="${colour}"/><ellipse cy="${r * 0.1}" rx="${r * 1.5}" ry="${r * 0.2}" fill="${INK}" opacity=".35"/></g>`;

  return { p, l, c, g, f, e, m, card, ship, mood: s.mood, count: s.count };
}
