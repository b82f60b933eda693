/** The words of the game, from the file that the terminal reads too; and those that are worked out. */
import file from '../../../../../src/cosmodrome/texts/cosmic_encounter.json';
import type { Json } from '../../../lib/wire';
import { wordingOf } from '../../../lib/wording';
import type { Tools } from '../../contract';
import { SLOTS } from './types';

export const wording = wordingOf(file, {
  'planet-of': (tools, planet) => planetName(Number(planet), tools),
  // A colony in an offer counts its planet from 1.
  settled: (tools, planet) => planetName(Number(planet) - 1, tools),
  planets,
  terms,
});

/** "Vega 3" */
export function planetName(planet: number, { t, names }: Pick<Tools, 't' | 'names'>): string {
  return t('planet-of', { seat: names[Math.floor(planet / SLOTS)] ?? '', number: (planet % SLOTS) + 1 });
}

/** "Vega 2, 3 and 5": whose they are is said once. */
function planets(tools: Tools, several: Json): string | null {
  if (!Array.isArray(several)) return null;
  const planets = (several as number[]).toSorted((one, other) => one - other);
  const owner = (planet: number): number => Math.floor(planet / SLOTS);
  const again = (planet: number, at: number): boolean => at > 0 && owner(planet) === owner(planets[at - 1]!);
  return tools.list(
    planets.map((planet, at) => (again(planet, at) ? String((planet % SLOTS) + 1) : wording.word('planet', tools, planet))),
  );
}

/** An offer: the cards its maker names, then term by term what each gives and gets. */
function terms(tools: Tools, offer: Json): string {
  const { seat, cards, terms } = offer as unknown as { seat: number; cards?: string[]; terms: Record<string, number> };
  const lines = Object.entries(terms).map(([term, count]) => wording.word('term', tools, term, count));
  if (cards?.length) {
    lines.unshift(tools.t('offer-cards', { seat: wording.word('seat', tools, seat), cards: cardWords(cards, tools) }));
  }
  return lines.join('; ');
}

/** "Attack 6 × 2 and Negotiate" */
export const cardWords = (cards: readonly string[], tools: Tools): string => wording.each('card', [...cards], tools, true);
