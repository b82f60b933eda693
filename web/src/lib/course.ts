/** The story of a finished game in pictures: lines of points over everything that was done, and words for what paid. */
import { niceStep } from './chart';
import { t, texts } from './i18n.svelte';
import type { Course, TurningPoint } from './wire';

export interface Sizes {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface CourseLine {
  seat: number;
  path: string;
  /** where it ends */
  end: { x: number; y: number };
  /** where the name stands: no two over each other */
  label: number;
}

export interface CourseChart {
  lines: CourseLine[];
  rules: { value: number; y: number }[];
  rounds: { round: number; x: number; width: number }[];
  turns: { number: number; x: number; turn: TurningPoint }[];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const LABEL = 18;

/** Labels keep their order and do not touch, inside of `top` and `bottom`. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index);
  const placed: number[] = [];
  order.forEach(({ y }, i) => placed.push(Math.max(y, i ? (placed[i - 1] as number) + gap : top)));
  for (let i = placed.length - 1, limit = bottom; i >= 0; i--, limit -= gap) placed[i] = Math.min(placed[i] as number, limit);
  const found: number[] = [];
  order.forEach(({ index }, i) => (found[index] = placed[i] as number));
  return found;
}

export function courseChart(course: Course, { width, height, left, right, top, bottom }: Sizes): CourseChart {
  const total = Math.max(1, course.total);
  const all = course.scores.flatMap(({ points }) => points);
  const high = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const step = niceStep(high - low, 4);
  const most = Math.ceil(high / step) * step;
  const least = Math.floor(low / step) * step;
  const x = (at: number): number => left + (at / total) * (width - left - right);
  const y = (value: number): number => height - bottom - ((value - least) / (most - least)) * (height - top - bottom);

  const seats = course.luck.length;
  const last = course.scores.at(-1)?.points ?? [];
  const labels = spread(
    Array.from({ length: seats }, (_, seat) => y(last[seat] ?? 0)),
    LABEL,
    top,
    height - bottom,
  );
  // Lines that run together are drawn side by side.
  const aside = (seat: number): number => (seat - (seats - 1) / 2) * 1.4;
  const lines = Array.from({ length: seats }, (_, seat): CourseLine => {
    let path = '';
    let before: number | null = null;
    for (const { at, points } of course.scores) {
      const value = points[seat] ?? 0;
      if (value === before) continue;
      const height = tenth(y(value) + aside(seat));
      path += before === null ? `M${tenth(x(at))} ${height}` : `H${tenth(x(at))}V${height}`;
      before = value;
    }
    return {
      seat,
      path: `${path}H${tenth(x(total))}`,
      end: { x: x(total), y: y(last[seat] ?? 0) + aside(seat) },
      label: labels[seat] as number,
    };
  });
  const rules = [];
  for (let value = least; value <= most; value += step) rules.push({ value, y: y(value) });
  const rounds = course.rounds.map(({ at, round }, i) => {
    const from = x(i ? at : 0);
    return { round, x: from, width: x(course.rounds[i + 1]?.at ?? total) - from };
  });
  const turns = course.turns.map((turn, i) => ({ number: i + 1, x: x(turn.at), turn }));
  return { lines, rules, rounds, turns };
}

/** What points came from: an objective, a note, an agenda or a card by its own name, else a kind of source. */
export function sourceText(game: string, source: string): string {
  const id = source.replaceAll('_', '-');
  const known = [`paid-${game}-${id}`, ...['objective', 'note', 'agenda', 'action-card'].map((kind) => `${kind}-${id}`)];
  const key = known.find((one) => texts.has(one));
  return key ? t(key) : t('paid-other');
}

/** +3.1 and −0.4 as one writes them. */
export function signed(value: number): string {
  const number = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 }).format(Math.abs(value));
  return value > 0 ? `+${number}` : value < 0 ? `−${number}` : number;
}
