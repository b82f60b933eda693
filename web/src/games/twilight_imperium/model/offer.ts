/** The offer on the table, through the eyes of one of its two sides. */
import type { TwilightView } from './types';

export interface Term {
  thing: string;
  count: number;
}

export interface OfferSides {
  other: number;
  give: Term[];
  get: Term[];
}

export function termsOf(offer: Readonly<Record<string, number>>, side: string): Term[] {
  return Object.entries(offer).flatMap(([key, count]) => {
    const [, who, thing = ''] = /^(\w+):(.*)$/.exec(key) ?? [];
    return who === side ? [{ thing, count }] : [];
  });
}

/** `give:` in an offer is what the proposer gives, `want:` what the proposer asks of the partner. */
export function sidesOfOffer(view: TwilightView, seat: number | null): OfferSides | null {
  const { proposer, partner, offer } = view.draft;
  if (proposer === null || partner === null || (seat !== proposer && seat !== partner)) return null;
  const [proposed, asked] = [termsOf(offer, 'give'), termsOf(offer, 'want')];
  return seat === proposer
    ? { other: partner, give: proposed, get: asked }
    : { other: proposer, give: asked, get: proposed };
}
