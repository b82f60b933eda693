/** The rocket that climbs beside the posters of the first page, on its column of smoke. In a box of 60 by 800. */
import { disc, path, shape } from './draw';

export const ROCKET_BOX = '0 0 60 800';

const SMOKE = [[10, 776, 12], [24, 768, 15], [40, 770, 14], [52, 779, 11], [2, 786, 10], [58, 788, 10]] as const;

/** What flies; the flame is at its foot. */
export const rocket = (): string =>
  path('M30 2q11 15 11 44v34H19V46Q19 17 30 2Z', '#e8ecff') +
  path('M30 2q11 15 11 44v34H30Z', '#a3aede') +
  path('M19 52h22v5H19Z', '#ffb547') +
  shape([[19, 62], [10, 88], [19, 82]], '#a3aede') +
  shape([[41, 62], [50, 88], [41, 82]], '#5c6ab0') +
  disc(30, 36, 4.4, '#2a3a7a') +
  path('M23 80h14l-2 6H25Z', '#27367c') +
  path('M24 86h12l-6 52Z', '#ff8a3c') +
  path('M27 86h6l-3 30Z', '#ffcf70');

/** The trail below it. */
export const trail = (): string =>
  path('M25 100h10l3 670H22Z', 'var(--frieze-1)') +
  path('M28.500 100h3l1.500 670h-6Z', 'var(--frieze-2)') +
  SMOKE.map(([x, y, r]) => disc(x, y, r, 'var(--frieze-1)')).join('');
