/** In which order options are offered: the lower the number, the earlier. */
import type { Ask, Option } from '../../../lib/wire';
import { roleOf } from './encounter';
import { parts } from './options';
import type { CosmicView, Side } from './types';

const PLAIN = 0;
/** after all that may be wise, before what ends the choosing */
const LATE = 5;
const LAST = 9;

export function ranking(ask: Ask, view: CosmicView | null): (option: Option) => number {
  return (option) => {
    if (option.key === 'auto') return bundleOf(option, ask, view)?.empties ? LATE : PLAIN;
    if (option.key === 'use') return hurts(option, ask.seat, view) ? LAST : PLAIN;
    return PLAIN;
  };
}

function sideOf({ encounter }: CosmicView, seat: number): Side | null {
  const role = roleOf(encounter, seat);
  if (!role) return null;
  return role.startsWith('offens') ? 'offense' : 'defense';
}

/** A use that can only hurt its own side: it adds to the other side's total, sends home my own allies alone, brings back the
 *  ships of others alone, or is aimed at me. */
export function hurts(option: Option, seat: number, view: CosmicView | null): boolean {
  if (!view || option.key !== 'use') return false;
  const { card, target } = option.args;
  const { encounter, players } = view;
  const side = sideOf(view, seat);
  if (card === 'plague') return target === seat;
  if (card === 'mobius_tubes') return !players[seat]?.warp;
  if (!side) return false;
  if (card === 'force_field') {
    const allies = encounter.sides.filter((_, who) => who !== encounter.offense && who !== encounter.defense);
    return !allies.some((one) => one !== null && one !== side);
  }
  const lower = encounter.marks['lower-wins'] || encounter.marks['upset'];
  if (String(card).startsWith('reinforcement') && (target === 'offense' || target === 'defense')) {
    return (target === side) === Boolean(lower);
  }
  return false;
}

/** Home colonies that a power needs. */
const NEEDED = 3;

export interface Bundle {
  /** what the emptiest colony keeps */
  least: number;
  /** colonies that it empties */
  empties: number;
  /** too few home colonies are left for the power */
  power: boolean;
}

/** What is left when so many ships go, always from the fullest colony: the last ship of a colony goes last. The options ship
 *  by ship tell how many there are; null where they do not. */
export function bundleOf(auto: Option, ask: Ask, view: CosmicView | null): Bundle | null {
  const there = new Map<number, number>();
  for (const option of ask.options) {
    const { left } = option.hint;
    const [place = '', count = ''] = parts(option);
    if (option.key === 'ship' && Number(place) >= 0 && typeof left === 'number') there.set(Number(place), left + Number(count));
  }
  if (!there.size) return null;
  for (let ships = Number(parts(auto)[0] ?? 0); ships > 0; ships--) {
    const [fullest] = [...there].sort(([, one], [, other]) => other - one);
    if (!fullest || fullest[1] === 0) break;
    there.set(fullest[0], fullest[1] - 1);
  }
  const emptied = [...there].filter(([, left]) => left === 0).map(([planet]) => planet);
  const player = view?.players[ask.seat];
  const homes = player ? player.home - emptied.filter((planet) => player.planets.includes(planet)).length : NEEDED;
  return { least: Math.min(...there.values()), empties: emptied.length, power: !!player && !player.lost && homes < NEEDED };
}

/** A bundle says what it leaves. */
export function tellBundle(option: Option, ask: Ask, view: CosmicView | null): Option {
  const bundle = option.key === 'auto' ? bundleOf(option, ask, view) : null;
  if (!bundle) return option;
  const told = bundle.empties ? { empties: bundle.empties, ...(bundle.power ? { 'costs-power': 1 } : {}) } : { spares: bundle.least };
  return { ...option, hint: { ...option.hint, ...told } };
}
