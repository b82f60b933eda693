/** The encounter as it is told: phases, the two sides, and how their totals add up. */
import type { CosmicView, Encounter, Player, Side } from './types';
import { SIDES } from './types';

export const PHASES = [
  'start-turn',
  'regroup',
  'destiny',
  'launch',
  'alliance',
  'planning',
  'reveal',
  'resolution',
] as const;
export type Phase = (typeof PHASES)[number];

const STEPS: Record<string, Phase> = {
  'start-turn': 'start-turn',
  regroup: 'regroup',
  destiny: 'destiny',
  aim: 'launch',
  launch: 'launch',
  launched: 'launch',
  alliance: 'alliance',
  invite: 'alliance',
  answer: 'alliance',
  allied: 'alliance',
  planning: 'planning',
  select: 'planning',
  'answer-card': 'planning',
  selected: 'planning',
  reveal: 'reveal',
  totals: 'reveal',
  outcome: 'reveal',
};
const SETUP = ['setup', 'deck', 'hands', 'technologies', 'first'];

/** null while the game is set up; what comes after the reveal is resolution. */
export const phaseOf = (step: string): Phase | null => (SETUP.includes(step) ? null : (STEPS[step] ?? 'resolution'));

/** A stack of ships in the encounter. */
export interface Fleet {
  seat: number;
  ships: number;
  main: boolean;
}

export interface SideShown {
  side: Side;
  main: number | null;
  fleets: Fleet[];
  /** invited, and has neither come nor declined */
  invited: number[];
  declined: number[];
}

export function sideOf(view: CosmicView, side: Side): SideShown {
  const { encounter, players } = view;
  const main = side === 'offense' ? encounter.offense : encounter.defense;
  const ships = (seat: number): number => {
    if (encounter.engaged) return encounter.engaged[seat] ?? 0;
    const player = players[seat];
    if (!player) return 0;
    if (side === 'offense') return player.gate;
    return seat === main ? (player.ships[String(encounter.planet)] ?? 0) : player.beside;
  };
  const seats = players.map((_, seat) => seat).filter((seat) => seat === main || encounter.sides[seat] === side);
  seats.sort((one, other) => Number(other === main) - Number(one === main));
  const invited = encounter.invited[SIDES.indexOf(side)] ?? [];
  const open = (seat: number): boolean => encounter.sides[seat] === null;
  const declined = (seat: number): boolean => !!encounter.marks[`declined:${seat}`];
  return {
    side,
    main,
    fleets: seats.map((seat) => ({ seat, ships: ships(seat), main: seat === main })),
    invited: invited.filter((seat) => open(seat) && !declined(seat)),
    declined: invited.filter((seat) => open(seat) && declined(seat)),
  };
}

/** One thing that is added to a side's total; a card that is not turned up has no value yet. */
export type Part =
  | { kind: 'card'; value: number | null }
  | { kind: 'ships'; seat: number; value: number; ships: number }
  | { kind: 'bonus'; value: number }
  | { kind: 'powers'; value: number };

export interface Sum {
  parts: Part[];
  total: number;
  /** the card is turned up and counted */
  known: boolean;
}

/** How the total of a side comes about: its card, the ships, reinforcements and other additions; whatever is left over was
 *  done by powers. Once there are totals they are the engine's; before that, what is known so far is added up. */
export function sumOf(view: CosmicView, side: Side): Sum | null {
  const { encounter } = view;
  const at = SIDES.indexOf(side);
  const total = encounter.totals?.[at];
  const shown = encounter.kinds[at];
  if (shown && shown !== 'attack') return null;
  const known = encounter.values !== null && total !== undefined && shown === 'attack';
  const parts: Part[] = [{ kind: 'card', value: known ? (encounter.values?.[at] ?? 0) : null }];
  for (const { seat, ships } of sideOf(view, side).fleets) {
    if (ships) parts.push({ kind: 'ships', seat, ships, value: weigh(encounter, seat, ships) });
  }
  const bonus = encounter.bonus[at] ?? 0;
  if (bonus) parts.push({ kind: 'bonus', value: bonus });
  const counted = parts.reduce((sum, part) => sum + (part.value ?? 0), 0);
  if (!known) return { parts, total: counted, known };
  if (total !== counted) parts.push({ kind: 'powers', value: total - counted });
  return { parts, total, known };
}

function weigh({ marks, offense, defense }: Encounter, seat: number, ships: number): number {
  const count = ships * (marks[`weight:${seat}`] || 1);
  const against = marks['subtract']; // by whom, counted from 1: that side's ships and those of all allies
  return against && (seat === against - 1 || (seat !== offense && seat !== defense)) ? -count : count;
}

/** Both cards attack: the totals are compared. */
export const isBattle = ({ kinds }: Encounter): boolean => kinds[0] === 'attack' && kinds[1] === 'attack';

/** Texts of the results that have no winner. */
export const OUTCOMES: Readonly<Record<string, string>> = {
  'both-lost': 'encounter-both-lose',
  deal: 'encounter-deal',
  failed: 'encounter-failed-deal',
  success: 'encounter-success',
  none: 'encounter-no-result',
};

/** The steps in which a deal is made. */
export const isDeal = (step: string): boolean => ['offer', 'answer-offer', 'dealt'].includes(step);

/** How many cards a player still holds: an encounter card that was laid is on the table for all to see. */
export const held = ({ cards, laid }: Player): number => cards - laid.length;

/** The part a seat plays. */
export function roleOf({ offense, defense, sides }: Encounter, seat: number): string | null {
  if (seat === offense) return 'offense';
  if (seat === defense) return 'defense';
  const side = sides[seat];
  return side ? `${side === 'offense' ? 'offensive' : 'defensive'}-ally` : null;
}

/** How a seat feels about the encounter, once it is decided. */
export function moodOf({ result, winner, offense, defense, sides }: Encounter, seat: number): 'calm' | 'win' | 'lose' {
  const side: Side | null = seat === offense ? 'offense' : seat === defense ? 'defense' : (sides[seat] ?? null);
  if (!side || !result) return 'calm';
  if (result === 'win') return winner === side ? 'win' : 'lose';
  if (result === 'deal' || result === 'success') return 'win';
  return result === 'both-lost' || result === 'failed' ? 'lose' : 'calm';
}
