/** A face for every alien, made of a few shapes of ours by its name: always the same, and no two alike. */

export interface Sigil {
  head: string;
  crown: string;
  eyes: [x: number, y: number, r: number][];
  mouth: string;
  hue: number;
}

const HEADS = [
  'M0-9C7-9 10-3 9 3S4 11 0 11-8 9-9 3-7-9 0-9z',
  'M-9-6Q0-11 9-6L7 6Q4 12 0 12T-7 6z',
  'M0-10L10 1 5 10H-5L-10 1z',
  'M-8-8H8Q11 0 8 8 0 13-8 8-11 0-8-8z',
  'M0-8C12-8 12 2 5 4L4 11H-4L-5 4C-12 2-12-8 0-8z',
  'M-6-9H6L10-2 7 9Q0 12-7 9L-10-2z',
  'M0-11C5-6 10-4 9 4 8 10 3 11 0 11S-8 10-9 4C-10-4-5-6 0-11z',
];
const CROWNS = [
  'M-5-9L-8-15M5-9L8-15',
  'M0-9V-16M-3-15H3',
  'M-8-6Q-14-10-11-15M8-6Q14-10 11-15',
  'M-6-9L-4-15 0-10 4-15 6-9',
  'M-9-3L-15-8V0zM9-3L15-8V0z',
  '',
  'M-4-9Q-6-15-1-15M4-9Q6-15 1-15',
];
const EYES: Sigil['eyes'][] = [
  [
    [-4, -1, 2.4],
    [4, -1, 2.4],
  ],
  [[0, -1, 4]],
  [
    [-5, -1, 1.8],
    [0, -4, 1.8],
    [5, -1, 1.8],
  ],
  [
    [-4, 0, 3],
    [4, -2, 2],
  ],
  [
    [-5, -2, 1.6],
    [5, -2, 1.6],
    [-2.5, 2, 1.4],
    [2.5, 2, 1.4],
  ],
];
const MOUTHS = ['M-4 6Q0 9 4 6', 'M-4 7H4', 'M-3 7L-1 5 1 7 3 5', 'M0 5V9', 'M-4 8Q0 4 4 8', 'M-2 6h4v2h-4z'];

export function sigilOf(alien: string): Sigil {
  let hash = 2166136261;
  for (const letter of alien) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  const pick = <Item>(list: readonly Item[]): Item => {
    hash = (Math.imul(hash, 1664525) + 1013904223) >>> 0;
    return list[(hash >>> 8) % list.length] as Item;
  };
  return {
    head: pick(HEADS),
    crown: pick(CROWNS),
    eyes: pick(EYES),
    mouth: pick(MOUTHS),
    hue: (hash >>> 4) % 360,
  };
}
