/** The card rows of the server as a lookup, with every field filled in. */
import type { Json } from '../../../lib/wire';
import type { Ability, Card, Colony, Face, Resource, Reward, Ship, Slots } from './types';
import { RESOURCES } from './types';

type Row = Record<string, Json>;

export type Cards = ReadonlyMap<string, Card>;

const indexed = new WeakMap<object, Cards>();
const NONE: Cards = new Map();

/** The lookup for what GET /api/games/space-base/cards gave. */
export function indexCards(rows: Json): Cards {
  if (rows === null || typeof rows !== 'object' || Array.isArray(rows)) return NONE;
  let cards = indexed.get(rows);
  if (!cards) {
    const found = new Map<string, Card>();
    for (const row of list(rows.ships)) found.set(text(row.id), ship(row));
    for (const row of list(rows.colonies)) found.set(text(row.id), colony(row));
    indexed.set(rows, (cards = found));
  }
  return cards;
}

export function isColony(id: string): boolean {
  return id.startsWith('colony-');
}

/** The Fluent key of a card's name. */
export function nameKey(id: string): string {
  return isColony(id) ? id : `ship-${id}`;
}

/** How many charges fit on the slots that count at a table of this size. */
export function capacity(slots: Slots, seats: number): number {
  return slots.by_players?.[seats - 2] ?? slots.count;
}

/** The charges that one use takes. */
export function needed(slots: Slots, seats: number): number {
  return slots.linked ? capacity(slots, seats) : 1;
}

export function resources(reward: Reward): [Resource, number][] {
  return RESOURCES.filter((name) => reward[name] !== 0).map((name) => [name, reward[name]]);
}

export function addRewards(faces: readonly Face[]): Record<Resource, number> {
  const sum = { credits: 0, income: 0, vp: 0 };
  for (const face of faces) for (const [name, count] of resources(face.reward)) sum[name] += count;
  return sum;
}

function ship(row: Row): Ship {
  return {
    kind: 'ship',
    id: text(row.id),
    cls: text(row.cls),
    level: number(row.level),
    sector: number(row.sector),
    cost: number(row.cost),
    station: face(row.station),
    deployed: face(row.deployed),
  };
}

function colony(row: Row): Colony {
  return {
    kind: 'colony',
    id: text(row.id),
    cls: text(row.cls),
    sector: number(row.sector),
    cost: number(row.cost),
    vp: number(row.vp),
  };
}

function face(value: Json | undefined): Face {
  const row = object(value);
  return {
    reward: reward(row.reward),
    slots: row.slots ? slots(object(row.slots)) : null,
    ability: row.ability ? ability(object(row.ability)) : null,
  };
}

function reward(value: Json | undefined): Reward {
  const row = object(value);
  return {
    credits: number(row.credits),
    income: number(row.income),
    vp: number(row.vp),
    arrow: text(row.arrow) as Reward['arrow'],
    claim: pairs(row.claim),
    buy: number(row.buy),
  };
}

function slots(row: Row): Slots {
  const players = numbers(row.by_players);
  return { count: number(row.count), linked: row.linked === true, by_players: players.length ? players : null };
}

function ability(row: Row): Ability {
  return {
    colour: text(row.colour) as Ability['colour'],
    when: dashed(row.when),
    effect: dashed(row.effect),
    amounts: numbers(row.amounts),
    sectors: numbers(row.sectors),
    cards: pairs(row.cards),
    gain: reward(row.gain),
    amount: number(row.amount),
    buy: number(row.buy),
    move: number(row.move),
    zone: text(row.zone) as Ability['zone'],
  };
}

function object(value: Json | undefined): Row {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}

function list(value: Json | undefined): Row[] {
  return Array.isArray(value) ? value.map(object) : [];
}

function number(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function dashed(value: Json | undefined): string {
  return text(value).replaceAll('_', '-');
}

function numbers(value: Json | undefined): number[] {
  return Array.isArray(value) ? value.map(number) : [];
}

function pairs(value: Json | undefined): [number, number][] {
  return Array.isArray(value) ? value.map(numbers).map(([level = 0, count = 0]) => [level, count]) : [];
}
