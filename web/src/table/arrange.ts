/** How the options of an ask stand in the panel: in which order, which of them in one row, and which key chooses which. */
import type { GameModule, Tools } from '../games/contract';
import type { Ask, Option, View } from '../lib/wire';
import { hintText, optionText } from '../lib/words';

export interface Cell {
  option: Option;
  text: string;
  hint: string;
  /** what is pressed to choose it; empty where no key is left */
  key: string;
  /** a plain number, among others of its kind: it stands beside them instead of below */
  number: boolean;
  /** it costs more than its like */
  grave: boolean;
}

/** Options that have something in common, with what that is; mostly it is a single one, and the title is empty. */
export interface Row {
  id: string;
  title: string;
  note: string;
  cells: Cell[];
  /** it ends the choosing, and comes after all that can be chosen */
  ends: boolean;
}

/** Fewer plain numbers are buttons like all others. */
const NUMBERS = 3;
const ENDS = ['pass', 'done'];

export function rowsOf(module: GameModule, ask: Ask, tools: Tools, view?: View): Row[] {
  const last = [...ENDS, ...(module.ends ?? [])];
  const ends = ({ key }: Option): boolean => last.includes(key);
  const arranged = module.arrange?.(ask, view) ?? ask.options;
  const options = [...arranged.filter((option) => !ends(option)), ...arranged.filter(ends)];
  const gathered = options.map((option) => module.gather?.(option, tools) ?? null);
  const rows = new Map<string, Row>();
  for (const [at, option] of options.entries()) {
    const common = gathered[at];
    const company = common && gathered.some((other, there) => there !== at && other?.of === common.of) ? common : null;
    const text = company?.text ?? optionText(module, option, tools, true, ask);
    const cell = { option, text, hint: hintText(module, option, tools), key: '', number: false, grave: !!company?.grave };
    const { of: id, title, note } = company ?? { of: option.id, title: '', note: '' };
    const row = rows.get(id);
    if (row) row.cells.push(cell);
    else rows.set(id, { id, title, note, cells: [cell], ends: ends(option) });
  }
  const made = [...rows.values()];
  for (const { cells } of made) {
    if (cells.every(({ text }) => /^\d+$/.test(text))) cells.sort((one, other) => Number(one.text) - Number(other.text));
  }
  const single = made.filter((row) => !row.title);
  // The same key everywhere: what ends the choosing, and passing before all.
  const ending = single.filter((row) => row.ends).flatMap((row) => row.cells);
  const end = ending.find(({ option }) => option.key === 'pass') ?? ending[0];
  if (end && made.length > 1) end.key = '0';
  giveKeys(single.flatMap((row) => row.cells));
  const [alone, ...others] = made;
  if (alone?.title && !others.length) for (const cell of alone.cells) cell.key = /^\d$/.test(cell.text) ? cell.text : '';
  return made;
}

/** A number is chosen by its own key (so in a row that is alone), with or without a hint, and so is what begins with a
 *  number of its own where all do; the others are counted through with the keys that are left. */
function giveKeys(cells: Cell[]): void {
  const numbers = cells.filter(({ text, hint }) => /^[+−]?\d+$/.test(text) && !hint);
  if (numbers.length >= NUMBERS) for (const cell of numbers) cell.number = true;
  const others = cells.filter(({ key }) => !key);
  const begin = others.map(({ text }) => /^\d+/.exec(text)?.[0] ?? '');
  const all = begin.every((digit, at) => digit && begin.indexOf(digit) === at);
  for (const [at, cell] of others.entries()) {
    if ((all || /^\d$/.test(cell.text)) && /^[1-9]$/.test(begin[at]!)) cell.key = begin[at]!;
  }
  const taken = new Set(cells.map(({ key }) => key));
  const free = Array.from('123456789').filter((key) => !taken.has(key));
  for (const cell of cells) if (!cell.key && !cell.number) cell.key = free.shift() ?? '';
}

/** The option that a digit chooses. */
export const chosenBy = (key: string, rows: readonly Row[]): Option | null =>
  rows.flatMap(({ cells }) => cells).find((cell) => cell.key === key)?.option ?? null;
