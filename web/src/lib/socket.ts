/** The live connection to a table: says hello, resumes by cursor after a break, and matches replies to requests. */
import type { Tried } from './draft.svelte';
import type { ClientMessage, Refused, Request, ServerMessage } from './wire';

export type Link = 'connecting' | 'open' | 'lost' | 'crowded' | 'closed';

export type Reply =
  | { ok: true; rule: string | null; tried?: Tried }
  | { ok: false; refused: Refused };

export interface Handlers {
  message(message: ServerMessage): void;
  link(link: Link): void;
}

interface Pending {
  message: Request & { nonce: string };
  /** sent once more after a break: that it is late then only means that it had arrived */
  again: boolean;
  settle(reply: Reply): void;
}

const PING_EVERY = 20_000;
const SILENCE = 45_000;
const WAITS = [300, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** too many connections from our address: there is no hurry to come back */
const CROWDED = 4429;
const CROWDED_FROM = 3;
/** the server's word that coming back is useless: no such table, not allowed */
const FINAL = new Set([4403, 4404, 1008]);

export class TableSocket {
  #socket: WebSocket | null = null;
  #url: string;
  #handlers: Handlers;
  #seat: number | null = null;
  /** events seen so far; null while a whole view is awaited */
  #cursor: number | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #count = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #ended = false;

  constructor(url: string, handlers: Handlers) {
    this.#url = url;
    this.#handlers = handlers;
  }

  /** Opens the connection with the eyes of `seat`. */
  open(seat: number | null): void {
    this.#seat = seat;
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  /** Looks through other eyes: another seat of the same device. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#cursor = null;
    this.#send({ type: 'hello', seat, cursor: null });
  }

  /** Sends a request; resolves with the server's reply, also when that comes after a break. */
  request(request: Request): Promise<Reply> {
    const nonce = `${Date.now().toString(36)}-${(this.#count++).toString(36)}`;
    const message = { ...request, nonce };
    return new Promise((settle) => {
      this.#pending.set(nonce, { message, again: false, settle });
      this.#send(message);
    });
  }

  /** Shows a share that was promised; there is no reply to it. */
  showShare(seat: number, share: string): void {
    this.#send({ type: 'share', seat, share });
  }

  close(): void {
    this.#end();
    const socket = this.#socket;
    // A connection that is still being made is let come about: a browser calls it a failure to stop it.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #end(): void {
    this.#ended = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    for (const { settle } of this.#pending.values()) settle(offline());
    this.#pending.clear();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (!this.#tries) this.#handlers.link('connecting');
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#read(socket, String(event.data));
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #opened(): void {
    this.#heard = Date.now();
    this.#send({ type: 'hello', seat: this.#seat, cursor: this.#cursor });
    for (const pending of this.#pending.values()) {
      pending.again = true;
      this.#send(pending.message);
    }
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#ping(), PING_EVERY);
    this.#handlers.link('open');
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#send({ type: 'ping' });
  }

  #read(socket: WebSocket, text: string): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#heard = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    // Only now are we in: a server that is full opens the line as well, to say so.
    if (message.type !== 'refused') this.#tries = 0;
    // Seen through eyes that we have closed since.
    if (message.type === 'view' && message.seat !== this.#seat) return;
    if (message.type === 'change' && this.#cursor === null) return;
    if (message.type === 'view' || message.type === 'change') this.#cursor = message.cursor;
    if (message.type === 'ack') this.#settle(message.nonce, { ok: true, rule: null });
    else if (message.type === 'answer-why') this.#settle(message.nonce, { ok: true, rule: message.rule });
    else if (message.type === 'rehearsed') this.#settle(message.nonce, { ok: true, rule: null, tried: message });
    else if (message.type === 'refused') this.#refused(message.nonce, message);
    else this.#handlers.message(message);
  }

  #refused(nonce: string | null, { id, rule, args }: Refused): void {
    const pending = nonce === null ? undefined : this.#pending.get(nonce);
    if (pending?.again && id === 'stale-ask') this.#settle(pending.message.nonce, { ok: true, rule: null });
    else if (pending) this.#settle(pending.message.nonce, { ok: false, refused: { id, rule, args } });
  }

  #settle(nonce: string, reply: Reply): void {
    this.#pending.get(nonce)?.settle(reply);
    this.#pending.delete(nonce);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    clearInterval(this.#beat);
    if (FINAL.has(code)) {
      this.#end();
      this.#handlers.link('closed');
      return;
    }
    this.#handlers.link(code === CROWDED ? 'crowded' : 'lost');
    if (code === CROWDED) this.#tries = Math.max(this.#tries, CROWDED_FROM);
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] as number;
    this.#tries++;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  /** The network is back, or somebody looks at the page again: do not wait. */
  #now = (): void => {
    const down = this.#socket?.readyState === WebSocket.CLOSED;
    if (down && !this.#ended && !document.hidden) this.#connect();
  };

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

const offline = (): Reply => ({ ok: false, refused: { id: 'offline', rule: null, args: {} } });
