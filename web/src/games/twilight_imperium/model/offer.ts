/** The offer on the table, through the eyes of one of its two sides. */
import type { Tools } from '../../contract';
import { termName } from './names';
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

function termsOf(offer: Readonly<Record<string, number>>, side: string): Term[] {
  return Object.entries(offer).flatMap(([key, count]) => {
    const [, who, thing = ''] = /^(\w+):(.*)$/.exec(key) ?? [];
    return who === side ? [{ thing, count }] : [];
  });
}

/** `give:` in an offer is what the proposer gives, `want:` what he asks of the partner. */
export function sidesOfOffer(view: TwilightView, seat: number | null): OfferSides | null {
  const { proposer, partner, offer } = view.draft;
  if (proposer === null || partner === null || (seat !== proposer && seat !== partner)) return null;
  const [proposed, asked] = [termsOf(offer, 'give'), termsOf(offer, 'want')];
  return seat === proposer
    ? { other: partner, give: proposed, get: asked }
    : { other: proposer, give: asked, get: proposed };
}

/** What the reader gives and gets: `give` is what the proposer gives. */
export function offerWords(offer: Readonly<Record<string, number>>, proposing: boolean, tools: Tools): string {
  const side = (name: string): string[] => termsOf(offer, name).map(({ thing, count }) => termName(thing, count, tools));
  const [give, get] = proposing ? ['give', 'want'] : ['want', 'give'];
  const lines = [
    ['offer-give', side(give as string)] as const,
    ['offer-get', side(get as string)] as const,
  ].flatMap(([key, things]) => (things.length ? [tools.t(key, { things: tools.list(things) })] : []));
  return lines.length ? lines.join(' ') : tools.t('offer-nothing');
}
