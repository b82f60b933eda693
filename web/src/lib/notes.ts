/** What a table tells in its own chat, as a sentence. */
import type { FluentArgs } from '../games/contract';
import { t, texts } from './i18n.svelte';

export function noteText(note: Record<string, unknown>): string {
  const key = `note-${String(note['key'])}`;
  const words: FluentArgs = {};
  for (const [name, value] of Object.entries((note['args'] ?? {}) as Record<string, unknown>)) {
    if (typeof value === 'string' || typeof value === 'number') words[name] = value;
  }
  return texts.has(key) ? t(key, words) : '';
}
