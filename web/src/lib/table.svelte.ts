/** One table as this device sees it: who sits there, what lies on it, and what may be said to it. */
import { loadGame, type LoadedGame } from '../games';
import type { Drafting, StoryCard, Tools } from '../games/contract';
import { api, Refusal } from './api';
import { Draft } from './draft.svelte';
import { decide, decidedAt, hasRead, noteRead } from './decided';
import { Held } from './held.svelte';
import { t, texts } from './i18n.svelte';
import { prefs } from './prefs.svelte';
import { seatNames } from './seats';
import { inOrder, type Runner } from './runner';
import { promise, remember, shareOf, toPromise } from './shares';
import { before, changed, opened, type SeatState } from './reduce';
import { TableSocket, type Link } from './socket';
import { sound } from './sound';
import { Telling } from './telling.svelte';
import { askText } from './words';
import type {
  Ask,
  ChangeMessage,
  ChatLine,
  GameEvent,
  Option,
  Orders,
  Refused,
  ServerMessage,
  TableInfo,
  ViewMessage,
} from './wire';

/** more than these nobody reads */
const CARDS = 4;
/** clocks of two computers may differ by so much, in ms */
const TICK = 1000;
/** so many moments are kept; they share what did not change between them */
const PAST = 1500;

export class TableStore {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<LoadedGame | null>(null);
  state = $state.raw<SeatState | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** standing orders of the seat we look from; null until the server has told them */
  orders = $state.raw<Orders | null>(null);
  link = $state<Link>('connecting');
  /** the table cannot be shown, and why */
  problem = $state.raw<Refused | null>(null);
  /** the last thing that was refused, until it is read or overtaken */
  notice = $state.raw<Refused | null>(null);
  /** an answer is on its way */
  busy = $state(false);
  /** the number of the first event after the last decision here, also of an earlier visit; null where there was none */
  decided = $state<number | null>(null);
  /** the seat to which the device is to be handed before it is shown */
  curtain = $state<number | null>(null);

  /** what I read before the game begins for me */
  reading = $state.raw<readonly string[]>([]);
  /** what must not be missed, until it is seen */
  cards = $state.raw<readonly StoryCard[]>([]);
  /** the last of them, to be opened again */
  lastCard = $state.raw<StoryCard | null>(null);
  /** what this page has seen of the game, to look back at; the last is now */
  past = $state.raw<readonly SeatState[]>([]);
  /** since when a seat's player has been away */
  away = $state.raw<ReadonlyMap<number, number>>(new Map());

  /** the answer that ends my turn, for the moment in which it can be taken back */
  readonly held = new Held();

  /** answers that are chosen and not yet given */
  readonly draft = new Draft({
    rehearse: async (ask, answers) => {
      const reply = await this.#socket.request({ type: 'rehearse', seat: ask.seat, ask: ask.id, answers: [...answers] });
      if (!reply.ok) this.notice = reply.refused;
      return reply.ok ? (reply.tried ?? null) : null;
    },
    changed: () => (this.notice = null),
  });
  /** who answers the coming questions for the player, the last first, each with what has happened since it began */
  #runners = $state.raw<readonly { runner: Runner; events: GameEvent[] }[]>([]);
  /** the question that was answered last: until the next one comes, it still lies there */
  #given: string | null = null;

  readonly telling = new Telling({
    game: () => this.game?.module,
    seat: () => this.state?.seat ?? null,
    pace: () => this.info?.pace ?? 'instant',
    mayWait: () => !this.info?.decision_seconds && !this.played,
    show: (message) => this.#show(message),
    caughtUp: () => this.#ask(),
  });

  #socket: TableSocket;
  #closed = false;
  /** whom the device was handed to last */
  #holder: number | null = null;
  /** the last question that was answered here */
  #answered = '';

