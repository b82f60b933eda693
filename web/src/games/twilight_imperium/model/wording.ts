/** The words of the game, from the file that the terminal reads too; and those that are worked out. */
import file from '../../../../../src/cosmodrome/texts/twilight_imperium.json';
import type { Json } from '../../../lib/wire';
import { wordingOf } from '../../../lib/wording';
import type { Tools } from '../../contract';
import { termsOf } from './offer';
import { rowsOf } from './rows';

type Offer = Readonly<Record<string, number>>;

export const wording = wordingOf(file, {
  bounties,
  proposed: (tools, terms, offer) => offerWords(terms as Offer, !('countered' in (offer as Offer)), tools),
  received: (tools, terms, offer) => offerWords(terms as Offer, 'countered' in (offer as Offer), tools),
});

/** The strategy cards with trade goods on them, and how many. */
function bounties(tools: Tools, goods: Json): string {
  const cards = rowsOf(tools.cards).strategies.flatMap((id, at) => {
    const count = (goods as number[])[at];
    return count ? [`${wording.word('strategy', tools, id)} (${count})`] : [];
  });
  return tools.list(cards);
}

/** What the reader gives and gets: `give` is what the proposer gives. */
export function offerWords(offer: Offer, proposing: boolean, tools: Tools): string {
  const [give, get] = proposing ? ['give', 'want'] : ['want', 'give'];
  const lines = Object.entries({ 'offer-give': termsOf(offer, give!), 'offer-get': termsOf(offer, get!) })
    .filter(([, terms]) => terms.length)
    .map(([key, terms]) =>
      tools.t(key, { things: tools.list(terms.map(({ thing, count }) => wording.word('thing', tools, thing, count))) }),
    );
  return lines.join(' ') || tools.t('offer-nothing');
}
