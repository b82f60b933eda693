/** Standing orders: what a player has answered in advance. */
import type { Option } from './wire';

/** Acts that every game has: a kind of window is let pass before everybody's eyes, or asked about again. */
const STANDING = new Set(['let-pass', 'ask-again']);

export const isStanding = (act: Option): boolean => STANDING.has(act.key);

/** The kind of an order, and what it is about: `votes:outcome=for:count=3`; `card:cosmic_zap` names a card. */
export function parts(order: string): { kind: string; args: Record<string, string | number> } {
  const [kind = '', ...words] = order.split(':');
  const named = words.map((word): [string, string | number] => {
    const at = word.lastIndexOf('=');
    const value = word.slice(at + 1);
    return [at < 0 ? 'card' : word.slice(0, at), /^\d+$/.test(value) ? Number(value) : value];
  });
  return { kind, args: Object.fromEntries(named) };
}
