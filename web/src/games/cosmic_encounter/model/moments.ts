/** Which cards the moments are for that are let pass from the start, and which of them I hold. */
import type { Option, View } from '../../../lib/wire';
import type { Tools } from '../../contract';
import { cardName, rowsOf } from './rows';
import type { CosmicView } from './types';

export const usedIn = (window: string, tools: Tools): string[] =>
  (rowsOf(tools.cards).quiet.get(window) ?? []).map((flare) => cardName(flare, tools));

/** Flares of my hand about which I am not asked anywhere: I let all their moments pass. */
export function silent(view: View, seat: number | null, acts: readonly Option[], tools: Tools): string[] {
  const { unasked, quiet } = rowsOf(tools.cards);
  const { hand, players } = view as unknown as CosmicView;
  const passed = new Set(acts.flatMap(({ key, args }) => (key === 'ask-again' ? [String(args['window'])] : [])));
  const own = new Set(players[seat ?? -1]?.aliens.map((alien) => `flare-${alien}`));
  const heard = (flare: string): boolean => [...quiet].some(([window, flares]) => flares.includes(flare) && !passed.has(window));
  return [...new Set(hand)].filter((card) => unasked.has(card) && !own.has(card) && !heard(card)).map((card) => cardName(card, tools));
}
