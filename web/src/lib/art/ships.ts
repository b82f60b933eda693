/** Ships from parameters: side view, nose to the right, in a box of 120 by 56. Three flat tones for each part, lit from
 *  above, and one accent. The hull decides the silhouette; the seed decides counts, lengths and the paint. */
import { box, chance, disc, line, pick, shape, tenth } from './draw';

type Paint = readonly [base: string, light: string, dark: string, accent: string, recess: string];

export const PAINTS = {
  bone: ['#cdd3ec', '#f5f2e6', '#7e88b8', '#ffb547', '#343d70'],
  slate: ['#7f97d6', '#bccbf5', '#475a9c', '#ff5d73', '#232f63'],
  rust: ['#d8805a', '#f6b78f', '#8b4638', '#4cc9f0', '#4a2430'],
  teal: ['#4fb0aa', '#9fe5d6', '#2a6b78', '#ffb547', '#143a4a'],
  mustard: ['#d9ae52', '#f8dd93', '#8a6a2d', '#4cc9f0', '#45371f'],
  plum: ['#a27fce', '#d6c0f2', '#5e4590', '#3ddc97', '#33235a'],
  /** silhouettes of fleets against a burning sky */
  ember: ['#3a1020', '#f2a64a', '#250a1c', '#ff5d73', '#1a0714'],
  ash: ['#3a1020', '#f2a64a', '#250a1c', '#4cc9f0', '#1a0714'],
} as const satisfies Record<string, Paint>;

export type PaintName = keyof typeof PAINTS;
const JOBS = ['bone', 'slate', 'rust', 'teal', 'mustard', 'plum'] as const;

export const HULL_NAMES = [
  'scout',
  'shuttle',
  'tanker',
  'freighter',
  'carrier',
  'relay',
  'barge',
  'dreadnought',
  'liner',
  'sailer',
] as const;
export type Hull = (typeof HULL_NAMES)[number];

/** A rounded block with a lit top and a shaded belly. */
const slab = (x: number, y: number, w: number, h: number, r: number, k: Paint): string =>
  box(x, y, w, h, r, k[0]) +
  `<path d="M${tenth(x)} ${tenth(y + h * 0.34)}V${tenth(y + r)}a${r} ${r} 0 0 1 ${r}-${r}h${tenth(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}V${tenth(y + h * 0.34)}Z" fill="${k[1]}"/>` +
  `<path d="M${tenth(x)} ${tenth(y + h * 0.7)}V${tenth(y + h - r)}a${r} ${r} 0 0 0 ${r} ${r}h${tenth(w - 2 * r)}a${r} ${r} 0 0 0 ${r}-${r}V${tenth(y + h * 0.7)}Z" fill="${k[2]}"/>`;

/** A disc with a crescent of shade at its lower right, and a glint. */
function ball(x: number, y: number, r: number, k: Paint): string {
  const a = r * Math.SQRT1_2;
  const p = `${tenth(x + a)} ${tenth(y - a)}`;
  const q = `${tenth(x - a)} ${tenth(y + a)}`;
  const [gx, gy] = [tenth(x - r * 0.36), tenth(y - r * 0.42)];
  return (
    disc(x, y, r, k[0]) +
    `<path d="M${p}A${tenth(r)} ${tenth(r)} 0 0 1 ${q}A${tenth(r * 1.35)} ${tenth(r * 1.35)} 0 0 0 ${p}Z" fill="${k[2]}"/>` +
    `<ellipse cx="${gx}" cy="${gy}" rx="${tenth(r * 0.3)}" ry="${tenth(r * 0.18)}" transform="rotate(-40 ${gx} ${gy})" fill="${k[1]}"/>`
  );
}

const flame = (x: number, y: number, h: number, length: number): string =>
  shape([[x, y - h / 2], [x - length, y], [x, y + h / 2]], '#ff8a3c') +
  shape([[x, y - h / 4], [x - length * 0.55, y], [x, y + h / 4]], '#fff0c2');

const nozzle = (x: number, y: number, h: number, k: Paint, on: boolean, length = 12): string =>
  (on ? flame(x - 3, y, h * 0.9, length) : '') +
  shape([[x, y - h * 0.32], [x - 4, y - h / 2], [x - 4, y + h / 2], [x, y + h * 0.32]], k[4]) +
  box(x - 4.6, y - h / 2, 1.6, h, 0.8, k[1]);

const ports = (x: number, y: number, count: number, step: number, colour = '#ffe6a6'): string =>
  Array.from({ length: count }, (_, i) => box(x + i * step, y, 2.2, 1.8, 0.6, colour)).join('');

