/**
 * The contract between the frame and the board of a game.
 *
 * A game lives in `web/src/games/<game>/` (the id with `_` for `-`: `space-base` -> `space_base`). Its `index.ts`
 * exports the members of `GameModule` by name. The frame imports it lazily, when a table of that game is opened, together with
 * `<game>.ftl`, `<game>-names.ftl` and `<game>-cards.ftl`; `<game>-rules.ftl` comes when the rules drawer is opened. Nothing else of the
 * client knows a game by name. Beside `index.ts` lies `cover.svg`, the picture on the home page.
 *
 * The frame draws: top bar, decision panel with all options as buttons, log, chat, rules drawer, curtain, result.
 * The board draws: everything on the table, one's own things along the bottom, the others small and open on
 * a click, a card large on hover, focus or tap. It holds no rules: it lights what `asks` offers, and nothing else.
 *
 * Look: colours, type and spacing only through the tokens of `src/tokens.css`; a board is always drawn by night. Amber (`--amber`)
 * means "your move" and nothing else: with 2.5 px and more it is for options only. Seats by `<SeatMark seat={n} />` from
 * `lib/ui` (colour and shape). Drawings come from `lib/art` and the game's own `art`. Motion 120 to 650 ms by transform
 * and opacity, none when `reduced`.
 */
import type { Component } from 'svelte';
import type { Runner } from '../lib/runner';
import type { Sound } from '../lib/sound';
import type { Ask, GameEvent, Json, Option, Outcome, View } from '../lib/wire';

export type FluentArgs = Record<string, string | number>;

/** The text of a Fluent key in the reader's language. Reactive: a template that calls it follows the language.
 *  An attribute is read as `t('rule-SB-8-11.topic')`. An unknown key gives the key itself. */
export type Translate = (key: string, args?: FluentArgs) => string;

/** What a game needs to turn plain data into words. */
export interface Tools {
  t: Translate;
  /** whether the key has a text in the languages loaded */
  has(key: string): boolean;
  /** by seat; the viewer is called by name too, not "you" */
  names: readonly string[];
  /** static rows of the game, as GET /api/games/{game}/cards gives them; null where a game has none */
  cards: Json;
  /** joins words as the language does: "a, b and c" */
  list(words: readonly string[]): string;
}

export interface BoardProps extends Tools {
  view: View;
  /** whose eyes: my own seat (drawn large, along the bottom), or null for an onlooker */
  seat: number | null;
  /** the open asks of `seat`; empty when others decide, for onlookers and in a replay */
  asks: readonly Ask[];
  /** id of the option that is hovered or focused, in the decision panel or on the board */
  hovered: string | null;
  /** Every clickable element that answers carries data-option="<option id>", can be focused and answers to Enter and
   *  Space. Choosing calls `onanswer`, hover and focus call `onhover` with the id, leaving calls it with null. Where the
   *  game `asksFirst`, the frame shows the choice and asks; `sure` says that the player has just seen it in full. */
  onanswer(option: Option, sure?: boolean): void;
  onhover(option: string | null): void;
  /** a click on a thing that is not lit may ask why: the frame shows the rule as a sentence */
  onwhy(option: string): void;
  /** opens the rules drawer at this row (`SB-8.11`) or section (`SB-8`) */
  onrule(rule: string): void;
  /** the newest change, for animations: a new array with each change, empty after the first view and when seeking */
  events: readonly GameEvent[];
  /** what has happened since the viewer's last decision, of an earlier visit too */
  news: readonly GameEvent[];
  /** all that is known of what has happened, oldest first; nothing where the frame keeps no log */
  log?: readonly GameEvent[];
  /** when the time for a decision or a negotiation ends, in ms since 1970; null without a limit */
  deadline?: number | null;
  /** what is drafted on the board and not yet sent; null for onlookers and in a replay */
  draft?: Drafting | null;
  /** no motion: the system or the player asked for it */
  reduced: boolean;
  /** the box is narrower than 720 px (phone): lay out in one column */
  compact: boolean;
}

