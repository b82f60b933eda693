/** Scenes of a game's preview: what one seat sees, with its open asks, and the events that led to it. */
import type { Ask, GameEvent, Json, View } from '../lib/wire';

export interface Scene {
  view: View;
  seat: number | null;
  asks: Ask[];
  /** sent by the button "play" of the preview, to see the motion */
  events: GameEvent[];
}

/** By name; each made anew, so that nobody spoils it for the others. */
export type Scenes = Readonly<Record<string, () => Scene>>;

/** Scenes that a script wrote down from real games. */
export const written = (data: unknown): Scenes =>
  Object.fromEntries(
    Object.entries(data as Record<string, Scene>).map(([name, scene]) => [name, () => structuredClone(scene)]),
  );

const scenes = import.meta.glob<{ SCENES: Scenes }>('../games/*/preview/scenes.ts');
const cards = import.meta.glob<{ default: Json }>('../games/*/preview/cards.json');

const folder = (game: string): string => `../games/${game.replaceAll('-', '_')}/preview`;

export async function scenesOf(game: string): Promise<Record<string, Scene>> {
  const { SCENES } = await scenes[`${folder(game)}/scenes.ts`]!();
  return Object.fromEntries(
    Object.entries(SCENES).map(([name, make], index) => {
      const scene = make();
      return [name, { ...scene, asks: scene.asks.map((ask) => ({ ...ask, id: index + 1 })) }];
    }),
  );
}

export const cardsOf = async (game: string): Promise<Json> => (await cards[`${folder(game)}/cards.json`]!()).default;
