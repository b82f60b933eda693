/** Asks, options and events in words, and the line under a button. */
import type { Option } from '../../../lib/wire';
import { plain } from '../../../lib/words';
import type { Tools } from '../../contract';
import { rowsOf, subjectOf, textsOf } from './rows';
import { wording } from './wording';

export const { describe, join } = wording;

/** The text of an option's button. */
export function optionWords(option: Option, tools: Tools): string {
  const key = `option-${option.key}`;
  return tools.t(key, { ...plain(option.args, tools), ...describe(key, option.args, tools) });
}

/** What a card does, whole: two riders begin alike. A strategy card that is picked or played is told in short. */
function deed(option: Option, tools: Tools): string {
  const rows = rowsOf(tools.cards);
  const thing = subjectOf(option, rows);
  if (!thing) return '';
  if (thing.kind === 'strategy' && option.key !== 'secondary') return tools.t(`strategy-card-${thing.id}-brief`);
  const parts = textsOf(thing, rows, tools);
  if (thing.kind === 'strategy') return parts[1]?.text ?? '';
  if (thing.kind === 'faction') return tools.list(parts.map(({ head }) => head));
  return parts.map(({ head, text }) => (head ? `${head}: ${text}` : text)).join(' ');
}

/** What a secondary costs stands in the text of the card. */
const isSaid = ({ key }: Option, name: string): boolean => key === 'secondary' && name === 'tokens';

/** The line under an option's button: what it brings in numbers, and what a card does. */
export function hint(option: Option, tools: Tools): string {
  const { t, has } = tools;
  const line = Object.entries(option.hint)
    .filter(([name]) => has(`hint-${name}`) && !isSaid(option, name))
    .map(([name, what]) => {
      const key = `hint-${name}`;
      return t(key, typeof what === 'number' ? { count: what } : describe(key, { [name]: what }, tools));
    });
  return [...line, deed(option, tools)].filter(Boolean).join(' · ');
}
