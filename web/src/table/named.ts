/** A line of the log, cut where it names a thing that has a card. */
import type { Named } from '../games/contract';

export interface Part {
  text: string;
  id: string | null;
}

export function partsOf(text: string, things: readonly Named[]): Part[] {
  let parts: Part[] = [{ text, id: null }];
  for (const { name, id } of things) {
    if (!name) continue;
    parts = parts.flatMap((part) => {
      const at = part.id === null ? part.text.indexOf(name) : -1;
      if (at < 0) return [part];
      return [
        { text: part.text.slice(0, at), id: null },
        { text: name, id },
        { text: part.text.slice(at + name.length), id: null },
      ].filter((one) => one.text);
    });
  }
  return parts;
}
