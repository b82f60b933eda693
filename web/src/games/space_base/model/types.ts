/** The shapes of Space Base on the wire: the view and the static card rows. */

export type Zone = 'station' | 'deployed';
export type Resource = 'credits' | 'income' | 'vp';
export type Colour = 'blue' | 'red' | 'green';

export const RESOURCES: readonly Resource[] = ['credits', 'income', 'vp'];
export const GOAL = 40;

export interface Turn {
  round: number;
  active: number;
  first: number;
  order: number[];
  step: string;
  dice: [number, number] | null;
  faces_set: number[];
  /** by seat: the sectors the dice are used for, and those that pay once more */
  uses: Record<string, { sectors: number[]; doubled: number[] }>;
  last_round: boolean;
  extra_rounds: number;
}

export interface DeployedCard {
  card: string;
  charges: number;
}

export interface Sector {
  station: string | null;
  charges: number;
  deployed: DeployedCard[];
}

export interface Player {
  seat: number;
  credits: number;
  income: number;
  vp: number;
  sectors: Sector[];
}

export interface SpaceBaseView {
  game: string;
  seats: number;
  variant: string;
  turn: Turn;
  shipyard: string[][];
  decks: number[];
  colonies: string[];
  players: Player[];
  hand: string[];
  /** the choice being made: cards picked, and the sector the dice point to */
  draft: { cards: string[]; sector: number | null };
}

export interface Reward {
  credits: number;
  income: number;
  vp: number;
  arrow: '' | 'left' | 'right' | 'both';
  /** pairs of level and count */
  claim: [number, number][];
  buy: number;
}

export interface Slots {
  count: number;
  linked: boolean;
  /** slots that count with 2, 3, 4 and 5 players */
  by_players: number[] | null;
}

export interface Ability {
  colour: Colour;
  when: string;
  effect: string;
  amounts: number[];
  sectors: number[];
  cards: [number, number][];
  gain: Reward;
  amount: number;
  buy: number;
  move: number;
  zone: '' | Zone;
}

export interface Face {
  reward: Reward;
  slots: Slots | null;
  ability: Ability | null;
}

export interface Ship {
  kind: 'ship';
  id: string;
  cls: string;
  level: number;
  sector: number;
  cost: number;
  station: Face;
  deployed: Face;
}

export interface Colony {
  kind: 'colony';
  id: string;
  cls: string;
  sector: number;
  cost: number;
  vp: number;
}

export type Card = Ship | Colony;
