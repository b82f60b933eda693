/** Sizes of the base by the room there is. All lengths are units of the drawing; `scale` makes pixels of them. */
import type { DeployedCard } from './types';

export interface Layout {
  /** pixels per unit */
  scale: number;
  /** sectors in a row: 12, or 6 on narrow boards */
  columns: 12 | 6;
  /** strips of deployed cards that are drawn before the rest is counted */
  strips: number;
  /** little height: cards are lower */
  low: boolean;
  /** room for all strips is kept, so that nothing jumps when a card is deployed */
  roomy: boolean;
  width: number;
}

export interface BaseLayout extends Layout {
  sector: { width: number; height: number };
  station: { height: number };
  strip: { height: number; gap: number };
  height: number;
}

const WIDE = 1040;
const NARROW = 352;
/** what a wide board of four strips needs in height, in units */
const TALL = 786;
/** a window of so many pixels is low */
const LOW = 700;
const STRIP = { height: 27, gap: 4 };
const SECTOR_GAP = 7;
const ODDS = 12;

export function layoutFor(width: number, height: number): Layout {
  if (width < 720) {
    const scale = clamp(width / NARROW, 1, 1.5);
    return { scale, columns: 6, strips: 4, low: false, roomy: false, width: width / scale };
  }
  const fit = height > 0 ? Math.min(width / WIDE, height / TALL) : width / WIDE;
  const scale = clamp(fit, 0.9, 1.7);
  const spare = height > 0 ? Math.floor((height / scale - TALL) / (STRIP.height + STRIP.gap)) : 0;
  return { scale, columns: 12, strips: clamp(4 + spare, 3, 6), low: height > 0 && height < LOW, roomy: spare >= 0, width: width / scale };
}

/** The base inside `width` units. `most` is the largest number of deployed cards in any sector. */
export function baseLayout(layout: Layout, width: number, most: number[]): BaseLayout {
  const gap = layout.columns === 12 ? SECTOR_GAP : 5;
  const sector = (width - gap * (layout.columns - 1)) / layout.columns;
  const station = layout.columns === 12 ? (layout.low ? 122 : 136) : 132;
  const rows = 12 / layout.columns;
  let height = 0;
  for (let at = 0; at < rows; at++)
    height += rowHeight(layout, station, mostOf(most, layout.columns, at)) + (at ? ROW_GAP : 0);
  return {
    ...layout,
    sector: { width: sector, height: 0 },
    station: { height: station },
    strip: STRIP,
    height,
  };
}

const ROW_GAP = 14;

function mostOf(most: number[], columns: number, row: number): number {
  return Math.max(0, ...most.slice(row * columns, (row + 1) * columns));
}

function rowHeight(layout: Layout, station: number, most: number): number {
  const strips = layout.roomy ? layout.strips : clamp(most, 1, layout.strips);
  return strips * (STRIP.height + STRIP.gap) + station + ODDS;
}

export interface Place {
  x: number;
  /** top of the station card */
  y: number;
}

/** Where the station card of each sector stands. */
export function sectorPlaces(base: BaseLayout, most: number[]): Place[] {
  const gap = base.columns === 12 ? SECTOR_GAP : 5;
  const places: Place[] = [];
  let bottom = -ROW_GAP;
  for (let at = 0; at < 12; at++) {
    const column = at % base.columns;
    if (column === 0) {
      bottom += ROW_GAP + rowHeight(base, base.station.height, mostOf(most, base.columns, at / base.columns));
    }
    places.push({ x: column * (base.sector.width + gap), y: bottom - ODDS - base.station.height });
  }
  return places;
}

export interface Stack {
  /** newest first: the strip next to the station card */
  shown: DeployedCard[];
  hidden: DeployedCard[];
}

/** The deployed cards that get a strip of their own, and the rest; `first` says which must be seen. */
export function foldStack(deployed: readonly DeployedCard[], strips: number, first: (card: string) => number): Stack {
  const newest = [...deployed].reverse();
  if (newest.length <= strips) return { shown: newest, hidden: [] };
  const ranked = newest
    .map((card, at) => ({ card, at, rank: first(card.card) }))
    .sort((one, other) => other.rank - one.rank || one.at - other.at);
  const kept = new Set(ranked.slice(0, strips - 1).map(({ card }) => card));
  return { shown: newest.filter((card) => kept.has(card)), hidden: newest.filter((card) => !kept.has(card)) };
}

/** Levels for marks on a track, so that marks close to each other stand above each other. */
export function stackMarks(at: readonly number[], apart: number): number[] {
  const order = at.map((_, index) => index).sort((one, other) => (at[one] as number) - (at[other] as number));
  const levels = at.map(() => 0);
  order.forEach((index, position) => {
    const taken = order
      .slice(0, position)
      .filter((other) => Math.abs((at[other] as number) - (at[index] as number)) < apart)
      .map((other) => levels[other]);
    let level = 0;
    while (taken.includes(level)) level += 1;
    levels[index] = level;
  });
  return levels;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
