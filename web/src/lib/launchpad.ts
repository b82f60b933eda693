/** The launch pad of the lobby: where the seats stand round it, and the engines, one for each seat. */
import type { Point } from './art/draw';

export const WIDE = 972;
export const HIGH = 600;
export const POD: Point = [236, 104];
export const MIDDLE: Point = [486, 272];

const LEFT = 10;
const RIGHT = WIDE - POD[0] - LEFT;
const FOOT: Point = [(WIDE - POD[0]) / 2, HIGH - POD[1]];
const MID = MIDDLE[1] - POD[1] / 2;
const SIDES = {
  top: (x: number): Point => [x, 56],
  middle: (x: number): Point => [x, MID],
  low: (x: number): Point => [x, 380],
} as const;

/** The corner of each pod; seat 0 sits at the foot where it can, and the others follow clockwise. */
export function pods(seats: number): Point[] {
  const { top, middle, low } = SIDES;
  switch (seats) {
    case 1:
      return [FOOT];
    case 2:
      return [middle(LEFT), middle(RIGHT)];
    case 3:
      return [FOOT, top(LEFT), top(RIGHT)];
    case 4:
      return [low(LEFT), top(LEFT), top(RIGHT), low(RIGHT)];
    case 5:
      return [FOOT, low(LEFT), top(LEFT), top(RIGHT), low(RIGHT)];
    default: {
      const rows = Math.ceil(seats / 2);
      return Array.from({ length: seats }, (_, seat): Point => {
        const left = seat < rows;
        const row = left ? rows - 1 - seat : seat - rows;
        return [left ? LEFT : RIGHT, 20 + (row * (HIGH - POD[1] - 40)) / Math.max(1, rows - 1)];
      });
    }
  }
}

const STEP = 62;

/** The engines, like the pips of a die; six and more stand in a ring. */
export function engines(seats: number): Point[] {
  const [x, y] = MIDDLE;
  const at = (a: number, b: number): Point => [x + a * STEP, y + b * STEP];
  if (seats === 1) return [at(0, 0)];
  if (seats === 2) return [at(-1, 0), at(1, 0)];
  if (seats === 3) return [at(0, 0.85), at(-1, -0.7), at(1, -0.7)];
  if (seats === 4) return [at(-1, 1), at(-1, -1), at(1, -1), at(1, 1)];
  if (seats === 5) return [at(0, 0), at(-1, 1), at(-1, -1), at(1, -1), at(1, 1)];
  const rows = Math.ceil(seats / 2);
  return Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI / 2 + ((seat + 0.5) * 2 * Math.PI) / (rows * 2);
    return [x + Math.cos(angle) * 92, y + Math.sin(angle) * 92] as const;
  });
}

/** The arm that leads from a pod to the pad. */
export function arm([x, y]: Point): string {
  const middle = y + POD[1] / 2;
  if (x > LEFT && x < RIGHT) return `M${MIDDLE[0]} ${y + 8}V${MIDDLE[1] + 200}`;
  const left = x <= LEFT;
  const from = left ? x + POD[0] - 8 : x + 8;
  const side = left ? -1 : 1;
  const bend = MIDDLE[0] + side * 190;
  const end = MIDDLE[0] + side * 150;
  const goal = middle + (MIDDLE[1] - middle) * 0.28;
  return `M${from} ${middle}H${bend}L${end} ${goal}`;
}