const HULLS: Record<Hull, (next: () => number, k: Paint, on: boolean) => string> = {
  scout(r, k, on) { const x = 30, l = 60 + r() * 14, n = x + l, s = 8 + r() * 7, up = r() < .6;
    return nozzle(x - 4, 28, 10, k, on, 20)
      + shape([[x + 26, 24], [x + 4 - s, 9], [x - 8 - s * .4, 9], [x + 2, 25]], k[3]) + shape([[x + 26, 32], [x + 4 - s, 48], [x - 8 - s * .4, 48], [x + 2, 31]], k[2])
      + shape([[x - 4, 22], [x + l * .5, 22], [n, 28.5], [x + l * .5, 34], [x - 4, 34]], k[0]) + shape([[x - 4, 22], [x + l * .5, 22], [n, 28.5], [x - 4, 26.5]], k[1]) + shape([[x - 4, 31], [x + l * .62, 31], [n, 28.5], [x + l * .5, 34], [x - 4, 34]], k[2])
      + shape([[x + l * .42, 22], [x + l * .5, 18.5], [x + l * .66, 23.4], [x + l * .62, 25]], '#8fe3ff') + box(x + 6, 22, 4, 12, 0, k[3]) + (up ? line(n, 28.5, n + 7, 28.5, 1.2, k[1]) : box(x + 13, 22, 2, 12, 0, k[3])); },
  shuttle(r, k, on) { const t = 2 + r() * 6, w = 44 + r() * 8;
    return nozzle(22, 23, 9, k, on) + nozzle(22, 33, 9, k, on) + shape([[24, 18], [16, t], [29, t], [50, 18]], k[3]) + shape([[24, 18], [19.5, t + 7], [22, t], [16, t]], k[2])
      + `<path d="M22 16H${tenth(22 + w)}C${tenth(w + 40)} 17 104 24 106 33C104 40 94 41 84 41H22Z" fill="${k[0]}"/><path d="M22 16H${tenth(22 + w)}C${tenth(w + 34)} 16.6 ${tenth(w + 42)} 19 ${tenth(w + 48)} 22H22Z" fill="${k[1]}"/><path d="M22 35H105.5C103 40 94 41 84 41H22Z" fill="${k[4]}"/>`
      + shape([[30, 36], [74, 36], [46, 50], [20, 50]], k[2]) + shape([[30, 36], [74, 36], [66, 40], [27, 40]], k[0]) + `<path d="M80 20.5C90 22 97 26 100 30L84 29Z" fill="#17305e"/>` + ports(34, 25, 5 + Math.floor(r() * 3), 6); },
  tanker(r, k, on) { const n = 2 + Math.floor(r() * 3), rad = [0, 0, 17, 13, 10][n] as number, span = 66, st = span / n, strap = 1.8 + r() * 1.8; let o: string = nozzle(14, 28, 14, k, on) + box(14, 25.5, 86, 5, 1, k[4]);
    for (let i = 0; i < n; i++) { const x = 26 + st * (i + .5); o += ball(x, 28, rad, k) + `<path d="M${tenth(x)} ${tenth(28 - rad)}V${tenth(28 + rad)}" stroke="${i % 2 ? k[4] : k[3]}" stroke-width="${tenth(strap)}"/>`; }
    return o + slab(14, 21, 11, 14, 2, k) + `<path d="M95 20h6q11 2 12 8q-1 6-12 8h-6z" fill="${k[0]}"/><path d="M95 20h6q9 1.6 11.5 6H95z" fill="${k[1]}"/>` + shape([[103, 22.5], [108, 25], [109.5, 28], [103, 28]], '#17305e'); },
  freighter(r, k, on) { const n = 3 + Math.floor(r() * 3), w = 62 / n; let o: string = nozzle(14, 20, 9, k, on) + nozzle(14, 36, 9, k, on) + box(22, 25.5, 76, 5, 0, k[4]); const tone = [k[0], k[3], k[1], k[2]];
    for (let i = 0; i < n; i++) for (let j = 0; j < 2; j++) { if (r() < .14) continue; const x = 27 + i * w, y = j ? 30 : 10, c = pick(tone, r());
      o += box(x, y, w - 2, 16, 1, c) + box(x, y, w - 2, 3, 1, '#ffffff55') + box(x, y + 12, w - 2, 4, 1, '#00000040') + line(x + (w - 2) / 2, y + 4, x + (w - 2) / 2, y + 12, 1, '#00000045'); }
    return o + slab(14, 13, 11, 30, 2, k) + `<path d="M91 14h9l11 11v11l-7 6H91z" fill="${k[0]}"/><path d="M91 14h9l9 9H91z" fill="${k[1]}"/><path d="M91 36h20l-7 6H91z" fill="${k[2]}"/>` + shape([[100, 18.5], [107.5, 26], [100, 26]], '#17305e'); },
  carrier(r, k, on) { const tx = 24 + r() * 40, n = 2 + Math.floor(r() * 3); let o: string = nozzle(10, 27, 9, k, on) + nozzle(14, 36, 8, k, on)
      + shape([[22, 31], [100, 31], [84, 45], [34, 45]], k[2]) + shape([[8, 21], [104, 21], [117, 25], [101, 34], [16, 34], [8, 30]], k[0]) + shape([[8, 21], [104, 21], [117, 25], [8, 25]], k[1]) + box(20, 36, 62, 6.5, 1, k[4]);
    for (let i = 0; i < 4; i++) o += box(23 + i * 15, 37.3, 10, 4, .8, i % 2 ? '#ffcf70' : k[3]);
    o += slab(tx, 9, 16, 12, 1.5, k) + box(tx + 3, 4, 7, 5, 1, k[0]) + line(tx + 6.5, 4, tx + 6.5, 0.8, 1.2, k[1]) + ports(tx + 3, 12.5, 3, 4, '#17305e');
    for (let i = 0; i < n; i++) { const x = (tx > 44 ? 12 : 52) + i * 15 - (tx > 44 ? 0 : 4); if (Math.abs(x - tx) > 13 || tx <= 44) o += shape([[x, 20.5], [x + 3, 16.5], [x + 12, 20.5]], k[3]); }
    return o + box(30, 27.5, 46, 2, 0, k[3]); },
  relay(r, k, on) { const d = 17 + r() * 5, two = r() < .6; let o: string = nozzle(38, 28, 8, k, on, 9) + line(30, 28, 88, 28, 2.4, k[2]) + line(56, 10, 56, 46, 2, k[2]);
    for (const y of two ? [4, 37] : [4]) { o += box(36, y, 40, 15, 1, '#2b4fae') + box(36, y, 40, 4, 1, '#6f9bf2'); for (let i = 1; i < 4; i++) o += line(36 + i * 10, y, 36 + i * 10, y + 15, .9, '#14225a'); }
    o += slab(40, 21, 30, 14, 3, k) + box(48, 21, 4, 14, 0, k[3]) + ports(56, 27, 3, 4);
    if (!two) o += slab(48, 36, 16, 9, 3, k);
    return o + `<path d="M90 ${tenth(28 - d)}Q70 28 90 ${tenth(28 + d)}Q96 28 90 ${tenth(28 - d)}Z" fill="${k[1]}"/><path d="M90 ${tenth(28 - d)}Q70 28 90 ${tenth(28 + d)}Q82 28 90 ${tenth(28 - d)}Z" fill="${k[2]}"/>` + line(86, 28, 106, 28, 1.6, k[0]) + disc(107, 28, 3, k[3]); },
  barge(r, k, on) { const w = 50 + r() * 8, e = 22 + w; let o: string = nozzle(16, 32, 16, k, on); const ore = ['#c9884f', '#8f5e43', '#e8b26d'];
    for (let i = 0; i < 6; i++) { const x = 30 + i * (w - 16) / 5, y = 17 - (i % 2) * 3 - r() * 4; o += shape([[x - 7, 22], [x - 5, y], [x + 1, y - 3], [x + 7, y + 3], [x + 8, 22]], ore[(i + Math.floor(r() * 3)) % 3] as string); }
    o += shape([[16, 20], [e, 20], [e + 8, 30], [e, 46], [22, 46], [16, 40]], k[0]) + shape([[16, 20], [e, 20], [e + 3, 24], [16, 24]], k[1]) + shape([[16, 38], [e + 3.5, 38], [e, 46], [22, 46], [16, 40]], k[2]);
    for (let i = 0; i < 5; i++) o += shape([[26 + i * 10, 28], [31 + i * 10, 28], [27 + i * 10, 34], [22 + i * 10, 34]], i % 2 ? k[4] : k[3]);
    o += box(e + 5, 26, 7, 14, 1.5, k[4]) + shape([[e + 12, 19], [e + 36, 33], [e + 12, 47]], k[2]) + shape([[e + 12, 19], [e + 36, 33], [e + 12, 33]], k[1]);
    for (const t of [.2, .48, .74]) o += line(e + 12 + 24 * t, 19 + 14 * t, e + 10 + 24 * t + 5, 47 - 14 * t - 2, 1.8, k[4]);
    return o; },
  dreadnought(r, k, on) { const s = r() * 6; let o: string = nozzle(8, 19, 8, k, on, 9) + nozzle(8, 28, 9, k, on, 9) + nozzle(8, 37, 8, k, on, 9)
      + shape([[20, 15], [24, 6], [46 + s, 6], [56 + s, 17]], k[2]) + shape([[24, 6], [46 + s, 6], [48 + s, 9], [22, 9]], k[1]) + box(30, 2, 10, 4, .8, k[0]) + line(44, 6, 44, 1, 1, k[1])
      + shape([[8, 14], [58, 13], [118, 27], [112, 31], [52, 43], [12, 43], [8, 38]], k[0]) + shape([[8, 14], [58, 13], [118, 27], [60, 21], [8, 21]], k[1]) + shape([[8, 33], [60, 33], [112, 31], [52, 43], [12, 43], [8, 38]], k[2]);
    for (const [x, y] of [[62, 15], [76, 18.5]] as const) o += box(x - 5, y - 4, 9, 5, 2, k[0]) + line(x + 3, y - 3, x + 14, y - 2, 1.6, k[1]);
    o += shape([[16, 24], [76, 25], [84, 28], [76, 30], [16, 30]], k[4]) + ports(20, 26, 9 + Math.floor(r() * 3), 5) + shape([[40, 33], [46, 33], [40, 43], [34, 43]], k[3]) + (r() < .5 ? shape([[50, 33], [56, 33], [50, 43], [44, 43]], k[3]) : '');
    return o; },
  liner(r, k, on) { const n = r() < .5 ? 1 : 2, h = tenth((n === 1 ? 24 : 19) - r() * 4), xs = n === 1 ? [56] : [44, 70]; let back = '', front = '';
    for (const x of xs) { back += `<path d="M${x} ${28 - h}A9 ${h} 0 0 0 ${x} ${28 + h}" stroke="${k[2]}" stroke-width="5" fill="none"/>`; front += `<path d="M${x} ${28 - h}A9 ${h} 0 0 1 ${x} ${28 + h}" stroke="${k[0]}" stroke-width="6" fill="none"/><path d="M${x} ${28 - h}A9 ${h} 0 0 1 ${x + 8.5} ${28 - h * .3}" stroke="${k[1]}" stroke-width="6" fill="none"/><path d="M${x} ${28 - h + 2}A8 ${h - 2} 0 0 1 ${x} ${26 + h}" stroke="#ffe6a6" stroke-width="1.5" stroke-dasharray="2.2 3" fill="none"/>`; }
    return back + nozzle(14, 28, 14, k, on) + slab(14, 21, 14, 14, 2, k) + box(26, 24.5, 66, 7, 1, k[0]) + box(26, 24.5, 66, 2.4, 1, k[1]) + box(34, 24.5, 4, 7, 0, k[3]) + front + ball(98, 28, 10.5, k) + `<path d="M101 21a9 9 0 0 1 6.5 7h-7z" fill="#17305e"/>`; },
  sailer(r, k, on) { const a = r() * 6, c = k[3]; return line(62, 2, 62, 44, 1.8, k[1])
      + `<path d="M64 3Q${tenth(104 + a)} 14 ${tenth(108)} 38L64 40Z" fill="${k[1]}"/><path d="M64 3Q78 22 66 40L64 40Z" fill="${k[0]}"/><path d="M60 5Q${tenth(26 - a)} 16 22 38L60 40Z" fill="${c}"/><path d="M60 5Q48 22 58 40L60 40Z" fill="#00000033"/>`
      + line(70, 16, 92, 22, .9, k[2]) + line(70, 27, 103, 31, .9, k[2]) + line(54, 18, 36, 22, .9, '#00000040') + line(54, 28, 27, 31, .9, '#00000040')
      + nozzle(30, 47.5, 8, k, on, 12) + shape([[30, 43], [92, 43], [112, 46.5], [88, 53], [34, 53]], k[0]) + shape([[30, 43], [92, 43], [112, 46.5], [30, 46]], k[1]) + shape([[31, 50], [98, 50], [88, 53], [34, 53]], k[2]) + ports(42, 47.3, 6, 6, '#17305e'); },
};

/** The inside of an SVG. `paint` overrides what the seed would choose. */
export function ship(hull: Hull, seed: number, flying = true, paint?: PaintName): string {
  const next = chance((seed + 3) * 7919 + HULL_NAMES.indexOf(hull) * 104729);
  next();
  next();
  next();
  const drawn = pick(JOBS, next());
  return HULLS[hull](next, PAINTS[paint ?? drawn], flying);
}
