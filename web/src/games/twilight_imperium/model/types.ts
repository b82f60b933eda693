/** The view of Twilight Imperium and the static rows, as the engine gives them. */

export type Trait = '' | 'cultural' | 'hazardous' | 'industrial';
export type Colour = 'blue' | 'green' | 'yellow' | 'red' | 'unit_upgrade' | 'none';
export type Anomaly = '' | 'asteroid_field' | 'supernova' | 'nebula' | 'gravity_rift';
export type Wormhole = 'alpha' | 'beta' | 'delta';
export type Pool = 'tactic' | 'fleet' | 'strategy';
/** Units by kind; a damaged ship is a kind of its own (`carrier-damaged`). */
export type Units = Readonly<Record<string, number>>;

export interface PlanetState {
  owner: number | null;
  ready: boolean;
  infantry: number;
  pds: number;
  space_dock: number;
  landed: number;
  resources: number;
  influence: number;
  attached: readonly string[];
}

export interface SystemState {
  system: number;
  position: number;
  units: Readonly<Record<string, Units>>;
  tokens: readonly number[];
  planets: Readonly<Record<string, PlanetState>>;
  wormholes: readonly Wormhole[];
}

export interface Player {
  seat: number;
  faction: string | null;
  home: number | null;
  points: number;
  eliminated: boolean;
  tactic: number;
  fleet: number;
  strategy: number;
  reinforcements: number;
  goods: number;
  commodities: number;
  technologies: readonly { technology: string; ready: boolean }[];
  cards: readonly { strategy: string; ready: boolean }[];
  actions: number;
  seen: readonly string[];
  secrets: number;
  notes: number;
  notes_seen: readonly string[];
  notes_up: readonly string[];
  reserve: Units;
  returning: number;
  promises: readonly (readonly [number, string])[];
}

/** The chances of a fight under way or planned; the active player attacks. */
export interface FightOdds {
  kind: 'space' | 'ground';
  foe: number;
  planet: string | null;
  attacker: number;
  defender: number;
  draw: number;
  /** else found by fighting many times */
  exact: boolean;
}

/** A planet of the active system that could be taken, and the chance by how many infantry land: first that of one. */
export interface Landing {
  planet: string;
  owner: number | null;
  infantry: number;
  pds: number;
  win: readonly number[];
}

/** A ship kind that can come, and by which systems. */
export interface Comer {
  system: number;
  unit: string;
  count: number;
  capacity: number;
  route: readonly number[];
  rifts: number;
}

/** The drafted movement as the server reckons it for its player. */
export interface Movement {
  ships: readonly Comer[];
  stuck: readonly { system: number; why: 'token' | 'far' }[];
  aboard: readonly { system: number; unit: string; room: number; cargo: readonly (readonly [number | string, string, number])[] }[];
  fleet: { used: number; of: number };
  rift: { dice: number; lost: number } | null;
  cannons: readonly { seat: number; dice: readonly (readonly [number, number])[]; hit: number }[];
  stay: readonly (readonly [string, number])[];
  landings: readonly Landing[];
  custodians: { cost: number; payable: boolean } | null;
}

/** What counts for an objective: how many it takes, and how many each seat has (null: not known to me). */
export interface Progress {
  need: number;
  have: readonly (number | null)[];
}

export interface TwilightView {
  seats: number;
  turn: {
    round: number;
    phase: string;
    step: string;
    turn: number;
    active: number;
    speaker: number;
    /** the seats around the map, clockwise */
    ring: readonly number[];
    passed: readonly number[];
    order: readonly number[];
    goal: number;
    strategy: string | null;
    custodians: boolean;
  };
  systems: readonly SystemState[];
  action: {
    system: number | null;
    combat: string | null;
    foe: number | null;
    round: number;
    planet: string | null;
    retreating: number | null;
    hits: readonly number[];
    dice: readonly number[];
  };
  objectives: {
    public: readonly string[];
    scored: readonly (readonly string[])[];
    stage_1: number;
    stage_2: number;
  };
  agenda: {
    agenda: string | null;
    number: number;
    votes: readonly number[];
    voted: readonly (string | null)[];
    /** seat, card or ability, outcome */
    predictions: readonly (readonly [number, string, string])[];
    laws: readonly { agenda: string; owner: number | null; planet: string | null }[];
  };
  decks: {
    action: number;
    discard: readonly string[];
    played: readonly string[];
    agenda: number;
    agenda_discard: readonly string[];
    agendas_known: readonly string[];
    secret: number;
    bounty: Readonly<Record<string, number>>;
  };
  hand: { cards: readonly string[]; secrets: readonly string[]; notes: readonly string[] };
  draft: {
    cards: readonly string[];
    moving: readonly (readonly [number, string, number])[];
    cargo: readonly (readonly [number | string, string, number])[];
    bought: readonly (readonly [string, number])[];
    paying: readonly string[];
    goods: number;
    /** places at the map while they are drafted */
    places: readonly { number: number; position: number; seat: number | null }[];
    /** the terms that were proposed before a counter-offer */
    last_offer: Readonly<Record<string, number>>;
    offer: Readonly<Record<string, number>>;
    proposer: number | null;
    partner: number | null;
    tiles: readonly (readonly number[])[];
  };
  players: readonly Player[];
  /** reckoned by the server for people */
  odds?: readonly FightOdds[];
  movement?: Movement | null;
  /** the planets that can be landed on, while ground forces are committed */
  landing?: readonly Landing[] | null;
  progress?: Readonly<Record<string, Progress>>;
  /** who has yet to vote, in order, and how many votes each is good for */
  ballots?: readonly { seat: number; votes: number }[];
}

export interface TileRow {
  number: number;
  kind: string;
  planets: readonly string[];
  anomaly: Anomaly;
  wormholes: readonly Wormhole[];
  faction: string;
}

export interface PlanetRow {
  id: string;
  tile: number;
  resources: number;
  influence: number;
  trait: Trait;
  specialty: '' | 'blue' | 'green' | 'yellow' | 'red';
}

export interface Dice {
  hit: number;
  dice: number;
  range: number;
}

export interface UnitRow {
  id: string;
  kind: string;
  level: number;
  cost: number;
  produced: number;
  combat: Dice | null;
  move: number;
  capacity: number;
  sustain: boolean;
  barrage: Dice | null;
  bombardment: Dice | null;
  cannon: Dice | null;
  shield: boolean;
  production: number;
}

export interface TechnologyRow {
  id: string;
  colour: Colour;
  prerequisites: readonly Colour[];
  use: string;
  unit: string | null;
  faction: string;
}

export interface FactionRow {
  id: string;
  home_tile: number;
  planets: readonly string[];
  commodities: number;
  technologies: readonly string[];
  abilities: readonly string[];
  flagship: string;
  own_technologies: readonly string[];
  note: string;
  units: readonly string[];
}

export interface AgendaRow {
  id: string;
  kind: 'law' | 'directive';
  vote: string;
  restriction: string;
}

export interface ObjectiveRow {
  id: string;
  deck: 'stage_1' | 'stage_2' | 'secret';
  points: number;
  phase: string;
  check: string;
  count: number;
}
