/** Things that fly from one place of the board to another. */
export interface Flight {
  /** elements by `data-place`, or `card:` and their `data-card`; the first one that is there is taken */
  from: readonly string[];
  to: readonly string[];
  /** milliseconds */
  delay: number;
  /** the thing itself flies, in its own size; else a sign of it */
  whole?: boolean;
}

export interface InAir<Load extends Flight> {
  id: number;
  flight: Load;
  from: DOMRect;
  to: DOMRect;
}

const STEP = 70;
const MOST_DELAY = 420;
const MOST = 14;

/** Flights one after the other, and never so many that nobody could follow. */
export function oneByOne<Load extends Flight>(flights: readonly Omit<Load, 'delay'>[]): Load[] {
  return flights
    .slice(0, MOST)
    .map((flight, at) => ({ ...flight, delay: Math.min(at * STEP, MOST_DELAY) }) as unknown as Load);
}

/** A sign rises on its way and fades in its goal; a thing slides there and takes the size of its place. */
export function arcOf<Load extends Flight>({ flight, from, to }: InAir<Load>, size: DOMRect): Keyframe[] {
  const { whole = false } = flight;
  const centre = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const at = ([x, y]: [number, number], scale: number): string =>
    `translate(${x - size.width / 2}px, ${y - size.height / 2}px) scale(${scale})`;
  const [start, end] = [centre(from), centre(to)];
  const middle: [number, number] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 20];
  const small = whole ? Math.min(1, to.width / from.width) : 0.8;
  return [
    { transform: at(start, whole ? 1 : 0.7), opacity: whole ? 1 : 0.2 },
    whole
      ? { transform: at(start, 1), opacity: 1, offset: 0.05 }
      : { transform: at(middle, 1.15), opacity: 1, offset: 0.5 },
    { transform: at(end, small), opacity: 1, offset: 0.9 },
    { transform: at(end, small), opacity: 0 },
  ];
}
