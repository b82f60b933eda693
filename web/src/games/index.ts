/** What the client knows about each game, loaded when it is needed. */
import { api } from '../lib/api';
import { texts } from '../lib/i18n.svelte';
import type { Json } from '../lib/wire';
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
  const load = modules[`${folder(game)}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  const words = texts.load(game, `${game}-names`, `${game}-cards`);
  const [module, cards] = await Promise.all([load(), api.cards(game), words]);
  return { id: game, module, cards };
}

export const loadRules = (game: string): Promise<void> => texts.load(`${game}-rules`);

/** Address of the picture on the home page. */
export const coverOf = (game: string): string | null => covers[`${folder(game)}/cover.svg`] ?? null;
