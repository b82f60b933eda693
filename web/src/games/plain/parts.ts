/** The parts of a view that have a name in the game's texts: `view-<part>`, with `.each` for a value by seat. */
import type { Json, View } from '../../lib/wire';
import type { Tools } from '../contract';

export interface Part {
  name: string;
  title: string;
  value: Json;
}

export interface Parts {
  shared: Part[];
  bySeat: (Omit<Part, 'value'> & { values: Json[] })[];
}

export function partsOf(view: View, { t, has, names }: Pick<Tools, 't' | 'has' | 'names'>): Parts {
  const parts: Parts = { shared: [], bySeat: [] };
  for (const [name, value] of Object.entries(view as Record<string, Json>)) {
    if (!has(`view-${name}`)) continue;
    const title = t(`view-${name}`);
    if (has(`view-${name}.each`) && Array.isArray(value) && value.length === names.length)
      parts.bySeat.push({ name, title, values: value });
    else parts.shared.push({ name, title, value });
  }
  return parts;
}

/** A value in words: lists as their items, objects as pairs, a dash for nothing. */
export function worded(value: Json): string[] {
  if (value === null || value === undefined) return ['–'];
  if (Array.isArray(value)) return value.length ? value.flatMap(worded) : ['–'];
  if (typeof value === 'object') return Object.entries(value).map(([key, inner]) => `${key} ${worded(inner).join(', ')}`);
  return [String(value)];
}
