/** The things of the box by their ids, and the keys of their names and texts. */
import type { Json, Option } from '../../../lib/wire';
import type { Tools } from '../../contract';
import type { AgendaRow, FactionRow, ObjectiveRow, PlanetRow, TechnologyRow, TileRow, UnitRow } from './types';

/** Something that is shown large with its words. */
export interface Thing {
  kind:
    | 'system'
    | 'planet'
    | 'technology'
    | 'strategy'
    | 'action'
    | 'agenda'
    | 'objective'
    | 'note'
    | 'faction'
    | 'ability'
    | 'unit';
  id: string;
  /** whose unit it is */
  seat?: number;
}

export interface Rows {
  /** where the positions of the map lie, as axial hexes (q, r) */
  positions: readonly (readonly [number, number])[];
  tiles: ReadonlyMap<number, TileRow>;
  planets: ReadonlyMap<string, PlanetRow>;
  units: ReadonlyMap<string, UnitRow>;
  technologies: ReadonlyMap<string, TechnologyRow>;
  factions: ReadonlyMap<string, FactionRow>;
  strategies: readonly string[];
  actions: ReadonlySet<string>;
  agendas: ReadonlyMap<string, AgendaRow>;
  objectives: ReadonlyMap<string, ObjectiveRow>;
  notes: ReadonlySet<string>;
  abilities: ReadonlySet<string>;
}

interface Named {
  id: string;
}
interface Data {
  positions?: [number, number][];
  tiles?: TileRow[];
  planets?: PlanetRow[];
  units?: UnitRow[];
  technologies?: TechnologyRow[];
  factions?: FactionRow[];
  strategy_cards?: Named[];
  action_cards?: Named[];
  agendas?: AgendaRow[];
  objectives?: ObjectiveRow[];
  notes?: Named[];
}

const byId = <Row extends Named>(rows: readonly Row[] = []): Map<string, Row> => new Map(rows.map((row) => [row.id, row]));
const known = new WeakMap<object, Rows>();

export function rowsOf(cards: Json): Rows {
  const data = (cards ?? {}) as unknown as Data;
  let rows = known.get(data);
  if (!rows) {
    rows = {
      positions: data.positions ?? [],
      tiles: new Map(data.tiles?.map((row) => [row.number, row])),
      planets: byId(data.planets),
      units: byId(data.units),
      technologies: byId(data.technologies),
      factions: byId(data.factions),
      strategies: data.strategy_cards?.map(({ id }) => id) ?? [],
      actions: new Set(data.action_cards?.map(({ id }) => id)),
      agendas: byId(data.agendas),
      objectives: byId(data.objectives),
      notes: new Set(data.notes?.map(({ id }) => id)),
      abilities: new Set(data.factions?.flatMap(({ abilities }) => abilities)),
    };
    known.set(data, rows);
  }
  return rows;
}

/** `dal_bootha` -> `dal-bootha` */
export const dashed = (id: string): string => id.replaceAll('_', '-');

/** The kind of a ship, whether damaged or not. */
export const plainKind = (unit: string): string => unit.replace('-damaged', '');
export const isDamaged = (unit: string): boolean => unit.endsWith('-damaged');

/** A note goes by its kind and its owner's seat: `ceasefire-3`. */
export function noteOf(name: string): { id: string; owner: number | null } {
  const [, id = name, owner] = /^(.*)-(\d)$/.exec(name) ?? [];
  return { id, owner: owner === undefined ? null : Number(owner) };
}

type Words = Pick<Tools, 't' | 'has'>;

const KEYS: Record<Thing['kind'], string> = {
  system: 'system',
  planet: 'planet',
  technology: 'technology',
  strategy: 'strategy-card',
  action: 'action-card',
  agenda: 'agenda',
  objective: 'objective',
  note: 'note',
  faction: 'faction',
  ability: 'ability',
  unit: 'unit',
};

/** The name of a thing in the reader's language. */
export function nameOf({ kind, id }: Thing, { t, has }: Words): string {
  const key = `${KEYS[kind]}-${dashed(kind === 'note' ? noteOf(id).id : id)}`;
  return has(key) ? t(key) : id;
}

