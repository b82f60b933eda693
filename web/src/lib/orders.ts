/** Standing orders: what a player has answered in advance. */
import type { Option } from './wire';

/** Acts that every game has: a kind of window is let pass before everybody's eyes, or asked about again. */
const STANDING = new Set(['let-pass', 'ask-again']);

export const isStanding = (act: Option): boolean => STANDING.has(act.key);

/** `card:cosmic_zap` -> its kind, and what it is about. */
export function parts(order: string): { kind: string; card: string } {
  const at = order.indexOf(':');
  return at < 0 ? { kind: order, card: '' } : { kind: order.slice(0, at), card: order.slice(at + 1) };
}
