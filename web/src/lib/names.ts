/** A name for a person who gave none: a star. */
import { t } from './i18n.svelte';
import { prefs } from './prefs.svelte';

const pick = Math.random();

export function suggestedName(taken: readonly (string | null)[] = []): string {
  const stars = t('star-names').split(', ');
  const free = stars.filter((star) => !taken.includes(star));
  const choice = free.length ? free : stars;
  return choice[Math.floor(pick * choice.length)] as string;
}

export const chosenName = (typed: string, taken: readonly (string | null)[] = []): string =>
  typed.trim() || prefs.name || suggestedName(taken);
