/** Moments of real games with open asks, to look at the board without a server; written by
 *  `python -m tests.games.twilight_imperium.scenes`. */
import type { Ask, GameEvent, View } from '../../../lib/wire';
import data from './scenes.json';

export interface Scene {
  view: View;
  seat: number | null;
  asks: Ask[];
  /** sent by the button "play", to see the motion */
  events: GameEvent[];
}

export const SCENES: Record<string, () => Scene> = Object.fromEntries(
  Object.entries(data as unknown as Record<string, Scene>).map(([name, scene]) => [name, () => structuredClone(scene)]),
);
