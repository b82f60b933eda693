/** Where the ships of several fleets stand in the light of the gate. */
export interface Placed {
  seat: number;
  x: number;
  y: number;
  /** on the last ship drawn: how many the fleet has, where not all are drawn */
  more: number;
}

const MOST = 4;
const PITCH = 27;
/** rows above and below the middle for one to four ships, in a wedge */
const WEDGE: Readonly<Record<number, readonly (readonly [column: number, row: number])[]>> = {
  1: [[0, 0]],
  2: [[0, -1], [0, 1]],
  3: [[0, 0], [0.8, -1.2], [0.8, 1.2]],
  4: [[0, 0], [0.8, -1.3], [0.8, 1.3], [1.6, 0]],
};

/** Fleets one behind the other from `from` to `to` (`way` 1 flies to the right); many fleets stand closer together. */
export function formation(fleets: readonly { seat: number; ships: number }[], from: number, to: number, middle: number, way: 1 | -1): Placed[] {
  const drawn = fleets.filter(({ ships }) => ships > 0);
  const widths = drawn.map(({ ships }) => (Math.max(...(WEDGE[Math.min(ships, MOST)] ?? []).map(([column]) => column)) + 1.15) * PITCH);
  const room = Math.abs(to - from);
  const squeeze = Math.min(1, room / Math.max(1, widths.reduce((sum, width) => sum + width, 0)));
  const placed: Placed[] = [];
  let at = 0;
  drawn.forEach(({ seat, ships }, which) => {
    const count = Math.min(ships, MOST);
    (WEDGE[count] ?? []).forEach(([column, row], index) => {
      placed.push({
        seat,
        x: from + way * (at + column * PITCH * squeeze),
        y: middle + row * 21,
        more: index === count - 1 && ships > MOST ? ships : 0,
      });
    });
    at += (widths[which] ?? 0) * squeeze;
  });
  return placed;
}
