/** Cards, sheets and technologies by their ids, and the keys of their names and texts. */
import type { Json } from '../../../lib/wire';
import type { Tools } from '../../contract';
import type { AlienRow, CardKind, CardRow, TechnologyRow } from './types';
import { wording } from './wording';

/** Something with a text: a card, a sheet, a technology, a destiny card, or what I have seen of a hand. */
export interface Thing {
  kind: 'card' | 'alien' | 'technology' | 'destiny' | 'seen';
  id: string;
  /** whose sheet, technology or hand it is */
  seat?: number;
}

export interface Rows {
  cards: ReadonlyMap<string, CardRow>;
  aliens: ReadonlyMap<string, AlienRow>;
  technologies: ReadonlyMap<string, TechnologyRow>;
  /** flares for whose wild use one is not asked until one says so */
  unasked: ReadonlySet<string>;
  /** by window that is let pass from the start: the flares with a wild use there */
  quiet: ReadonlyMap<string, readonly string[]>;
}

const known = new WeakMap<object, Rows>();

export function rowsOf(cards: Json): Rows {
  const data = (cards ?? {}) as unknown as {
    cards?: CardRow[];
    aliens?: AlienRow[];
    technologies?: TechnologyRow[];
    unasked?: string[];
    quiet?: Record<string, string[]>;
  };
  let rows = known.get(data);
  if (!rows) {
    rows = {
      cards: new Map(data.cards?.map((row) => [row.name, row])),
      aliens: new Map(data.aliens?.map((row) => [row.id, row])),
      technologies: new Map(data.technologies?.map((row) => [row.id, row])),
      unasked: new Set(data.unasked),
      quiet: new Map(Object.entries(data.quiet ?? {})),
    };
    known.set(data, rows);
  }
  return rows;
}

/** `anti_matter` -> `anti-matter` */
export const dashed = (id: string): string => id.replaceAll('_', '-');

export function kindOf(card: string): CardKind {
  const word = card.split('-')[0] as string;
  return ['attack', 'negotiate', 'morph', 'reinforcement', 'flare'].includes(word) ? (word as CardKind) : 'artifact';
}

/** The number on an attack or a reinforcement. */
export function valueOf(card: string): number | null {
  const [, value] = /^(?:attack|reinforcement)-(\d+)$/.exec(card) ?? [];
  return value === undefined ? null : Number(value);
}

export const cardName = (card: string, tools: Tools): string => wording.word('card', tools, card);
export const alienName = (alien: string, tools: Tools): string => wording.word('alien', tools, alien);
export const technologyName = (id: string, tools: Tools): string => wording.word('technology', tools, id);
/** The name of an ability, with the part of it that is used. */
export const abilityName = (ability: string, tools: Tools): string => wording.word('ability', tools, ability);

/** What an ability comes from: `hacker-pay` is the sheet, `wild-zombie` the flare, `plague` the card. */
export function sourceOf(ability: string, rows: Rows): Thing | null {
  const [first = '', second = ''] = ability.split('-');
  if (first === 'wild' || first === 'super') {
    const classic = `flare-${second}-classic`;
    return { kind: 'card', id: ability.endsWith('classic') && rows.cards.has(classic) ? classic : `flare-${second}` };
  }
  if (rows.cards.has(ability)) return { kind: 'card', id: ability };
  if (rows.aliens.has(first)) return { kind: 'alien', id: first };
  if (rows.technologies.has(first)) return { kind: 'technology', id: first };
  return null;
}

/** What a thing does, paragraph by paragraph. */
export function thingTexts(thing: Thing, { t, has, cards }: Pick<Tools, 't' | 'has' | 'cards'>): { head: string; text: string }[] {
  const id = dashed(thing.id);
  const plain = (key: string): { head: string; text: string }[] => (has(key) ? [{ head: '', text: t(key) }] : []);
  switch (thing.kind) {
    case 'alien':
      return plain(`alien-${id}-text`);
    case 'technology':
      return plain(`tech-${id}-text`);
    case 'destiny':
      return plain(`destiny-${id}-text`);
    case 'seen':
      return [];
    case 'card': {
      if (kindOf(thing.id) !== 'flare') {
        const value = valueOf(thing.id);
        return plain(value === null ? `card-${id}-text` : `card-${kindOf(thing.id)}-text`);
      }
      const uses = ['wild', 'super'].map((which) => ({ head: t(`${id}.${which}`), text: t(`${id}-${which}`) }));
      return rowsOf(cards).unasked.has(thing.id) ? [...uses, ...plain('flare-unasked')] : uses;
    }
  }
}