/** Which kind of thing carries this id; options and events name only the id. */
export function thingOf(id: string, rows: Rows): Thing | null {
  const note = noteOf(id).id;
  if (rows.actions.has(id)) return { kind: 'action', id };
  if (rows.technologies.has(id)) return { kind: 'technology', id };
  if (rows.agendas.has(id)) return { kind: 'agenda', id };
  if (rows.objectives.has(id)) return { kind: 'objective', id };
  if (rows.planets.has(id)) return { kind: 'planet', id };
  if (rows.notes.has(note)) return { kind: 'note', id };
  if (rows.abilities.has(id)) return { kind: 'ability', id };
  if (rows.units.has(id)) return { kind: 'unit', id };
  if (rows.strategies.includes(id)) return { kind: 'strategy', id };
  if (rows.factions.has(id)) return { kind: 'faction', id };
  return null;
}

/** What an ability comes from: a part of it is named after a dash (`scheming-discard`). */
export function sourceOf(ability: string, rows: Rows): Thing | null {
  return thingOf(ability, rows) ?? thingOf(ability.split('-')[0] as string, rows);
}

const ARGUMENTS: readonly [string, Thing['kind']][] = [
  ['faction', 'faction'],
  ['technology', 'technology'],
  ['strategy', 'strategy'],
  ['objective', 'objective'],
  ['agenda', 'agenda'],
];

/** The card, faction or ability that an option is about; a planet and a faction may have the same id. */
export function subjectOf({ args }: Option, rows: Rows): Thing | null {
  for (const [name, kind] of ARGUMENTS) if (typeof args[name] === 'string') return { kind, id: args[name] };
  const id = args['card'] ?? args['by'];
  if (typeof id === 'string') return sourceOf(id, rows);
  return typeof args['thing'] === 'string' ? thingOffered(args['thing'], rows) : null;
}

/** The note or card that is part of an offer: `note-ceasefire-0`, `card-spy`; null for goods and commodities. */
export function thingOffered(thing: string, rows: Rows): Thing | null {
  const [, id] = /^(?:note|card)-(.*)$/.exec(thing) ?? [];
  return id === undefined ? null : sourceOf(id, rows);
}

/** What a thing does, paragraph by paragraph, each with its head where it has one. */
export function textsOf(thing: Thing, rows: Rows, { t, has }: Words): { head: string; text: string }[] {
  const id = dashed(thing.kind === 'note' ? noteOf(thing.id).id : thing.id);
  const found = (key: string, head = ''): { head: string; text: string }[] => (has(key) ? [{ head, text: t(key) }] : []);
  switch (thing.kind) {
    case 'strategy':
      return [
        ...found(`strategy-card-${id}-primary`, t('board-primary')),
        ...found(`strategy-card-${id}-secondary`, t('board-secondary')),
      ];
    case 'agenda':
      return [
        ...found(`agenda-${id}-text`),
        ...found(`agenda-${id}-for`, t('outcome-for')),
        ...found(`agenda-${id}-against`, t('outcome-against')),
      ];
    case 'faction':
      return (rows.factions.get(thing.id)?.abilities ?? []).flatMap((ability) =>
        found(`ability-${dashed(ability)}-text`, t(`ability-${dashed(ability)}`)),
      );
    case 'technology':
      return [...found(`technology-${id}-text`), ...found(`unit-${id}-text`)].slice(0, 1);
    case 'system': {
      const tile = rows.tiles.get(Number(thing.id));
      return tile?.anomaly ? found(`anomaly-${dashed(tile.anomaly)}-text`, t(`anomaly-${dashed(tile.anomaly)}`)) : [];
    }
    case 'planet':
      return [];
    default:
      return found(`${KEYS[thing.kind]}-${id}-text`);
  }
}

/** The row of values of a player's unit of a kind: the faction's own, or the generic one, with the player's upgrades. */
export function unitRow(
  kind: string,
  faction: string | null,
  technologies: readonly string[],
  rows: Rows,
): UnitRow | undefined {
  const row = faction === null ? undefined : rows.factions.get(faction);
  if (kind === 'flagship') return row && rows.units.get(row.flagship);
  const upgrade = technologies
    .map((id) => rows.technologies.get(id))
    .find((technology) => technology?.unit === kind);
  const owned = upgrade && rows.units.get(upgrade.id);
  const own = row?.units.map((id) => rows.units.get(id)).find((unit) => unit?.kind === kind);
  return owned ?? own ?? rows.units.get(kind);
}
