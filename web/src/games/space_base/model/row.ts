/** Lays the signs of a face out in a row or a column: what stands where, and how much it must shrink to fit. */
import { capacity } from './cards';
import type { Ability, Face, Resource } from './types';

export type Sign =
  | { kind: 'resource'; resource: Resource; count: number; width: number }
  | { kind: 'arrow'; side: 'left' | 'right'; width: number }
  | { kind: 'claim'; level: number; count: number; width: number }
  | { kind: 'buy'; count: number; width: number }
  | { kind: 'slots'; count: number; linked: boolean; stacked?: boolean; width: number }
  | { kind: 'ability'; ability: Ability; width: number };

export interface Placed {
  sign: Sign;
  /** middle of the sign */
  x: number;
}

export interface Row {
  signs: Placed[];
  /** width of all signs, before they shrink */
  full: number;
  scale: number;
}

export const SLOT = 11;
export const SLOT_GAP = 4;
const GAP = 4;
/** between signs that have little room */
const NARROW_GAP = 2;
/** as high as slots may stand on each other */
const STACK = 22;

/** What a hit brings, without the charge. */
export function rewardSigns(face: Face): Sign[] {
  const { reward } = face;
  const signs: Sign[] = [];
  if (reward.arrow === 'left' || reward.arrow === 'both') signs.push({ kind: 'arrow', side: 'left', width: 16 });
  for (const resource of ['credits', 'income', 'vp'] as const) {
    if (reward[resource]) signs.push({ kind: 'resource', resource, count: reward[resource], width: 24 });
  }
  for (const [level, count] of reward.claim) signs.push({ kind: 'claim', level, count, width: 32 });
  if (reward.buy) signs.push({ kind: 'buy', count: reward.buy, width: 24 });
  if (reward.arrow === 'right' || reward.arrow === 'both') signs.push({ kind: 'arrow', side: 'right', width: 16 });
  return signs;
}

export function slotSigns(face: Face, seats: number): Sign[] {
  if (!face.slots) return [];
  const count = capacity(face.slots, seats);
  return [
    { kind: 'slots', count, linked: face.slots.linked && count > 1, width: count * (SLOT + SLOT_GAP) - SLOT_GAP },
  ];
}

export function abilitySigns(face: Face): Sign[] {
  return face.ability ? [{ kind: 'ability', ability: face.ability, width: abilityWidth(face.ability) }] : [];
}

/** All signs of a face on one line, for strips. */
export function flatSigns(face: Face, seats: number): Sign[] {
  return [...rewardSigns(face), ...slotSigns(face, seats), ...abilitySigns(face)];
}

/**
 * The signs of a face on lines, for the station card: what a hit brings, and what the charges are for. What a hit
 * brings is split where it would have to shrink much.
 */
export function tallSigns(face: Face, seats: number, width: number): Sign[][] {
  const ability = abilitySigns(face);
  const [rewards, slots] = [rewardSigns(face), slotSigns(face, seats)];
  const fits = (signs: Sign[]): boolean => row(signs, width).scale > 0.85;
  const hit = fits([...rewards, ...slots]) ? [[...rewards, ...slots]] : [rewards, slots];
  const lines = [...hit, ability].filter((line) => line.length > 0);
  return lines.length === 1 && !fits(rewards) ? rewards.map((sign) => [sign]) : lines;
}

/** Slots that stand on each other, in one column or two: how large each is, and how many stand side by side. */
export function stackOf(count: number): { size: number; columns: number } {
  const columns = count > 3 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  return { columns, size: Math.min(SLOT, (STACK - (rows - 1) * 2) / rows) };
}

function stacked(sign: Sign): Sign {
  if (sign.kind !== 'slots' || sign.count < 2) return sign;
  const { size, columns } = stackOf(sign.count);
  return { ...sign, stacked: true, width: columns * size + (columns - 1) * 2 };
}

/** Places signs side by side around the middle of `width`. Where there is little room slots stand on each other, before
 *  anything shrinks. */
export function row(signs: Sign[], width: number): Row {
  const wide = place(signs, width, GAP);
  return wide.scale < 1 ? place(signs.map(stacked), width, NARROW_GAP) : wide;
}

function place(signs: Sign[], width: number, gap: number): Row {
  const full = signs.reduce((sum, sign) => sum + sign.width, 0) + gap * Math.max(0, signs.length - 1);
  const scale = full > width ? width / full : 1;
  let x = -full / 2;
  const placed = signs.map((sign) => {
    const middle = x + sign.width / 2;
    x += sign.width + gap;
    return { sign, x: middle };
  });
  return { signs: placed, full, scale };
}

/** Width of the token of an ability; its text needs room. */
export function abilityWidth(ability: Ability): number {
  switch (ability.effect) {
    case 'swap-sectors':
      return ability.sectors.some((sector) => sector > 9) ? 58 : 44;
    case 'buy-and-place':
      return 52;
    case 'claim-card':
      return ability.cards.length > 1 ? 52 : 34;
    case 'shift-sector':
      return ability.amounts.length > 1 ? 52 : 38;
    case 'opponents-lose-vp':
      return 40;
    case 'gain':
      return 46;
    case 'buy-card':
    case 'set-die':
      return ability.gain.credits || ability.gain.vp ? 48 : 28;
    default:
      return 28;
  }
}
