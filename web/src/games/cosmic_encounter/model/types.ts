/** The view of Cosmic Encounter as the engine gives it, and the rows that never change. */

export type Side = 'offense' | 'defense';
export const SIDES: readonly Side[] = ['offense', 'defense'];

export interface Turn {
  round: number;
  turn: number;
  step: string;
  /** of this turn, from 1 */
  encounter: number;
  /** a further encounter, outside the turn */
  extra: boolean;
  pending: [number, number][];
  /** foreign colonies that win */
  goal: number;
}

/** A use that is under way; what lies on top of it answers it. */
export interface Use {
  seat: number;
  ability: string;
  target: (number | string)[];
}

export interface Encounter {
  offense: number;
  defense: number | null;
  planet: number | null;
  destiny: string | null;
  destined: number | null;
  /** by seat */
  sides: (Side | null)[];
  /** by side: the seats it invited */
  invited: number[][];
  /** by side: what the card counts as, once it is turned up */
  kinds: (string | null)[];
  values: number[] | null;
  bonus: number[];
  /** as they are; once the result is fixed, those that decided */
  totals: number[] | null;
  /** once the result is fixed: the ships each seat then had in it */
  engaged: number[] | null;
  winner: Side | null;
  result: string | null;
  owed: number[];
  marks: Record<string, number>;
  zapped: string[];
  uses: Use[];
  /** ships on their way to the warp, by batch and seat */
  limbo: number[][];
}

export interface Piles {
  deck: number;
  discard: string[];
  played: string[];
  reinforcements: string[];
  destiny_deck: number;
  destiny_discard: string[];
  /** piles that lie open and closed, by name: `planet:12`, `miser:3` */
  open: Record<string, string[]>;
  closed: Record<string, string[]>;
  pieces: Record<string, number[]>;
  /** seat and place of the ship that is more than a ship, or nothing */
  flagship: number[];
  technology_deck: number;
  technology_discard: string[];
  /** by alien */
  tokens: Record<string, number>;
}

export interface Draft {
  cards: string[];
  /** the cards I put up in an offer */
  offer: string[];
  /** the cards named in the offer on the table */
  offered: string[];
  terms: Record<string, number>;
  proposer: number | null;
  /** the last offer that each has made in this deal, by seat */
  spoken: Record<string, { cards: string[]; terms: Record<string, number> }>;
  /** offers made, by side */
  offers: number[];
  aliens: string[];
  technologies: string[];
}

export interface Technology {
  technology: string;
  ships: number;
  complete: boolean;
}

export interface Player {
  aliens: string[];
  hidden: boolean;
  lost: boolean;
  planets: number[];
  /** by planet */
  ships: Record<string, number>;
  warp: number;
  gate: number;
  beside: number;
  out: number;
  home: number;
  foreign: number;
  cards: number;
  seen: string[];
  laid: string[];
  face_up: boolean;
  technologies: Technology[];
}

export interface CosmicView {
  seats: number;
  edition: number;
  flares: boolean | null;
  technologies: boolean;
  hidden_powers: boolean;
  offers: number;
  turn: Turn;
  encounter: Encounter;
  piles: Piles;
  hand: string[];
  draft: Draft;
  players: Player[];
}

export const UNKNOWN = '?';
/** Planets a system can have: planet n belongs to seat n / 6. */
export const SLOTS = 6;

export type CardKind = 'attack' | 'negotiate' | 'morph' | 'reinforcement' | 'artifact' | 'flare';

export interface CardRow {
  name: string;
  kind: CardKind;
  value: number;
  copies: number;
}

export interface AlienRow {
  id: string;
  alert: 'green' | 'yellow' | 'red';
  role: string;
  phases: string[];
  wild: string;
  super: string;
  must: boolean;
  setup: boolean;
}

export interface TechnologyRow {
  id: string;
  /** ships it takes; -1 for any number */
  research: number;
  role: string;
  phases: string[];
  kind: 'one_shot' | 'permanent' | 'passes_on';
  hidden: boolean;
}
