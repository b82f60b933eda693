/** "Why not the others?": asks the server one by one and puts things with the same reason together. */
import type { Option } from './wire';

export interface Reason {
  rule: string;
  options: Option[];
}

/** More than a player would read; and the server answers only so many questions a second. */
export const MOST = 40;

export const notOffered = (candidates: readonly Option[], offered: readonly Option[]): Option[] => {
  const legal = new Set(offered.map((option) => option.id));
  return candidates.filter((option) => !legal.has(option.id)).slice(0, MOST);
};

/** Adds what was learnt about one option. */
export function withReason(reasons: readonly Reason[], option: Option, rule: string): Reason[] {
  if (!reasons.some((reason) => reason.rule === rule)) return [...reasons, { rule, options: [option] }];
  return reasons.map((reason) => (reason.rule === rule ? { rule, options: [...reason.options, option] } : reason));
}
