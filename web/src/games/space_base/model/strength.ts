/** A rough measure of what a sector pays, for the small bars of a player. It only draws; nothing decides by it. */
import type { Cards } from './cards';
import type { Face, Player } from './types';

const WEIGHT = { credits: 1, income: 3, vp: 2 };
const ARROW = 2;
const ABILITY = 3;
const CARD = [0, 3, 6, 10];

export interface Strength {
  station: number;
  deployed: number;
  closed: boolean;
}

export function worth(face: Face): number {
  const { reward } = face;
  let sum = reward.credits * WEIGHT.credits + reward.income * WEIGHT.income + reward.vp * WEIGHT.vp;
  if (reward.arrow) sum += ARROW;
  for (const [level, count] of reward.claim) sum += (CARD[level] ?? 0) * count;
  sum += reward.buy * ABILITY;
  return face.ability ? sum + ABILITY : sum;
}

export function strengths(player: Player, cards: Cards): Strength[] {
  return player.sectors.map((sector) => {
    const station = sector.station === null ? undefined : cards.get(sector.station);
    let deployed = 0;
    for (const { card } of sector.deployed) {
      const ship = cards.get(card);
      if (ship?.kind === 'ship') deployed += worth(ship.deployed);
    }
    return {
      station: station?.kind === 'ship' ? worth(station.station) : 0,
      deployed,
      closed: station?.kind === 'colony',
    };
  });
}

/** Height of a bar between 0 and 1; square root, so that small sectors stay visible beside big ones. */
export function bar(value: number, most = 18): number {
  return Math.min(1, Math.sqrt(value / most));
}
