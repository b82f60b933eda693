/** The ledger of rules as a book: sections with rows, and a search through their texts. */
import type { Translate } from '../games/contract';
import type { RuleRow } from './wire';
import { ruleKey, sectionOf } from './words';

export interface Section {
  id: string;
  title: string;
  rows: { id: string; topic: string; text: string; example: boolean; see: readonly string[] }[];
}

export function sections(rows: readonly RuleRow[], t: Translate): Section[] {
  const found: Section[] = [];
  for (const row of rows) {
    const id = sectionOf(row.id);
    let section = found.find((one) => one.id === id);
    if (!section) found.push((section = { id, title: t(`rules-${id}`), rows: [] }));
    const key = ruleKey(row.id);
    section.rows.push({
      id: row.id,
      topic: t(`${key}.topic`),
      text: t(key),
      example: row.kind === 'example',
      see: row.see ?? [],
    });
  }
  return found;
}

/** A text cut at the numbers of rules and rulings that it names, as far as there are such rules. */
export function cited(text: string, has: (key: string) => boolean): { text: string; rule: boolean }[] {
  return text
    .split(/\b([A-Z]{2}-[RS]?\d+(?:\.\d+)?[a-z]?)\b/)
    .map((part, at) => ({ text: part, rule: at % 2 === 1 && has(ruleKey(part)) }))
    .filter((part) => part.text);
}

/** Letters as they are searched: without case, and with е for ё, which many do not type. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Sections with those rows that contain every word of `wanted`. */
export function search(book: readonly Section[], wanted: string): Section[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...book];
  return book
    .map((section) => ({
      ...section,
      rows: section.rows.filter(({ id, topic, text }) => {
        const all = plain(`${id} ${section.title} ${topic} ${text}`);
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter((section) => section.rows.length);
}

export const isRuling = (id: string): boolean => sectionOf(id).endsWith('-R');

type Row = Section['rows'][number];

/** Rulings that a row's own text does not know of: those whose text names it, or which it stands beside. */
export function related(book: readonly Section[], id: string): Row[] {
  const names = (text: string): boolean => text.split(/\b([A-Z]{2}-[RS]?\d+(?:\.\d+)?[a-z]?)\b/).some((part, at) => at % 2 === 1 && part === id);
  return book.flatMap(({ rows }) => rows.filter((row) => row.id !== id && isRuling(row.id) && (names(row.text) || row.see.includes(id))));
}

/** A text cut where one of the words stands, so that it can be marked. */
export function cutAt(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const wanted = words.map((word) => plain(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).filter(Boolean);
  if (!wanted.length) return [{ text, hit: false }];
  const pattern = new RegExp(wanted.join('|').replaceAll('е', '[её]'), 'gi');
  const parts: { text: string; hit: boolean }[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), hit: false });
    parts.push({ text: match[0], hit: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}