/** Answers that are chosen and not yet given. The view and the question that a game is shown are those to which they lead. */
export interface Drafting {
  answers: readonly string[];
  /** nothing can be answered just now: the server is trying them out, or the question is too young */
  busy: boolean;
  /** Drafts these answers instead; what is not offered any more is dropped. */
  set(answers: readonly string[]): void;
  /** Lets somebody answer the coming questions, from the real one that is open. */
  run(runner: Runner): void;
  /** somebody does */
  running: boolean;
}

/** What a game draws in the decision panel instead of a list of options. */
export interface PanelProps extends Tools {
  view: View;
  ask: Ask;
  seat: number;
  draft: Drafting;
  hovered: string | null;
  onanswer(option: Option): void;
  onhover(option: string | null): void;
}

/** One line about a player, used by the frame where seats are listed (result page). */
export interface GlanceProps extends Tools {
  view: View;
  seat: number;
}

/** An option among its like. */
export interface Gathered {
  /** the same for all of the row */
  of: string;
  title: string;
  /** what is to be known of all of them; empty where there is nothing */
  note: string;
  /** on the button, short: what this one differs by */
  text: string;
  /** it costs more than its like, and stands out: the hint says what */
  grave?: boolean;
}

/** What a player must not miss: it stays until it is clicked away. */
export interface StoryCard {
  tone: 'bad' | 'good' | 'plain';
  /** the name of the card or of what happened */
  title: string;
  /** what it says or does */
  text: string;
  /** what it means for this player now */
  effect?: string;
  /** who did it */
  seat?: number | null;
}

/** A thing that a line of the log names. */
export interface Named {
  /** as it stands in the text */
  name: string;
  /** for `Card` */
  id: string;
}

/** A card or another thing in full, opened from the log or before a choice. */
export interface CardProps extends Tools {
  id: string;
  view: View | null;
}

/** What stands on an option's button, where a game draws it. */
export interface AnswerProps extends Tools {
  option: Option;
  view: View;
  /** what the button would say in words */
  text: string;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** draws the buttons of options for which `drawsAnswer` is true */
  Answer?: Component<AnswerProps>;
  drawsAnswer?(option: Option): boolean;
  Card?: Component<CardProps>;

  /** The things that an event's line names; their names open their cards. */
  names?(event: GameEvent, tools: Tools): readonly Named[];

  /** The question as the game draws it in the decision panel, where `panels` is true; the list of buttons is folded then. */
  Panel?: Component<PanelProps>;
  panels?(ask: Ask): boolean;

  /** Whether the question is answered on the board above all: on a phone it leaves the board more room. */
  boardFirst?(ask: Ask, drafted: readonly string[]): boolean;

  /** Whether an answer is only drafted: it is tried out, and sent with those that follow. */
  drafts?(option: Option, ask: Ask, view: View): boolean;

  /** Whether a click on the board with this option is asked about first: it is final, or cannot be taken back. */
  asksFirst?(option: Option, ask: Ask | null): boolean;

  /** Whether an answer ends my turn, or hands on what cannot be taken back: it is held for a moment before it is sent. */
  endsTurn?(option: Option, ask: Ask, view: View): boolean;

  /** Whether these events are a roll of my own: it is shown when I press the button. */
  rolls?(events: readonly GameEvent[], seat: number | null): boolean;

  /** A change in the parts in which it is told, one after the other; the board is brought up to date with the last.
   *  Default: all at once. */
  beats?(events: readonly GameEvent[]): readonly (readonly GameEvent[])[];

  /** How long these events hold, as a share of the usual. Default: 1 where another seat acts, 0 else. */
  weight?(events: readonly GameEvent[], seat: number | null): number;

  /** What the player of this seat must not miss of an event: bad news, a result; null for everything else. */
  tells?(event: GameEvent, seat: number | null, view: View, tools: Tools, log?: readonly GameEvent[]): StoryCard | null;

