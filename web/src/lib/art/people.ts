/** Everybody round a table, drawn from numbers: people as astronauts, bots as heads of machines. In a box of 48 by 48
 *  with its middle at 0, 0. The ring has the colour of the seat; a broken ring is a bot's. */
import { box, chance, disc, line, path, pick, seedOf, shape } from './draw';

const INK = '#0a0f26';
const SKIN = ['#f4cfa8', '#dc9f6e', '#a96a42', '#7c4c30', '#f8e0c6'] as const;
const HAIR_INK = ['#2b1b2e', '#7a4322', '#e0a04a', '#31407f', '#b3364f', '#dfe4ff'] as const;
const SUIT = [
  ['#e8ecff', '#a3aede'],
  ['#ffc46b', '#b8742a'],
  ['#57c8b4', '#1f7a72'],
  ['#ff8574', '#b83d4a'],
  ['#93abff', '#4a5fc0'],
  ['#d3bfff', '#7f63c9'],
] as const;
const CURLS = [[-9, -7, 5], [-4, -12, 5.5], [3, -13, 5.5], [9, -8, 5], [-11, -1, 3.5], [11, -2, 3.5]] as const;
const HAIR: readonly ((ink: string) => string)[] = [
  (ink) => path('M-11 0Q-13-14 0-14T11 0Q9-6 2-7Q-6-6-11 0Z', ink),
  (ink) => disc(0, -15.5, 5, ink) + path('M-11 2Q-13-14 0-14T11 2Q10-6 0-7.500Q-10-6-11 2Z', ink),
  (ink) => CURLS.map(([x, y, r]) => disc(x, y, r, ink)).join(''),
  (ink) => path('M-9.500-1Q-11-13 0-13T9.500-1Q6-7 1-8Q-5-7-9.500-1Z', ink),
  (ink) => path('M-10 2Q-10 14 0 14T10 2Q8 8 0 6.500Q-8 8-10 2Z', ink),
  (ink) => path('M-11-1Q-14-10-7-13Q2-18 10-12Q13-8 11-1Q10-7 6-9Q-2-6-11-1Z', ink),
];
const LONG = 3; // hair that falls behind the head

/** skin, hair, colour of the hair, suit */
export type Looks = readonly [number, number, number, number];

/** The same name looks the same everywhere. */
export function looksOf(name: string): Looks {
  const next = chance(seedOf(name));
  next();
  const below = (count: number): number => Math.floor(next() * count);
  return [below(SKIN.length), below(HAIR.length), below(HAIR_INK.length), below(SUIT.length)];
}

export function person([skin, hair, colour, suit]: Looks): string {
  const [light, dark] = SUIT[suit % SUIT.length] ?? SUIT[0];
  const ink = HAIR_INK[colour % HAIR_INK.length] ?? INK;
  const top = HAIR[hair % HAIR.length] ?? HAIR[0]!;
  return (
    path('M-24 26Q-22 11-8 10H8Q22 11 24 26Z', light) +
    path('M4 10H8Q22 11 24 26H12Z', dark) +
    disc(0, -2, 17, '#2a3a7a') +
    disc(-1, -3, 15.5, '#3d529c') +
    '<g transform="translate(0 1)">' +
    (hair % HAIR.length === LONG ? path('M-13 12Q-15-14 0-14T13 12L9 10Q11-4 3-8Q-7-6-9 10Z', ink) : '') +
    `<ellipse rx="9.500" ry="11" fill="${SKIN[skin % SKIN.length]}"/>` +
    path('M2-10.700A9.500 11 0 0 1 2 10.700Q6 0 2-10.700Z', 'rgb(0 0 0 / 0.13)') +
    top(ink) +
    disc(-3.6, 0.5, 1.3, INK) +
    disc(3.6, 0.5, 1.3, INK) +
    `<path d="M-2.800 5Q0 7 2.800 5" stroke="${INK}" stroke-width="1.200" fill="none" stroke-linecap="round"/></g>` +
    '<path d="M-12-10Q-6-17 3-16" stroke="#fff" stroke-width="1.800" fill="none" stroke-linecap="round" opacity=".75"/>' +
    path('M-15 11Q0 18 15 11L13.500 15.500Q0 21 -13.500 15.500Z', dark)
  );
}

