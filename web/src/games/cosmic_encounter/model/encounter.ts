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

/** One thing that is added to a side's total. */
export type Part =
  | { kind: 'card'; value: number }
  | { kind: 'ships'; seat: number; value: number; ships: number }
  | { kind: 'bonus'; value: number }
  | { kind: 'powers'; value: number };

export interface Sum {
  parts: Part[];
  total: number;
}

/** How the total of a side comes about: its card, the ships, reinforcements and other additions; whatever is left over
 *  was done by powers. The total is the engine's. */
export function sumOf(view: CosmicView, side: Side): Sum | null {
  const { encounter } = view;
  const at = SIDES.indexOf(side);
  const total = encounter.totals?.[at];
  if (encounter.values === null || total === undefined || encounter.kinds[at] !== 'attack') return null;
  const parts: Part[] = [{ kind: 'card', value: encounter.values[at] ?? 0 }];
  for (const { seat, ships } of sideOf(view, side).fleets) {
    if (ships) parts.push({ kind: 'ships', seat, ships, value: weigh(encounter, seat, ships) });
  }
  const bonus = encounter.bonus[at] ?? 0;
  if (bonus) parts.push({ kind: 'bonus', value: bonus });
  const left = total - parts.reduce((sum, part) => sum + part.value, 0);
  if (left) parts.push({ kind: 'powers', value: left });
  return { parts, total };
}

function weigh({ marks }: Encounter, seat: number, ships: number): number {
  const count = ships * (marks[`weight:${seat}`] || 1);
  return marks[`subtract:${seat}`] ? -count : count;
}

/** Both cards attack: the totals are compared. */
export const isBattle = ({ kinds }: Encounter): boolean => kinds[0] === 'attack' && kinds[1] === 'attack';

/** The steps in which a deal is made. */
export const isDeal = (step: string): boolean => ['allies-home', 'offer', 'answer-offer', 'dealt'].includes(step);

/** How many cards a player still holds: an encounter card that was laid is on the table for all to see. */
export const held = ({ cards, laid }: Player): number => cards - laid.length;

/** The part a seat plays. */
export function roleOf({ offense, defense, sides }: Encounter, seat: number): string | null {
  if (seat === offense) return 'offense';
  if (seat === defense) return 'defense';
  const side = sides[seat];
  return side ? `${side === 'offense' ? 'offensive' : 'defensive'}-ally` : null;
}
