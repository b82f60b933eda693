/** Which things of the board an option touches, and what lights up for the open asks. */
import type { Lit, Spot } from '../../../lib/board/desk.svelte';
import type { Option } from '../../../lib/wire';
import { isColony } from './cards';
import type { SpaceBaseView } from './types';

/** The arguments of an option, in order, as its id carries them. */
export function parts(option: Option): string[] {
  return option.id.split(':').slice(1);
}

/** The spots of an option: `yard:<card>` `hand:<card>` `colony:<card>` `mine:<card>` `sector:<n>` `die:<1|2>` `dice`
 *  `face:<n>`. More than one spot of different kinds means: choose the first, then the second. */
export function spotsOf(option: Option, view: SpaceBaseView): Spot[] {
  const [one = '', two = ''] = parts(option);
  switch (option.key) {
    case 'buy':
    case 'claim':
      return [offer(one, view)];
    case 'use':
    case 'charge':
    case 'exchange':
    case 'shift':
    case 'move':
      return [`mine:${one}`];
    case 'place':
      return [offer(one, view), `sector:${two}`];
    case 'apart':
      return [...new Set([`sector:${one}`, `sector:${two}`])];
    case 'sum':
    case 'arrow':
    case 'double':
      return [`sector:${one}`];
    case 'face':
      return [`face:${one}`];
    case 'reroll':
      return [one === 'both' ? 'dice' : `die:${one}`];
    default:
      return [];
  }
}

function offer(card: string, view: SpaceBaseView): Spot {
  if (isColony(card)) return `colony:${card}`;
  return view.hand.includes(card) ? `hand:${card}` : `yard:${card}`;
}

/** Options whose spots are chosen one after the other: a card, then a sector for it. */
export function inSteps(option: Option): boolean {
  return option.key === 'place';
}

/**
 * What is lit. Without a pick the first spots of all options; with a pick (a spot several options share) the picked
 * spot itself and the next spots of its options. A first step that offers one thing only is left out.
 */
export function litSpots(options: readonly Option[], view: SpaceBaseView, picked: Spot | null): Lit {
  const firsts = new Set(options.filter(inSteps).map((option) => spotsOf(option, view)[0]));
  const lit = new Map<Spot, Option[]>();
  const add = (spot: Spot | undefined, option: Option): void => {
    if (spot === undefined) return;
    const there = lit.get(spot);
    if (there) there.push(option);
    else lit.set(spot, [option]);
  };
  for (const option of options) {
    const spots = spotsOf(option, view);
    if (picked === null) {
      if (inSteps(option)) add(spots[firsts.size > 1 ? 0 : 1], option);
      else for (const spot of spots) add(spot, option);
    } else if (spots[0] === picked) {
      add(picked, option);
      if (inSteps(option)) add(spots[1], option);
    }
  }
  return lit;
}

/** Options of a picked spot that the board cannot tell apart: they are offered as a short list beside it. */
export function listed(options: readonly Option[], view: SpaceBaseView, picked: Spot | null): Option[] {
  if (picked === null) return [];
  return options.filter((option) => spotsOf(option, view)[0] === picked && !inSteps(option));
}

/** Options about the dice themselves; they stand as buttons beside them. */
export function diceOptions(options: readonly Option[]): Option[] {
  return options.filter((option) => ['reroll', 'face'].includes(option.key));
}
