/** What the coach of a first game explains, and when: one idea at a time, at the first question that needs it. */
export interface Idea {
  id: string;
  /** questions that call for it; none: the next question of any kind */
  asks: readonly string[];
  /** what is lit: the question, or the board */
  at: 'ask' | 'board';
}

export const IDEAS: Record<string, readonly Idea[]> = {
  'space-base': [
    { id: 'dice', asks: ['dice'], at: 'ask' },
    { id: 'purchase', asks: ['purchase'], at: 'board' },
    { id: 'others', asks: ['dice'], at: 'ask' },
    { id: 'goal', asks: ['purchase'], at: 'board' },
    { id: 'charges', asks: ['window-1', 'window-2', 'window-3', 'roll-before', 'roll-after', 'collect-before'], at: 'ask' },
  ],
  'cosmic-encounter': [
    { id: 'alien', asks: [], at: 'board' },
    { id: 'launch', asks: ['launch', 'aim'], at: 'ask' },
    { id: 'allies', asks: ['invite', 'join', 'ally-ships', 'alliance'], at: 'ask' },
    { id: 'cards', asks: ['select'], at: 'ask' },
    { id: 'goal', asks: [], at: 'board' },
  ],
  'twilight-imperium': [
    { id: 'round', asks: [], at: 'board' },
    { id: 'strategy', asks: ['pick'], at: 'ask' },
    { id: 'turn', asks: ['turn'], at: 'ask' },
    { id: 'tokens', asks: ['turn', 'move'], at: 'board' },
    { id: 'goal', asks: ['turn'], at: 'board' },
  ],
};

/** The signs of the legend, as the board draws them. */
export const LEGEND: Record<string, readonly string[]> = {
  'space-base': ['credits', 'income', 'vp', 'docked', 'deployed', 'charge', 'arrow'],
  'cosmic-encounter': ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare', 'colony', 'warp'],
  'twilight-imperium': ['tactic', 'fleet', 'strategy', 'goods', 'commodities', 'resources', 'influence', 'cards', 'secret', 'note', 'speaker'],
};

/** The first idea not yet told that this question calls for. */
export const ideaFor = (game: string, ask: string, told: readonly string[]): Idea | null =>
  (IDEAS[game] ?? []).find(({ id, asks }) => !told.includes(id) && (!asks.length || asks.includes(ask))) ?? null;

const KEY = 'cosmodrome-coached';
const TABLE = 'cosmodrome-coach-table';

type Kept = Record<string, string[]>;

function restore(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}

export const toldIn = (game: string): string[] => restore()[game] ?? [];

export function keepTold(game: string, told: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...restore(), [game]: told }));
  } catch {
    // A browser that keeps nothing hears it again.
  }
}

/** The first game that was begun by one click is the coached one. */
export function coachAt(table: string): void {
  try {
    localStorage.setItem(TABLE, table);
  } catch {
    // then there is no coach
  }
}

export function isCoached(table: string): boolean {
  try {
    return localStorage.getItem(TABLE) === table;
  } catch {
    return false;
  }
}
