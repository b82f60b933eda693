/** Pan and zoom as numbers: content scaled by `scale` about its top left corner and moved by (`x`, `y`). */
export interface Sight {
  scale: number;
  x: number;
  y: number;
}

export interface Spot {
  x: number;
  y: number;
}

export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
export const MOST = 4;

/** Keeps the content over its box: no gap at any side. */
export function within({ scale, x, y }: Sight, width: number, height: number): Sight {
  const bounded = Math.min(MOST, Math.max(1, scale));
  return {
    scale: bounded,
    x: Math.min(0, Math.max(width * (1 - bounded), x)),
    y: Math.min(0, Math.max(height * (1 - bounded), y)),
  };
}

/** Zooms by `factor`; what lies under `spot` stays there. */
export function zoom(sight: Sight, factor: number, spot: Spot): Sight {
  const scale = Math.min(MOST, Math.max(1, sight.scale * factor));
  const ratio = scale / sight.scale;
  return { scale, x: spot.x - (spot.x - sight.x) * ratio, y: spot.y - (spot.y - sight.y) * ratio };
}

export const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
