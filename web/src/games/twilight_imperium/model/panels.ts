/** Questions that are answered as a whole, beside the board. */
import type { Ask, Option } from '../../../lib/wire';

const PANELS = new Set(['turn', 'move', 'land', 'retreat', 'vote', 'terms', 'answer-offer']);

/** Production that takes units from elsewhere is chosen unit by unit. */
export const panels = ({ key, options }: Ask): boolean =>
  PANELS.has(key) || (key === 'build' && options.every((option) => option.key === 'build' || option.key === 'done'));

/** A transaction lies on the board, and the map is the list of systems; a plan needs its sheet whole. */
export const boardFirst = ({ key }: Ask, drafted: readonly string[]): boolean =>
  key === 'terms' || (key === 'turn' && !drafted.length);

/** How much speaks for looking at a system: planets to take, then ships that can come, then what I have there. */
const promise = ({ hint }: Option): number =>
  (hint['takeable'] ? 100 : 0) + Number(hint['coming'] ?? (hint['own-ships'] || hint['produces'] ? 0.5 : 0));

/** Systems to activate are many and come after the other actions, the promising first. */
export function arrange(ask: Ask): Option[] {
  const many = ask.options.filter(({ key }) => key === 'activate');
  return [
    ...ask.options.filter(({ key }) => key !== 'activate'),
    ...many.sort((a, b) => promise(b) - promise(a)),
  ];
}
