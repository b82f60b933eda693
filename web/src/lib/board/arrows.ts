/** Arrow keys go from one thing of the board to the next that lies in their direction. */
import type { Direction } from './place';
import { nextInDirection } from './place';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Moves the focus among the elements with `data-spot`; true when it did. */
export function moveFocus(event: KeyboardEvent, root: Element | undefined): boolean {
  const direction = ARROWS[event.key];
  const from = event.target instanceof Element ? event.target.closest('[data-spot]') : null;
  if (!direction || !from || !root) return false;
  const things = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-spot]')].filter((other) => other !== from);
  const next = nextInDirection(
    things.map((thing) => thing.getBoundingClientRect()),
    from.getBoundingClientRect(),
    direction,
  );
  if (next < 0) return false;
  event.preventDefault();
  things[next]?.focus();
  return true;
}
