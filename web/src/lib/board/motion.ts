/** Short transitions for things that come onto the board. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

interface Settle {
  /** where it comes from, relative to its place */
  x?: number;
  y?: number;
  reduced: boolean;
  duration?: number;
}

export function settle(_node: Element, { x = 0, y = 0, reduced, duration = 300 }: Settle): TransitionConfig {
  return {
    duration: reduced ? 0 : duration,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${t}`,
  };
}
