/** The choices a table has before the start. */
import { t, texts } from './i18n.svelte';
import type { Json, OptionSpec } from './wire';

/** A game that has many settings names the weightiest first; the others are for those who look for them. */
const FEW = 4;
const MANY = 6;

export const weightiest = (specs: readonly OptionSpec[]): readonly OptionSpec[] =>
  specs.length > MANY ? specs.slice(0, FEW) : specs;

export function valueText(game: string, option: string, value: Json): string {
  const key = `setting-${game}-${option}-${String(value)}`;
  return texts.has(key) ? t(key) : String(value);
}

/** What is to be known of a table: the weightiest settings, those that are not as usual, and how many others there are. */
export function settingLines(game: string, specs: readonly OptionSpec[], options: Record<string, Json>): string[] {
  const first = weightiest(specs);
  const told = specs.filter((spec) => first.includes(spec) || options[spec.id] !== spec.default);
  const lines = told.map(({ id }) => `${t(`setting-${game}-${id}`)}: ${valueText(game, id, options[id] ?? null)}`);
  const others = specs.length - told.length;
  return others ? [...lines, t('lobby-as-usual', { count: others })] : lines;
}
