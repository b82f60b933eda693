/** Ship silhouettes by family, own drawings, side view with the bow to the right, in a box of 64 by 28. */

export type Family =
  | 'cargo'
  | 'train'
  | 'carrier'
  | 'scout'
  | 'freighter'
  | 'mining'
  | 'cruiser'
  | 'flagship'
  | 'tug'
  | 'tanker'
  | 'gate'
  | 'gun'
  | 'destroyer'
  | 'dreadnought'
  | 'settlement';

/** The first word that a class name contains decides. */
const WORDS: readonly (readonly [string, Family])[] = [
  ['settlement', 'settlement'],
  ['gate', 'gate'],
  ['train', 'train'],
  ['tug', 'tug'],
  ['tanker', 'tanker'],
  ['gun', 'gun'],
  ['destroyer', 'destroyer'],
  ['dreadnought', 'dreadnought'],
  ['mining', 'mining'],
  ['scout', 'scout'],
  ['cargo-carrier', 'freighter'],
  ['carrier', 'carrier'],
  ['cruiser', 'cruiser'],
  ['flagship', 'flagship'],
  ['cargo', 'cargo'],
];

export function familyOf(cls: string): Family {
  return WORDS.find(([word]) => cls.includes(word))?.[1] ?? 'cargo';
}

/** Hull, and details cut out of it (drawn in the colour of the ground). */
export const HULLS: Record<Family, { hull: string; cut: string }> = {
  cargo: {
    hull: 'M3 10h7V8h2v2h2V5h11v18H14v-5h-2v2h-2v-2H3l-2-4zM27 5h11v18H27zM40 5h9v6h4l8 3-8 3h-4v6h-9z',
    cut: 'M17 8v12M22 8v12M30 8v12M35 8v12M43 8v3M43 17v3',
  },
  train: {
    hull: 'M1 9h12v10H1zM15 9h12v10H15zM29 9h12v10H29zM43 8h9l9 4v4l-9 4h-9zM13 13h2v2h-2zM27 13h2v2h-2zM41 13h2v2h-2z',
    cut: 'M4 12h6M18 12h6M32 12h6M47 12h5',
  },
  carrier: {
    hull: 'M2 12l5-3h27l3-6h7l2 6h6l10 5-9 4H20l-5 6H7l3-6H4z',
    cut: 'M10 13h40M38 7h5',
  },
  scout: {
    hull: 'M3 12l7-2h14l4-7h3l-1 7h18l14 4-14 4H30l1 7h-3l-4-7H10l-7-2-2-2z',
    cut: 'M12 14h26M46 14h4',
  },
  freighter: {
    hull: 'M2 12l4-3h6V4h10v5h3V4h10v5h3l3-5h5l2 5h4l9 5-9 4h-5v6H37v-6h-3v6H24v-6h-3v6H11v-6H6l-4-3z',
    cut: 'M15 7v2M31 7v2M9 14h42',
  },
  mining: {
    hull: 'M2 10l4-3h20l5 3h8l5-8 9 1-6 3-1 5h3l13-4-6 7 6 7-13-4h-3l1 5 6 3-9 1-5-8h-8l-5 3H6l-4-3z',
    cut: 'M8 11v6M13 10v8M18 11v6',
  },
  cruiser: {
    hull: 'M2 11l9-1 7-7h8l-3 7 20 1 20 3-20 3-20 1 3 7h-8l-7-7-9-1-1-3z',
    cut: 'M16 14h30',
  },
  flagship: {
    hull: 'M1 10l8-1 3-3h8l2-4h6l1 4 16 3 17 5-17 5-18 2-4 6H12l3-6-7-1-7-2 3-4z',
    cut: 'M12 13h32M16 17h16M24 5h3',
  },
  tug: {
    hull: 'M3 6h9l3 3h14l4-4h7l3 5h6l8-5-3 6h-5v6h5l3 6-8-5h-6l-3 5h-7l-4-4H15l-3 3H3l2-8z',
    cut: 'M18 14h12M36 10v8',
  },
  tanker: {
    hull: 'M2 11h5a8 8 0 0 1 15 0h2a8 8 0 0 1 15 0h3l7-2 12 5-12 5-7-2h-3a8 8 0 0 1-15 0h-2a8 8 0 0 1-15 0H2z',
    cut: 'M11 9a5 5 0 0 1 4-2M28 9a5 5 0 0 1 4-2',
  },
  gate: {
    hull: 'M32 0a14 14 0 1 1 0 28a14 14 0 1 1 0-28zM32 5a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM8 12h9v4H8zM47 12h9v4h-9zM3 10h4v8H3zM57 10h4v8h-4z',
    cut: 'M32 1.5v3M32 23.5v3',
  },
  gun: {
    hull: 'M2 9h8l4-4h14l3 4h3v3h29v4H34v3h-3l-3 4H14l-4-4H2l2-5z',
    cut: 'M14 10h12M14 18h12M48 14h10',
  },
  destroyer: {
    hull: 'M2 12l6-2L4 3h9l8 6h10l4-4h6l1 4 21 5-21 5-1 4h-6l-4-4H21l-8 6H4l4-7-6-2z',
    cut: 'M18 14h26',
  },
  dreadnought: {
    hull: 'M1 8h6V5h11l2-4h7l1 4h15l4 4h6l10 5-10 5h-6l-4 4H28l-1 4h-7l-2-4H7v-3H1l2-6z',
    cut: 'M10 11h34M10 17h34M46 14h6',
  },
  settlement: {
    hull: 'M4 24h56v3H4zM8 22a12 12 0 0 1 24 0zM30 22V9h5v13zM34 22a10 10 0 0 1 20 0zM31 7h3V1h-3zM53 22v-8h4v8z',
    cut: 'M14 18a7 7 0 0 1 4-4M40 18a5 5 0 0 1 3-3',
  },
};
