/** Small helpers for drawings from parameters: they return SVG as text, rounded to tenths. */

export type Point = readonly [number, number];

/** Numbers from 0 to 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = (Math.imul(seed, 2654435761) + 97) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** A seed from an id, so that a card or a planet looks the same everywhere. */
export function seedOf(id: string): number {
  let hash = 2166136261;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 8;
}

export const pick = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T;

export const tenth = (value: number): number => Math.round(value * 10) / 10;

export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;

export const shape = (points: readonly Point[], fill: string): string => `<path d="${outline(points)}" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}" rx="${r}" fill="${fill}"/>`;

export const disc = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, width: number, colour: string): string =>
  `<path d="M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;

export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none"${extra && ` ${extra}`}/>`;

/** A regular polygon. */
export const polygon = (corners: number, r: number, turn = 0, cx = 0, cy = 0): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / corners;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
  });

/** A star with its middle at 12, 12.6, as the victory point has it. */
export const star = (outer: number, inner: number, cx = 12, cy = 12.6): string =>
  outline(
    Array.from({ length: 10 }, (_, i) => {
      const r = i % 2 ? inner : outer;
      const angle = -Math.PI / 2 + (i * Math.PI) / 5;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
    }),
  );

export const at = (x: number, y: number, scale: number, body: string, turn = 0): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(turn)}) scale(${scale})">${body}</g>`;

/** Stars scattered over a field. */
export function sky(count: number, width: number, height: number, seed: number, colour = '#cfd6ff'): string {
  const next = chance(seed);
  next();
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const size = next() < 0.85 ? 0.8 : 1.5;
    drawn += disc(next() * width, next() * height, size, colour, `opacity="${tenth(0.25 + next() * 0.6)}"`);
  }
  return drawn;
}
