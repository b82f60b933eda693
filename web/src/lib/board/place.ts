/** Where things go: beside an anchor without leaving the window, and which thing lies in a direction. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

/** Top left corner for a box in the middle of `dock`, moved into the window. */
export function docked(dock: Box, size: Size, window: Size): { left: number; top: number } {
  return {
    left: inside(dock.left + (dock.width - size.width) / 2, size.width, window.width),
    top: inside(dock.top, size.height, window.height),
  };
}

/** Top left corner for a box above `anchor`, or beside it where there is no room. */
export function above(anchor: Box, size: Size, window: Size): { left: number; top: number } {
  const top = anchor.top - GAP - size.height;
  if (top < EDGE) return beside(anchor, size, window);
  return { left: inside(anchor.left + anchor.width / 2 - size.width / 2, size.width, window.width), top };
}

/** Top left corner for a box beside `anchor`: on the right, else on the left, else above or below. */
export function beside(anchor: Box, size: Size, window: Size): { left: number; top: number } {
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - size.width;
  const middle = anchor.top + anchor.height / 2 - size.height / 2;
  if (right + size.width <= window.width - EDGE)
    return { left: right, top: inside(middle, size.height, window.height) };
  if (left >= EDGE) return { left, top: inside(middle, size.height, window.height) };
  const across = inside(anchor.left + anchor.width / 2 - size.width / 2, size.width, window.width);
  const above = anchor.top - GAP - size.height;
  const below = anchor.top + anchor.height + GAP;
  return { left: across, top: above >= EDGE ? above : inside(below, size.height, window.height) };
}

function inside(start: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - EDGE - length));
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Index of the box that the eye would call next in a direction, or -1. */
export function nextInDirection(boxes: readonly Box[], from: Box, direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const dx = box.left + box.width / 2 - (from.left + from.width / 2);
    const dy = box.top + box.height / 2 - (from.top + from.height / 2);
    const along = direction === 'left' ? -dx : direction === 'right' ? dx : direction === 'up' ? -dy : dy;
    const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx);
    if (along <= 1 || aside > along * 3) return;
    const distance = along + aside * 2;
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}
