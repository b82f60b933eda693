/** Names of the wire, in one place: what the server says and hears. The shapes are made from the server's own types
 *  (`npm run types`); here they get their short names, and what the schema leaves open is told more exactly. */
import type { components } from './wire.gen';

type Schema = components['schemas'];
type With<Base, Exact> = Omit<Base, keyof Exact> & Exact;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Args = Record<string, Json>;

/** Plain data of what one seat may know; each game has its own shape. */
export type View = { [key: string]: Json };

/** What happened: a key and its arguments. */
export type GameEvent = { key: string } & { [arg: string]: Json };

/** One legal answer; `hint` says what it brings, for the second line of its button. */
export type Option = With<Schema['OptionShown'], { args: Args; hint: Args }>;
export type Ask = With<Schema['AskShown'], { args: Args; options: Option[] }>;
export type Outcome = Schema['Outcome'];
export type ChatLine = Schema['ChatShown'];
export type Window = { key: string; subject: Json; audience: number[]; depth: number; hidden: boolean };
/** A named refusal, the rule it rests on, and arguments for its text. */
export type Refused = { id: string; rule: string | null; args: Args };

export type OptionSpec = With<Schema['OptionSpec'], { values: Json[]; default: Json }>;
export type GameInfo = With<Schema['GameInfo'], { options: OptionSpec[] }>;
export type RuleRow = { id: string; kind: string; engine: boolean; see?: string[] };
export type Rules = { sections: Json[]; rows: RuleRow[] };

export type SeatInfo = Schema['SeatInfo'];
export type TableInfo = With<Schema['TableInfo'], { options: Args }>;
export type Tables = { mine: TableInfo[]; public: TableInfo[] };
export type Pace = TableInfo['pace'];
export type NewTable = With<Partial<Schema['NewTable']>, { game: string; seats: number; options: Args }>;

/** time limits of a table */
export type Clock = Schema['NewClock'];

export type Earlier = With<Schema['Earlier'], { events: GameEvent[] }>;
export type Mark = Schema['Mark'];

/** How a finished game went. */
export type Course = Schema['Course'];
export type TurningPoint = Course['turns'][number];
export type ReplayFrame = With<
  Pick<Schema['ReplayFrame'], 'at' | 'total' | 'view' | 'events' | 'marks'>,
  { view: View; events: GameEvent[] }
>;

type Told = { events: GameEvent[]; asks: Ask[]; acts: Option[]; window: Window | null };
export type ViewMessage = With<Schema['ViewMessage'], Told & { view: View }>;
export type ChangeMessage = With<Schema['ChangeMessage'], Told & { parts: Args }>;
/** What a view and each change have in common. */
export type Standing = Omit<ChangeMessage, 'type' | 'parts'>;

/** The standing orders of one seat, for its own eyes. */
export type Orders = Schema['OrdersShownMessage'];

/** Where answers would lead that were tried out. */
export type Rehearsed = With<Schema['RehearsedMessage'], { view: View; ask: Ask }>;

export type ServerMessage =
  | With<Schema['TableMessage'], { info: TableInfo }>
  | ViewMessage
  | ChangeMessage
  | With<Schema['RefusedMessage'], Refused>
  | Schema['AckMessage']
  | Schema['ChatLineMessage']
  | Schema['AnswerWhyMessage']
  | Rehearsed
  | Orders
  | Schema['RevealMessage']
  | Schema['StoppedMessage']
  | Schema['PongMessage'];

export type ClientMessage = Schema['ClientMessage'];
/** What a client asks for and gets a reply to. */
export type Request = Unsigned<Extract<ClientMessage, { nonce: string }>>;
type Unsigned<Message> = Message extends unknown ? Omit<Message, 'nonce'> : never;
