/** Ways of ships over the map: hex by hex as they are flown, drawn as one smooth line with an arrow. */
import type { Option } from '../../../lib/wire';
import type { Point } from './hexes';
import { parts } from './options';
import type { TwilightView } from './types';

export interface Route {
  /** the systems it leads through, the first and the last included */
  systems: readonly number[];
  /** it is only tried: what the hovered option would send */
  tried: boolean;
}

/** The ways of what is drafted, and of what the hovered option would send; those of one system that fly alike are one. */
export function routesOf(view: TwilightView, hovered: Option | null): Route[] {
  const goal = view.action.system;
  if (goal === null) return [];
  const found = new Map<string, Route>();
  const add = (system: number, unit: string | null, tried: boolean): void => {
    const ships = view.movement?.ships.filter((ship) => ship.system === system && (unit === null || ship.unit === unit)) ?? [];
    const ways = ships.length ? ships.map(({ route }) => route) : [[system, goal]];
    for (const systems of ways) {
      const key = systems.join();
      if (system !== goal && !found.has(key)) found.set(key, { systems, tried });
    }
  };
  for (const [origin, unit] of view.draft.moving) add(origin, unit, false);
  if (hovered?.key === 'fleet') add(Number(parts(hovered)[0]), null, true);
  if (hovered?.key === 'ship') add(Number(parts(hovered)[0]), parts(hovered)[1] ?? null, true);
  return [...found.values()];
}

const toward = (from: Point, to: Point, far: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
};

/** A smooth line through all these points, from the foot of the first hex to the edge of the last. */
export function curve(points: readonly Point[], edge = 62): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const start = { x: first.x, y: first.y + 45 };
  const end = toward(last, rest.at(-2) ?? start, edge);
  const all = [start, ...rest.slice(0, -1), end];
  const at = (index: number): Point => all[Math.min(Math.max(index, 0), all.length - 1)]!;
  const show = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let d = `M${show(start)}`;
  for (let index = 0; index + 1 < all.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const other = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    d += `C${show(one)} ${show(other)} ${show(to)}`;
  }
  return d;
}
