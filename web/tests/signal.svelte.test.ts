import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../src/lib/notices';
import { prefs } from '../src/lib/prefs.svelte';
import { sound } from '../src/lib/sound';
import type { TableStore } from '../src/lib/table.svelte';
import { signal } from '../src/table/signal.svelte';
import { useStage } from './stage';

const shown: [string, NotificationOptions | undefined][] = [];
class Notice {
  static permission = 'granted';
  static requestPermission = vi.fn(() => Promise.resolve('granted'));
  onclick: unknown = null;
  constructor(title: string, options?: NotificationOptions) {
    shown.push([title, options]);
  }
}

let hidden = true;
let end: () => void = () => undefined;
const table = $state({ id: 'abc', asks: [] as unknown[], info: { game: 'space-base' } });

useStage('space-base');

beforeEach(() => {
  shown.length = 0;
  Notice.permission = 'granted';
  vi.stubGlobal('Notification', Notice);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(sound, 'yourTurn').mockImplementation(() => undefined);
  hidden = true;
  table.asks = [];
  end = $effect.root(() => signal(table as unknown as TableStore, () => false));
  flushSync();
});

afterEach(() => {
  end();
  prefs.set({ notices: false, sound: true });
});

const ask = (): void => {
  table.asks = [{}];
  flushSync();
};

test('who wants it gets a notice of the system when it is their move and they look elsewhere', () => {
  prefs.set({ notices: true });
  ask();
  expect(shown).toEqual([[expect.stringContaining('Space Base'), expect.objectContaining({ tag: 'abc' })]]);
  expect(document.title).toBe(shown[0]![0]);
});

test('nobody gets one who did not ask for it, who looks at the page, or whose browser forbids it', () => {
  ask();
  prefs.set({ notices: true });
  for (const looksOn of [true, false]) {
    hidden = !looksOn;
    Notice.permission = looksOn ? 'granted' : 'denied';
    table.asks = [];
    flushSync();
    ask();
  }
  expect(shown).toEqual([]);
  expect(sound.yourTurn).toHaveBeenCalled();
});

test('the browser is asked once, and has the last word', async () => {
  Notice.permission = 'default';
  expect(await notices.allowed()).toBe(true);
  expect(Notice.requestPermission).toHaveBeenCalledOnce();
  Notice.permission = 'denied';
  expect(await notices.allowed()).toBe(false);
  expect(Notice.requestPermission).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'Notification');
  expect(notices.possible).toBe(false);
  expect(await notices.allowed()).toBe(false);
});
