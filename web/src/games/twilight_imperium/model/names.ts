/** Things of the game in words: systems, units, cards, abilities, outcomes, what changes hands. */
import type { Tools } from '../../contract';
import { wording } from './wording';

/** "Wellon (19)" */
export const systemName = (system: number, tools: Tools): string => wording.word('system', tools, system);
export const planetName = (id: string, tools: Tools): string => wording.word('planet', tools, id);
/** "carrier", "carrier (damaged)" */
export const unitName = (unit: string, tools: Tools): string => wording.word('unit', tools, unit);
/** "2 carriers", "1 carrier (damaged)" */
export const unitCount = (unit: string, count: number, tools: Tools): string => wording.word('units', tools, unit, count);
export const unitWords = (units: Readonly<Record<string, number>>, tools: Tools): string => wording.each('units', units, tools);
/** The name of a card, whatever kind it is; a note with its owner, for there is one of each colour. */
export const cardName = (id: string, tools: Tools): string => wording.word('ability', tools, id);
/** What is voted for: for, against, a player, a planet, a card. */
export const outcomeName = (outcome: string, tools: Tools): string => wording.word('outcome', tools, outcome);
/** Something in an offer: `trade-goods`, `commodities`, `note-ceasefire-0`, `card-spy`. */
export const termName = (thing: string, count: number, tools: Tools): string => wording.word('thing', tools, thing, count);
