/** Seats by colour and shape: told apart with each kind of colour blindness, and never taken for amber. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHAPES } from '../src/lib/owners';

type Colour = readonly [number, number, number];

const css = readFileSync(join(import.meta.dirname, '../src/tokens.css'), 'utf8');
const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] as string;
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => token(`seat-${seat}`));

/** What the eye takes in, in linear light: Machado, Oliveira and Fernandes 2009, full severity. */
const SIGHT: Record<string, readonly number[]> = {
  'all three cones': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

const linear = (hex: string): Colour =>
  [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;

function seen(hex: string, sight: readonly number[]): Colour {
  const rgb = linear(hex);
  const row = (i: number): number =>
    Math.min(1, Math.max(0, rgb.reduce((sum, c, j) => sum + c * (sight[i * 3 + j] as number), 0)));
  return [row(0), row(1), row(2)];
}

/** Oklab: equal distances look about equally different. */
function oklab([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(one: string, other: string, sight: readonly number[]): number {
  const [a, b] = [oklab(seen(one, sight)), oklab(seen(other, sight))];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number];
  return (a + 0.05) / (b + 0.05);
};

describe('seats', () => {
  it.each(Object.entries(SIGHT))('are told apart with %s', (_, sight) => {
    SEATS.forEach((one, i) =>
      SEATS.slice(i + 1).forEach((other) => expect(distance(one, other, sight), `${one} ${other}`).toBeGreaterThan(9)),
    );
  });

  it('have six shapes that differ', () => expect(new Set(SHAPES).size).toBe(6));

  it('never look like the amber of "your move" to most people', () => {
    for (const seat of SEATS)
      expect(distance(seat, token('amber'), SIGHT['all three cones'] as number[]), seat).toBeGreaterThan(9);
  });

  it('stand out from the night', () => {
    for (const seat of SEATS) expect(contrast(seat, token('space-2'))).toBeGreaterThan(4.5);
  });
});

describe('text', () => {
  const parts = css.split(":root[data-theme='light'] {");
  const day = (name: string): string =>
    new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(parts[1] as string)?.[1] ?? token(name);

  it.each(['text', 'muted', 'faint', 'link', 'bad', 'amber-text'])('%s can be read by night and by day', (name) => {
    for (const ground of ['space-0', 'space-1', 'space-2', 'space-3']) {
      const least = name === 'faint' && ground === 'space-3' ? 4 : 4.5;
      expect(contrast(token(name), token(ground)), `night, ${ground}`).toBeGreaterThanOrEqual(least);
      expect(contrast(day(name), day(ground)), `day, ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });

  it('on amber and paper is dark', () => {
    expect(contrast(token('on-amber'), token('amber'))).toBeGreaterThan(7);
    expect(contrast(token('on-paper'), token('paper'))).toBeGreaterThan(7);
  });
});