  /** The sound of an event; null where it has none. */
  sounds?(event: GameEvent): Sound | null;

  /** Whose turn it is, where the game has turns: "your turn" is said of that one alone. */
  turn?(view: View): number | null;

  /** Whether this is the last round: it is said clearly. */
  last?(view: View): boolean;

  Glance?: Component<GlanceProps>;

  /** Arguments of `ask-<key>`, `option-<key>`, `event-<key>` as Fluent can show them: `seat: 1` -> the name,
   *  `card: "L1-9890"` -> the card's name, lists -> joined words, numbers stay numbers. `key` is the whole Fluent key
   *  (`event-bought`). The frame already turns `seat` and `seats` into names (see `lib/words.ts`); whatever
   *  this returns wins. */
  describe(key: string, args: Record<string, Json>, tools: Tools): FluentArgs;

  /** Two events of one player and kind as one line of the log, where they go together; null where they do not. */
  join?(one: GameEvent, other: GameEvent): GameEvent | null;

  /** Whether an event belongs to the gist of the story: what somebody who was away wants to know. Where a game tells,
   *  the log can be cut down to that. */
  gist?(event: GameEvent): boolean;

  /** "Why not the others?": the things of the board that a player might expect to choose in this ask (each ship of
   *  the shipyard, for instance), whether legal or not. The frame drops the legal ones and asks the server about the
   *  rest. Ids as the kernel would make them. */
  options(view: View, ask: Ask): Option[];

  /** The second line of an option's button, what it brings. Without it the frame joins `hint-<name>` ($count) for
   *  each name of `option.hint`. */
  hint?(option: Option, tools: Tools): string;

  /** The order of the option buttons; default: as the ask lists them. */
  arrange?(ask: Ask, view?: View): Option[];

  /** Options that can only hurt the player's own side: they stand behind "more". */
  folded?(option: Option, ask: Ask, view: View): boolean;

  /** Whether the board offers all that can be chosen here in its own way: then the list of buttons is folded, so that
   *  every choice stands once. */
  drawsAsk?(ask: Ask): boolean;

  /** The cards that a player reads before the game begins for them: their alien. Empty once it is under way. */
  reads?(view: View, seat: number | null): readonly string[];

  /** Keys of options that end the choosing, besides `pass` and `done`: they come last, and stay in reach below a long
   *  list. */
  ends?: readonly string[];

  /** The cards that a kind of window is for which may be let pass; nothing where it is for many. */
  usedIn?(window: string, tools: Tools): readonly string[];

  /** The cards I hold about which I am not asked anywhere, because I let all their windows pass. */
  silent?(view: View, seat: number | null, acts: readonly Option[], tools: Tools): readonly string[];

  /** Standing orders that pass not only now but for a while: in a window they stand beside passing. */
  passes?: readonly string[];

  /** Standing orders that would have spared this question: they stand below it. */
  spares?(ask: Ask): readonly string[];

  /** What an option has in common with others that differ in one thing alone (how many ships, against whom): they stand
   *  in one row, under what they share. null where it stands for itself; so does one that has no company. */
  gather?(option: Option, tools: Tools): Gathered | null;

  /** Round or phase for the top bar, in words. Default: `bar-round` with the table's round. */
  status?(view: View, tools: Tools): string;

  /** True when the board pans and zooms itself: then the frame leaves that to it on a phone. */
  zooms?: boolean;

  /** Points by seat, for the chart and the scores on the result page. */
  points?(view: View): number[];

  /** True when this view holds things that others at the same device must not see: then the curtain falls before it
   *  is drawn. Default: true. */
  secrets?(view: View): boolean;

  /** Words about how it ended, one sentence. Default: `outcome-<reason>` of `<game>.ftl` ($score of the winners), else
   *  nothing. What the game is won by is called `score` there, with `.course` (over rounds) and `.count` ($count). */
  ending?(outcome: Outcome, tools: Tools): string;
}
