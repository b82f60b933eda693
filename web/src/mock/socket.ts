import type { ChatLine, ClientMessage, ServerMessage, Standing } from '../lib/wire';
import { scenesOf, type Scene } from './scenes';
import { listen, tables, update } from './tables';

/** Just enough of a WebSocket for the client, with the server behind it. */
export class MockSocket {
  readyState: number = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  #id: string;
  #scenes: Scene[] = [];
  #at = 0;
  #cursor = 0;
  #seat: number | null = null;
  #chat: ChatLine[] = [
    { id: 1, seat: 1, name: 'Vega', text: 'Hello all! First time for me.', to: null, at: new Date().toISOString(), note: null },
  ];
  #orders: string[] = [];
  #stop: () => void;

  constructor(url: string) {
    this.#id = url.split('/').at(-1)!;
    this.#stop = listen(this.#id, (info) => this.#say({ type: 'table', info }));
    void this.#open();
  }

  async #open(): Promise<void> {
    const info = tables.get(this.#id);
    if (!info) return this.onclose?.({ code: 4404 });
    const { onlooker: _, ...scenes } = await scenesOf(info.game);
    this.#scenes = Object.values(scenes);
    this.readyState = 1;
    this.onopen?.();
  }

  #say(message: ServerMessage): void {
    setTimeout(() => this.readyState === 1 && this.onmessage?.({ data: JSON.stringify(message) }), 60);
  }

  #standing(): Standing {
    const scene = this.#scenes[this.#at]!;
    const info = tables.get(this.#id)!;
    const mine = this.#seat === 0 && info.turn.includes(0);
    return {
      cursor: this.#cursor,
      late: [],
      events: scene.events,
      asks: mine ? scene.asks : [],
      acts: [],
      waiting: info.turn,
      window: null,
      may_undo: mine && this.#at > 0,
      outcome: info.outcome,
      seconds_left: info.decision_seconds,
    };
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'hello') {
      this.#seat = message.seat;
      const { state } = tables.get(this.#id)!;
      if (state === 'open') return;
      const { view, events } = this.#scenes[this.#at]!;
      this.#cursor = events.length;
      this.#say({ type: 'view', seat: this.#seat, view, chat: this.#chat, ...this.#standing() });
    } else if (message.type === 'answer' || message.type === 'undo') {
      this.#at = (this.#at + (message.type === 'undo' ? -1 : 1) + this.#scenes.length) % this.#scenes.length;
      this.#cursor += this.#scenes[this.#at]!.events.length;
      this.#say({ type: 'ack', nonce: message.nonce });
      this.#say({ type: 'change', parts: this.#scenes[this.#at]!.view, ...this.#standing() });
    } else if (message.type === 'orders' || message.type === 'order') {
      const asked = message.type === 'order' ? message : null;
      this.#orders = this.#orders.filter((order) => order !== asked?.order);
      if (asked?.on) this.#orders.push(asked.order);
      const offered = ['turn', 'others'].filter((order) => !this.#orders.includes(order));
      this.#say({ type: 'orders', seat: message.seat, given: this.#orders, offered, halted: {} });
      this.#say({ type: 'ack', nonce: message.nonce });
    } else if (message.type === 'why') {
      this.#say({ type: 'answer-why', nonce: message.nonce, rule: 'SB-8.1' });
    } else if (message.type === 'chat') {
      const at = new Date().toISOString();
      const line = {
        id: this.#chat.length + 1,
        seat: this.#seat,
        note: null,
        name: 'Orion',
        text: message.text,
        to: message.to,
        at,
      };
      this.#chat.push(line);
      this.#say({ type: 'ack', nonce: message.nonce });
      this.#say({ type: 'chat', ...line });
    }
    if (message.type === 'answer') update(tables.get(this.#id)!);
  }

  close(): void {
    this.readyState = 3;
    this.#stop();
  }
}
