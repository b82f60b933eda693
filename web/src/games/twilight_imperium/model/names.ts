/** Things of the game in words: systems, units, cards, abilities, outcomes, what changes hands. */
import type { Json } from '../../../lib/wire';
import type { Tools } from '../../contract';
import { dashed, isDamaged, nameOf, noteOf, plainKind, rowsOf, sourceOf, thingOf } from './rows';

type Words = Pick<Tools, 't' | 'has'>;

/** "Wellon (19)" */
export const systemName = (system: number, { t }: Pick<Tools, 't'>): string =>
  t('system-of', { name: t(`system-${system}`), number: String(system) });

export const planetName = (id: string, tools: Words): string => nameOf({ kind: 'planet', id }, tools);

/** "carrier", "carrier (damaged)" */
export function unitName(unit: string, { t }: Pick<Tools, 't'>): string {
  const name = t(`kind-${dashed(plainKind(unit))}`);
  return isDamaged(unit) ? t('unit-damaged', { units: name }) : name;
}

/** "2 carriers", "1 carrier (damaged)" */
export function unitCount(unit: string, count: number, { t }: Pick<Tools, 't'>): string {
  const units = t(`kind-${dashed(plainKind(unit))}.count`, { count });
  return isDamaged(unit) ? t('unit-damaged', { units }) : units;
}

export const unitWords = (units: Readonly<Record<string, number>>, tools: Pick<Tools, 't' | 'list'>): string =>
  tools.list(Object.entries(units).map(([unit, count]) => unitCount(unit, count, tools)));

/** "Ceasefire (Orion)" */
export function noteName(note: string, tools: Tools): string {
  const { id, owner } = noteOf(note);
  const name = nameOf({ kind: 'note', id }, tools);
  return owner === null ? name : tools.t('note-of', { name, owner: tools.names[owner] ?? '' });
}

/** The name of a card, whatever kind it is; a note with its owner, for there is one of each colour. */
export function cardName(id: string, tools: Tools): string {
  const thing = thingOf(id, rowsOf(tools.cards));
  if (thing?.kind === 'note') return noteName(id, tools);
  return thing ? nameOf(thing, tools) : id;
}

/** The name of what is used, with the part of it: `scheming-discard`. */
export function abilityName(ability: string, tools: Tools): string {
  const source = sourceOf(ability, rowsOf(tools.cards));
  if (!source) return tools.has(`token-${dashed(ability)}`) ? tools.t(`token-${dashed(ability)}`) : ability;
  const name = source.kind === 'note' ? noteName(source.id, tools) : nameOf(source, tools);
  const [, part = ''] = /^[^-]*-(.*)$/.exec(ability) ?? [];
  const key = `ability-part-${part}`;
  return part && tools.has(key) ? `${name}: ${tools.t(key)}` : name;
}

/** What is paid for: an objective, a strategy card, an ability, the custodians; or production. */
export function reasonName(why: string, tools: Tools): string {
  const known = sourceOf(why, rowsOf(tools.cards)) ?? tools.has(`token-${dashed(why)}`);
  return known ? abilityName(why, tools) : tools.t(`unit-ability-${why}`);
}

/** What is voted for: for, against, a player, a planet, a card. */
export function outcomeName(outcome: string, tools: Tools): string {
  const [, seat] = /^player-(\d)$/.exec(outcome) ?? [];
  if (seat !== undefined) return tools.names[Number(seat)] ?? '';
  return outcome === 'for' || outcome === 'against' ? tools.t(`outcome-${outcome}`) : cardName(outcome, tools);
}

/** Something in an offer: `trade-goods`, `commodities`, `note-ceasefire-0`, `card-spy`. */
export function termName(thing: string, count: number, tools: Tools): string {
  const [, id] = /^(?:note|card)-(.*)$/.exec(thing) ?? [];
  return id === undefined ? tools.t(`thing-${thing}`, { count }) : cardName(id, tools);
}

/** The strategy cards with trade goods on them, in words, and how many there are. */
export function bounties(goods: Json, tools: Tools): { goods: string; count: number } {
  const cards = rowsOf(tools.cards).strategies.flatMap((id, at) => {
    const count = Array.isArray(goods) ? Number(goods[at]) : 0;
    return count ? [`${nameOf({ kind: 'strategy', id }, tools)} (${count})`] : [];
  });
  return { goods: tools.list(cards), count: cards.length };
}