type Head = readonly [string, string, (light: string, dark: string) => string];

const HEADS: Record<string, Head> = {
  rookie: [
    '#9fc6ff',
    '#4a74c9',
    (light, dark) =>
      path('M-13 12V-2A13 13 0 0 1 13-2V12Z', light) +
      path('M2-14.800A13 13 0 0 1 13-2V12H5Z', dark) +
      box(-9.5, -5, 19, 9, 4.5, INK) +
      disc(-4, -0.5, 2.4, '#4cc9f0') +
      disc(4, -0.5, 2.4, '#4cc9f0') +
      line(0, -15, 0, -19, 2, dark) +
      disc(0, -20, 2, '#ffcf70'),
  ],
  diplomat: [
    '#7fd0c4',
    '#38857f',
    (light, dark) =>
      box(-13, -12, 26, 24, 12, light) +
      path('M3-12h0a12 12 0 0 1 0 24Z', dark) +
      disc(-5, -1, 4.2, INK) +
      disc(5, -1, 4.2, INK) +
      disc(-4, -2, 1.4, '#fff') +
      disc(6, -2, 1.4, '#fff') +
      `<path d="M-5 6.500Q0 10 5 6.500" stroke="${INK}" stroke-width="1.800" fill="none" stroke-linecap="round"/>` +
      line(0, -12, 0, -17, 2, dark) +
      path('M-5-19H5L0-14.500Z', '#fff3da'),
  ],
  fox: [
    '#b9a0f2',
    '#6a4fb8',
    (light, dark) =>
      shape([[-13, -16], [-6, -9], [6, -9], [13, -16], [14, 2], [0, 14], [-14, 2]], light) +
      shape([[6, -9], [13, -16], [14, 2], [0, 14], [0, -9]], dark) +
      shape([[-10, -2], [-3, 1], [-9, 2.5]], '#fff3da') +
      shape([[10, -2], [3, 1], [9, 2.5]], '#fff3da') +
      disc(0, 10, 2, INK),
  ],
  miser: [
    '#e6c25e',
    '#96702a',
    (light, dark) =>
      box(-12, -9, 24, 21, 3, light) +
      box(3, -9, 9, 21, 3, dark) +
      box(-14, -13, 28, 5, 2, dark) +
      disc(0, 0, 6.5, INK) +
      disc(0, 0, 4, '#ffcf70') +
      disc(1, -1, 1.5, '#fff') +
      box(-4, 8.5, 8, 1.8, 0.9, INK),
  ],
  brawler: [
    '#ff8a6b',
    '#b3423f',
    (light, dark) =>
      shape([[-15, -9], [-10, -14], [10, -14], [15, -9], [13, 12], [-13, 12]], light) +
      shape([[2, -14], [10, -14], [15, -9], [13, 12], [4, 12]], dark) +
      shape([[-11, -5], [-2, -2], [-2, 1], [-11, 0]], INK) +
      shape([[11, -5], [2, -2], [2, 1], [11, 0]], INK) +
      disc(-5, -1.5, 1.4, '#ffcf70') +
      disc(5, -1.5, 1.4, '#ffcf70') +
      box(-7, 5, 14, 4.5, 1, INK) +
      [-4, 0, 4].map((x) => line(x, 5, x, 9, 1, light)).join('') +
      shape([[-15, -9], [-20, -17], [-10, -14]], dark) +
      shape([[15, -9], [20, -17], [10, -14]], dark),
  ],
};

/** Which head a kind of bot has; one that packages add gets one of the others, always the same. */
const KINDS: Record<string, string> = { random: 'rookie', greedy: 'diplomat', search: 'fox' };
const OTHERS = ['miser', 'brawler'] as const;

export function bot(kind: string): string {
  const head = HEADS[KINDS[kind] ?? pick(OTHERS, chance(seedOf(kind))())] ?? HEADS['rookie']!;
  const [light, dark, draw] = head;
  return (
    path('M-14 26V20Q-14 13-6 13H6Q14 13 14 20V26Z', dark) +
    box(-4, 9, 8, 6, 1, '#38436b') +
    `<g transform="translate(0 1)">${draw(light, dark)}</g>`
  );
}
