/** Scenes of a game's preview: a view with open asks, and the events that led to it. */
import type { Ask, GameEvent, Json, View } from '../lib/wire';

export interface Scene {
  view: View;
  asks: Ask[];
  events: GameEvent[];
}

const scenes = import.meta.glob<{ SCENES: Record<string, () => unknown> }>('../games/*/preview/scenes.ts');
const cards = import.meta.glob<{ default: Json }>('../games/*/preview/cards.json');

const folder = (game: string): string => `../games/${game.replaceAll('-', '_')}/preview`;

export async function scenesOf(game: string): Promise<Scene[]> {
  const { SCENES } = await scenes[`${folder(game)}/scenes.ts`]!();
  return Object.entries(SCENES)
    .filter(([name]) => name !== 'onlooker')
    .map(([, make], index) => {
      const scene = make() as Scene;
      return { ...scene, asks: scene.asks.map((ask) => ({ ...ask, id: index + 1 })) };
    });
}

export const cardsOf = async (game: string): Promise<Json> => (await cards[`${folder(game)}/cards.json`]!()).default;
