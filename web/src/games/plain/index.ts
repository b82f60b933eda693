/** Any game, as its view tells it: the board of games that other packages add. */
import type { Option, View } from '../../lib/wire';

export { default as Board } from './Board.svelte';

/** The arguments stay as the frame words them. */
export const describe = (): Record<string, never> => ({});

export const options = (): Option[] => [];

/** A part of the view called `points` is what the chart shows. */
export function points(view: View): number[] {
  const { points } = view as Record<string, unknown>;
  return Array.isArray(points) ? points.filter((value) => typeof value === 'number') : [];
}
