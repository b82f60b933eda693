/** What the client knows about each game, loaded when it is needed. */
import { api } from '../lib/api';
import { texts } from '../lib/i18n.svelte';
import type { GameInfo, Json } from '../lib/wire';
import type { GameModule } from './contract';

const modules = import.meta.glob<GameModule>('./*/index.ts');
const covers = import.meta.glob<string>('./*/cover.svg', { query: '?url', import: 'default', eager: true });

const folder = (game: string): string => `./${game.replaceAll('-', '_')}`;

export interface LoadedGame {
  id: string;
  module: GameModule;
  cards: Json;
}

/** Board, texts and card rows of a game. */
export async function loadGame(game: string): Promise<LoadedGame> {
  const load = modules[`${folder(game)}/index.ts`] ?? modules['./plain/index.ts']!;
  const words = isOurs(game) ? texts.load(game, `${game}-names`, `${game}-cards`) : texts.load(game);
  const [module, cards] = await Promise.all([load(), api.cards(game), words]);
  return { id: game, module, cards };
}

/** Whether the client has a board of its own for a game. Others, which packages add, are shown on the plain one. */
const isOurs = (game: string): boolean => `${folder(game)}/index.ts` in modules;

/** All games there are. The names of those that packages add are not among the texts of the frame. */
export async function allGames(): Promise<GameInfo[]> {
  const games = await api.games();
  await texts.load(...games.map(({ id }) => id).filter((id) => !isOurs(id)));
  return games;
}

export const loadRules = (game: string): Promise<void> =>
  isOurs(game) ? texts.load(`${game}-rules`) : Promise.resolve();

/** Address of the picture on the home page. */
export const coverOf = (game: string): string | null => covers[`${folder(game)}/cover.svg`] ?? null;