  constructor(id: string) {
    this.id = id;
    this.decided = decidedAt(id);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#socket = new TableSocket(`${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}`, {
      message: (message) => this.#hear(message),
      link: (link) => this.#linked(link),
    });
  }

  /** Connects, and fetches what is needed to draw. Before the start the seats are enough; the board may come later. */
  async open(): Promise<void> {
    try {
      const info = await api.table(this.id);
      const loading = this.#load(info.game);
      if (info.state === 'open') loading.catch(() => undefined);
      else await loading;
      if (this.#closed) return;
      this.info = info;
      // Several people at this device: look as an onlooker first, so that nobody's cards flash up.
      this.#socket.open(this.#eyes);
    } catch (error) {
      this.#fail(error);
    }
  }

  async #load(game: string): Promise<void> {
    this.game ??= await loadGame(game);
  }

  #fail(error: unknown): void {
    this.problem = error instanceof Refusal ? error.refused : { id: 'server-error', rule: null, args: {} };
  }

  close(): void {
    this.#closed = true;
    this.telling.stop();
    this.held.goOn();
    this.#socket.close();
  }

  /** seats of this device */
  get mine(): number[] {
    return this.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  /** those of them that people play, who must not see each other's cards; bots may play the others */
  get here(): number[] {
    return this.info?.seats.filter((seat) => seat.mine && seat.bot === null).map((seat) => seat.seat) ?? [];
  }

  /** through whose eyes to look when one comes */
  get #eyes(): number | null {
    const [seat, ...others] = this.here.length ? this.here : this.mine;
    return seat === undefined || others.length ? null : seat;
  }

  get names(): string[] {
    return this.info ? seatNames(this.info) : [];
  }

  get tools(): Tools {
    return { t, has: texts.has, list: texts.list, names: this.names, cards: this.game?.cards ?? null };
  }

  /** whether a bot plays the seat we look from */
  get played(): boolean {
    const seat = this.state?.seat;
    return typeof seat === 'number' && this.info?.seats[seat]?.bot != null;
  }

  /** what the person here may answer now; what is only drafted leads to other questions */
  get asks(): readonly Ask[] {
    return this.draft.shown ? [this.draft.shown.ask] : this.#open;
  }

  /** the question that the server has put, whatever is drafted at it */
  get put(): string | null {
    const [ask] = this.#open;
    return ask ? idOf(ask) : null;
  }

  get #open(): readonly Ask[] {
    return this.state && !this.played && !this.telling.going ? this.state.asks : [];
  }

  /** what the page shows: the table as it is, or as it would be after what is drafted */
  get shown(): SeatState | null {
    const { state, draft } = this;
    if (!state || !draft.answers.length) return state;
    return { ...state, view: draft.shown?.view ?? state.view, fresh: [], mayUndo: true };
  }

  /** What a game may do with what is drafted. */
  readonly drafting: Drafting = (() => {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const table = this;
    return {
      get answers() {
        return table.draft.answers;
      },
      get busy() {
        return !table.answerable;
      },
      get running() {
        return table.#runners.length > 0;
      },
      set: (answers) => void this.draft.set(answers),
      run: (runner) => this.run(runner),
    };
  })();

  /** whom the table waits for, other than the person here: the same everywhere on the page */
  get waitedFor(): readonly number[] {
    const { state } = this;
    // While the story is told it is not known here.
    if (this.telling.going) return [];
    return (state?.waiting ?? this.info?.turn ?? []).filter((seat) => seat !== state?.seat);
  }

  /** an answer can be given: the question has been seen for a moment, and none is on its way */
  get answerable(): boolean {
    return !this.busy && !this.telling.young && !this.held.answer && !this.draft.trying;
  }

  get ask(): Ask | null {
    return this.asks[0] ?? null;
  }

  /** Takes the news of a table, from the socket or as the reply to a request. */
  tell(info: TableInfo): void {
    const before = this.info;
    this.info = info;
    this.#watch(info);
    if (info.state !== 'open') this.#load(info.game).catch((error: unknown) => this.#fail(error));
    const seated = before && this.mine.length && !before.seats.some((seat) => seat.mine);
    if (info.state !== 'open' && (!this.state || seated)) this.look(this.#eyes);
  }

  /** Looks through the eyes of a seat of this device, or of an onlooker; behind a curtain if there is anything to hide
   *  from the others at this device. */
  look(seat: number | null): void {
    this.notice = null;
    this.#socket.look(seat);
  }

  /** The device has been handed over. */
  ready(): void {
    this.#holder = this.curtain;
    this.curtain = null;
    this.telling.asks(null);
    this.#ask();
  }

  /** I have read what comes first: the game begins for me. */
  hasRead(): void {
    if (this.state) noteRead(this.id, this.state.seat);
    this.reading = [];
    this.telling.pause(false);
    this.#ask();
  }

  #read({ seat, view }: ViewMessage): void {
    const first = this.info?.pace !== 'instant' && !this.info?.decision_seconds && !hasRead(this.id, seat) && this.here.includes(seat ?? -1);
    this.reading = first ? (this.game?.module.reads?.(view, seat) ?? []) : [];
    this.telling.pause(this.reading.length > 0);
  }

  /** A card has been seen. */
  dismiss(card: StoryCard): void {
    this.cards = this.cards.filter((one) => one !== card);
  }

  /** Shows the last card once more. */
  recall(): void {
    if (this.lastCard && !this.cards.includes(this.lastCard)) this.cards = [...this.cards, this.lastCard];
  }

  /** Skips to where the story stands. */
  skip(): void {
    if (!this.telling.going) return;
    this.telling.skip();
  }

  async answer(option: Option): Promise<void> {
    const ask = this.asks.find((open) => open.options.some((offered) => offered.id === option.id));
    if (!ask || !this.answerable || !this.state || !this.shown) return;
    const { deadline } = this.state;
    const { view } = this.shown;
    const drafted = this.draft.answers;
    if (this.game?.module.drafts?.(option, ask, view)) return this.draft.set([...drafted, option.id]);
    if (drafted.length) return this.run(inOrder([...drafted, option.id].map((answer) => ({ answer }))));
    const ends = this.game?.module.endsTurn?.(option, ask, view);
    for (const { runner } of this.#runners) runner.answered?.(option);
    if (ends && this.held.hold(option, this.info?.take_back_seconds ?? 0, deadline, () => void this.#answer(option, ask))) return;
    await this.#answer(option, ask);
  }

  /** Lets somebody answer for the player, from the open question on. */
  run(runner: Runner): void {
    this.draft.clear();
    this.#runners = [...this.#runners, { runner, events: [] }];
    this.#goOn();
  }

  /** From here on the player answers all by themselves. */
  halt(): void {
    this.#runners = [];
  }

  /** The next answer that is given for the player. */
  #goOn(): void {
    const [ask] = this.curtain === null ? this.#open : [];
    if (!ask || !this.state || this.busy || this.#given === idOf(ask)) return;
    for (const running of [...this.#runners].reverse()) {
      const answer = running.runner.next(ask, this.state.view, running.events);
      if (answer === 'wait') continue;
      const option = typeof answer === 'string' && ask.options.find(({ id }) => id === answer);
      if (option) return void this.#answer(option, ask);
      this.#runners = this.#runners.filter((one) => one !== running);
      if (answer instanceof Array && answer.length) return void this.draft.set(answer);
    }
  }

  async #answer(option: Option, ask: Ask): Promise<void> {
    this.#answered = `${ask.seat} ${ask.id}`;
    if (this.state) decide(this.id, (this.decided = this.state.cursor));
    this.#given = idOf(ask);
    await this.#request({ type: 'answer', seat: ask.seat, option: option.id, ask: ask.id });
  }

  /** Does something unasked. */
  async act(act: Option): Promise<void> {
    const seat = this.state?.seat;
    if (typeof seat === 'number' && !this.busy) await this.#request({ type: 'act', seat, act: act.id });
  }

  async undo(): Promise<void> {
    if (this.held.answer) return this.held.takeBack();
    if (this.draft.answers.length) return this.draft.set(this.draft.answers.slice(0, -1));
    const seat = this.state?.seat;
    if (typeof seat === 'number' && this.state?.mayUndo && !this.busy) await this.#request({ type: 'undo', seat });
  }

  /** Gives a standing order, or drops it; the server tells all devices of the seat. */
  async order(order: string, on: boolean): Promise<void> {
    const seat = this.state?.seat;
    if (typeof seat !== 'number') return;
    const reply = await this.#socket.request({ type: 'order', seat, order, on });
    if (!reply.ok) this.notice = reply.refused;
  }

  /** What stands and what can be ordered now. */
  async refreshOrders(): Promise<void> {
    const seat = this.state?.seat;
    if (typeof seat === 'number' && !this.state?.outcome) await this.#socket.request({ type: 'orders', seat });
  }

  /** The rule that forbids an option now; null when there is none, or none to tell. */
  async why(option: string): Promise<string | null> {
    const seat = this.state?.seat;
    if (typeof seat !== 'number') return null;
    const reply = await this.#socket.request({ type: 'why', seat, option });
    return reply.ok ? reply.rule : null;
  }

  async say(text: string, to: number[] | null): Promise<boolean> {
    const reply = await this.#socket.request({ type: 'chat', text, to });
    if (!reply.ok) this.notice = reply.refused;
    return reply.ok;
  }

  /** Fetches what happened before the log begins. */
  async earlier(): Promise<void> {
    const from = this.state;
    if (!from?.dropped) return;
    try {
      const page = await api.earlier(this.id, from.seat, from.dropped);
      if (this.state?.seat === from.seat) this.state = before(this.state, page);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.notice = error.refused;
    }
  }

  /** A request over HTTP whose reply is the table; a refusal is shown as a sentence. */
  async attempt(request: Promise<TableInfo>): Promise<TableInfo | null> {
    const info = await this.trying(request);
    // The socket may have brought newer news meanwhile.
    const late = this.info !== null && info !== null && info.changed < this.info.changed;
    if (info?.id === this.id && !late) this.tell(info);
    return info;
  }

  /** A request over HTTP; a refusal is shown as a sentence. */
  async trying<Answer>(request: Promise<Answer>): Promise<Answer | null> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.notice = error.refused;
      return null;
    }
  }

  async #request(request: Parameters<TableSocket['request']>[0]): Promise<void> {
    this.busy = true;
    this.notice = null;
    const reply = await this.#socket.request(request);
    this.busy = false;
    if (!reply.ok) {
      this.notice = reply.refused;
      this.#given = null;
      this.halt();
    }
    this.#goOn();
  }

  #linked(link: Link): void {
    this.link = link;
    if (link === 'closed') this.problem = { id: 'not-found', rule: null, args: {} };
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') {
      this.tell(message.info);
      remember(message.info);
      void this.#promise(message.info);
    } else if (message.type === 'reveal') this.#reveal();
    else if (message.type === 'view') this.#view(message);
    else if (message.type === 'change') this.#change(message);
    else if (message.type === 'chat') this.#said(message);
    else if (message.type === 'orders') this.orders = message.seat === this.state?.seat ? message : this.orders;
    else if (message.type === 'stopped' && this.info) this.info = { ...this.info, state: 'stopped' };
  }

  /** Before the start every seat of this device promises its share in the seed. */
  async #promise(info: TableInfo): Promise<void> {
    for (const seat of toPromise(info)) {
      await this.#socket.request({ type: 'promise', seat, promise: await promise(shareOf(info.id, seat)) });
    }
  }

  #reveal(): void {
    for (const seat of this.mine) this.#socket.showShare(seat, shareOf(this.id, seat));
  }

  #view(message: ViewMessage): void {
    if (message.seat !== this.state?.seat) {
      this.orders = null;
      this.cards = [];
    }
    this.telling.clear();
    this.held.takeBack();
    this.halt();
    const same = this.past.at(-1)?.seat === message.seat;
    this.state = opened(message);
    this.past = [...(same ? this.past : []), this.state].slice(-PAST);
    this.chat = message.chat;
    if (this.orders === null) void this.refreshOrders();
    const { seat, view } = message;
    const hides = seat !== null && this.here.length > 1 && (this.game?.module.secrets?.(view) ?? true);
    this.curtain = hides && seat !== this.#holder ? seat : null;
    if (this.curtain === null) this.#holder = seat;
    this.#read(message);
    this.#next();
  }

  #change(message: ChangeMessage): void {
    if (this.state) this.telling.tell(message);
  }

  #show(message: ChangeMessage): void {
    if (!this.state) return;
    const ended = !this.state.outcome && message.outcome;
    this.#timeOver(message);
    this.state = changed(this.state, message);
    this.past = [...this.past, this.state].slice(-PAST);
    for (const { events } of this.#runners) events.push(...this.state.fresh);
    this.#remark(this.state.fresh);
    this.#sound(this.state.fresh);
    if (ended && prefs.sound) sound.over();
    this.#next();
  }

  /** The clock has decided for me: that is said, and does not look like an answer of mine. */
  #timeOver({ asks }: ChangeMessage): void {
    const { ask, state, game } = this;
    if (!ask || !state?.deadline || !game || !this.info?.decision_seconds) return;
    const gone = !asks.some(({ id, seat }) => id === ask.id && seat === ask.seat);
    if (!gone || this.#answered === `${ask.seat} ${ask.id}` || Date.now() < state.deadline - TICK) return;
    const text = t('clock-over.what', { question: askText(game.module, ask, this.tools) });
    this.lastCard = { tone: 'bad', title: t('clock-over'), text };
    this.cards = [...this.cards, this.lastCard].slice(-CARDS);
  }

  /** Keeps what must not be missed. */
  #remark(events: readonly GameEvent[]): void {
    const { tells } = this.game?.module ?? {};
    const { state } = this;
    if (!tells || !state) return;
    const cards = events.flatMap((event) => tells(event, state.seat, state.view, this.tools, state.log) ?? []);
    if (!cards.length) return;
    this.cards = [...this.cards, ...cards].slice(-CARDS);
    this.lastCard = cards.at(-1) ?? null;
  }

  /** Each sound once, however many events have it. */
  #sound(events: readonly GameEvent[]): void {
    const heard = new Set(events.flatMap((event) => this.game?.module.sounds?.(event) ?? []));
    for (const name of heard) sound.play(name);
  }

  /** Notes when somebody goes away. */
  #watch(info: TableInfo): void {
    const away = new Map<number, number>();
    for (const { seat, kind, online, bot, away: since } of info.seats) {
      if (kind !== 'person' || online || bot !== null) continue;
      away.set(seat, since ? Date.parse(since) : (this.away.get(seat) ?? Date.now()));
    }
    this.away = away;
  }

  #said(line: ChatLine): void {
    if (this.chat.some((known) => known.id === line.id)) return;
    this.chat = [...this.chat, line].slice(-500);
    if (prefs.sound && (line.seat === null || !this.mine.includes(line.seat))) sound.chat();
  }

  /** Several people at this device: the one who is asked gets it. */
  #next(): void {
    this.#ask();
    const { state, info } = this;
    if (!state || !info || state.outcome || this.mine.length < 2) return;
    const asked = info.seats.filter(({ seat, mine, bot }) => mine && bot === null && state.waiting.includes(seat));
    if (asked.some(({ seat }) => seat === state.seat)) return;
    if (asked[0]) this.look(asked[0].seat);
    else if (state.seat === null) this.look(this.here[0] ?? (this.mine[0] as number));
  }

  #ask(): void {
    const [ask] = this.curtain === null ? this.#open : [];
    this.draft.meets(ask ?? null);
    const { answer } = this.held;
    if (answer && !ask?.options.some(({ id }) => id === answer.option.id)) this.held.takeBack();
    this.telling.asks(ask ? idOf(ask) : null);
    this.#goOn();
  }
}

const idOf = ({ seat, id }: Ask): string => `${seat} ${id}`;
