/** A refusal as a sentence: what happened and what to do. */
import { t, texts } from './i18n.svelte';
import type { FluentArgs } from '../games/contract';
import type { Refused } from './wire';

export function refusalText({ id, args }: Refused): string {
  const words: FluentArgs = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'string' || typeof value === 'number') words[key] = value;
  }
  return texts.has(`refusal-${id}`) ? t(`refusal-${id}`, words) : t('refusal-unknown');
}
