import { describe, expect, it } from 'vitest';
import { baseLayout, foldStack, layoutFor, sectorPlaces, stackMarks } from '../model/layout';
import { above, beside, docked, nextInDirection } from '../../../lib/board/place';
import { row, tallSigns } from '../model/row';
import { indexCards } from '../model/cards';
import type { Json } from '../../../lib/wire';
import type { Ship } from '../model/types';
import rows from '../preview/cards.json';

const flat = Array<number>(12).fill(0);

describe('the base', () => {
  it('has twelve sectors side by side on a laptop, at full size', () => {
    const layout = layoutFor(1060, 816);
    expect(layout.columns).toBe(12);
    expect(layout.scale).toBeGreaterThanOrEqual(1);
    const places = sectorPlaces(baseLayout(layout, 1000, flat), flat);
    expect(new Set(places.map(({ y }) => y)).size).toBe(1);
  });

  it('has 1 to 6 above 7 to 12 on a phone, all inside its width', () => {
    const layout = layoutFor(344, 700);
    const base = baseLayout(layout, 312, flat);
    const places = sectorPlaces(base, flat);
    expect(layout.columns).toBe(6);
    expect(places[6]).toMatchObject({ x: 0 });
    expect(places[6]!.y).toBeGreaterThan(places[0]!.y + base.station.height);
    expect(places[5]!.x + base.sector.width).toBeCloseTo(312);
  });

  it('never shrinks text below 11 pixels', () => {
    for (const width of [344, 720, 900, 1060, 1500]) {
      expect(12.5 * layoutFor(width, 600).scale).toBeGreaterThanOrEqual(11);
    }
  });

  it('grows with the window, and shows more deployed cards where there is room', () => {
    expect(layoutFor(1560, 1000).scale).toBeGreaterThan(1.2);
    expect(layoutFor(1060, 1000).strips).toBeGreaterThan(layoutFor(1060, 700).strips);
  });

  it('ends below its lowest sector', () => {
    const most = [0, 2, 5, 1, 0, 0, 3, 0, 0, 9, 0, 1];
    for (const width of [344, 1060]) {
      const base = baseLayout(layoutFor(width, 800), width, most);
      const lowest = Math.max(...sectorPlaces(base, most).map(({ y }) => y + base.station.height));
      expect(base.height).toBeGreaterThan(lowest);
      expect(Math.min(...sectorPlaces(base, most).map(({ y }) => y))).toBeGreaterThan(0);
    }
  });
});

describe('a stack of deployed cards', () => {
  const deployed = ['a', 'b', 'c', 'd', 'e', 'f'].map((card) => ({ card, charges: 0 }));
  const names = (cards: { card: string }[]): string => cards.map(({ card }) => card).join('');

  it('is shown whole when it fits, the newest next to the station card', () => {
    expect(names(foldStack(deployed.slice(0, 4), 4, () => 0).shown)).toBe('dcba');
  });

  it('leaves one line for the rest when it does not', () => {
    const { shown, hidden } = foldStack(deployed, 4, () => 0);
    expect([names(shown), names(hidden)]).toEqual(['fed', 'cba']);
  });

  it('never hides what can be chosen', () => {
    const { shown } = foldStack(deployed, 4, (card) => (card === 'a' ? 2 : 0));
    expect(names(shown)).toBe('fea');
  });
});

describe('marks on the track', () => {
  it('stand above each other where they are close', () => {
    expect(stackMarks([10, 100, 14, 12], 13)).toEqual([0, 0, 2, 1]);
  });
});

describe('signs', () => {
  const cards = indexCards(rows as unknown as Json);
  const swap = cards.get('L2-6723') as Ship;

  it('shrink to fit, and stay around the middle', () => {
    const [line] = tallSigns(swap.station, 4, 200);
    const wide = row(line!, 200);
    expect(wide.scale).toBe(1);
    expect(wide.signs[0]!.x).toBeCloseTo(-wide.full / 2 + wide.signs[0]!.sign.width / 2);
    // Slots stand on each other before anything shrinks.
    const narrow = row(line!, wide.full / 2);
    expect(narrow.full).toBeLessThan(wide.full);
    expect(narrow.scale).toBeCloseTo(wide.full / 2 / narrow.full);
  });

  it('break into lines where they would shrink too much', () => {
    expect(tallSigns(swap.station, 4, 70)).toHaveLength(2);
    expect(tallSigns(swap.station, 4, 24)).toHaveLength(3);
  });
});

describe('places in the window', () => {
  const window = { width: 1000, height: 600 };
  const size = { width: 300, height: 200 };
  const box = (left: number, top: number) => ({ left, top, width: 80, height: 40 });

  it('are on the right, on the left where there is no room, and never outside', () => {
    expect(beside(box(100, 300), size, window).left).toBe(190);
    expect(beside(box(800, 300), size, window).left).toBe(490);
    expect(beside(box(100, 590), size, window).top).toBe(392);
  });

  it('are above or below on a phone', () => {
    const phone = { width: 360, height: 740 };
    expect(beside(box(140, 500), size, phone).top).toBe(290);
    expect(beside(box(140, 100), size, phone).top).toBe(150);
  });

  it('are above the cards of a base, and in the middle of a dock', () => {
    expect(above(box(400, 500), size, window)).toEqual({ left: 290, top: 290 });
    expect(docked({ left: 600, top: 20, width: 340, height: 400 }, size, window)).toEqual({ left: 620, top: 20 });
  });

  it('are found by arrow keys as the eye finds them', () => {
    const boxes = [box(0, 0), box(100, 0), box(0, 100), box(500, 20)];
    const from = boxes[0]!;
    expect(nextInDirection(boxes, from, 'right')).toBe(1);
    expect(nextInDirection(boxes, from, 'down')).toBe(2);
    expect(nextInDirection(boxes, from, 'up')).toBe(-1);
  });
});
