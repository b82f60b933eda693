/** The cosmodrome on the horizon, at the foot of pages: `w` wide, its ground at y = 90. */
import { box, chance, disc, line, shape, tenth } from './draw';

export function frieze(w: number, seed: number): string {
  const c = ['var(--frieze-1)', 'var(--frieze-2)', 'var(--frieze-3)'] as const;
  const lamp = 'var(--lamp)';
  const q = chance(seed); q(); let o = '', x = 10;
  const gantry = (x: number): string => { let g = line(x, 90, x, 14, 2, c[1]) + line(x + 11, 90, x + 11, 14, 2, c[1]); for (let y = 18; y < 86; y += 12) g += line(x, y, x + 11, y + 10, 1.2, c[1]) + line(x + 11, y, x, y + 10, 1.2, c[1]); return g + line(x + 11, 30, x + 22, 30, 2, c[1]) + line(x + 11, 52, x + 22, 52, 2, c[1]) + disc(x + 5.5, 9, 2.6, lamp); };
  const rocket = (x: number): string => `<path d="M${x} 4q7 9 7 26v52h-14v-52q0-17 7-26Z" fill="${c[2]}"/><path d="M${x} 4q7 9 7 26v52h-7Z" fill="${c[1]}"/>` + shape([[x - 7, 50], [x - 14, 88], [x - 5, 88]], c[2]) + shape([[x + 7, 50], [x + 14, 88], [x + 5, 88]], c[1]) + box(x - 7, 34, 14, 3, 0, lamp);
  const slim = (x: number): string => `<path d="M${x} 22q5 8 5 20v46h-10v-46q0-12 5-20Z" fill="${c[2]}"/><path d="M${x} 22q5 8 5 20v46h-5Z" fill="${c[1]}"/>` + box(x - 5, 60, 10, 2.5, 0, lamp) + shape([[x - 5, 76], [x - 11, 88], [x + 11, 88], [x + 5, 76]], c[1]);
  const kit: ((x: number) => [string, number])[] = [(x) => q() < .5 ? [gantry(x) + rocket(x + 34) + box(x - 8, 86, 66, 4, 0, c[1]), 76] : [slim(x + 8) + gantry(x + 24) + box(x - 8, 86, 54, 4, 0, c[1]), 62], (x) => [`<path d="M${x} 90a24 24 0 0 1 48 0Z" fill="${c[0]}"/><path d="M${x + 14} 90a10 10 0 0 1 20 0Z" fill="${c[1]}"/>`, 58], (x) => [line(x + 18, 90, x + 18, 62, 3, c[1]) + `<path d="M${x} 44q4 26 32 24q-22-4-32-24Z" fill="${c[2]}"/>` + line(x + 14, 58, x + 26, 46, 1.5, c[1]) + disc(x + 27, 45, 2, lamp), 46], (x) => [disc(x + 12, 76, 12, c[0]) + disc(x + 38, 76, 12, c[0]) + box(x, 84, 50, 6, 0, c[1]) + line(x + 12, 64, x + 38, 64, 1.5, c[1]), 64], (x) => [box(x, 70, 52, 20, 2, c[0]) + [0, 1, 2, 3, 4].map(i => box(x + 6 + i * 9, 77, 4, 3, 1, Math.floor(i * 3 + x) % 4 ? lamp : c[1])).join(''), 64], (x) => [line(x + 4, 90, x + 4, 40, 1.6, c[1]) + disc(x + 4, 38, 2.2, lamp) + line(x + 4, 52, x + 16, 90, 1, c[1]) + line(x + 4, 52, x - 8, 90, 1, c[1]), 30]];
  for (let k = 0, hx = -80; hx < w + 80; k++) { const hw = 160 + q() * 240, hh = 12 + q() * 22; o += `<path d="M${tenth(hx)} 90Q${tenth(hx + hw / 2)} ${tenth(90 - 2 * hh)} ${tenth(hx + hw)} 90Z" fill="var(--frieze-0)"/>`; hx += hw * .62; }
  let i = 0; const order = [4, 3, 0, 4, 5, 2, 1, 1, 4, 5, 3, 2, 4, 3, 5, 1, 0, 0, 4, 2, 5, 4, 1, 3, 4, 5, 2]; while (x < w - 50) { const [g, dx] = kit[order[i++ % order.length] as number]!(x); o += g; x += dx + 2 + q() * 26; }
  return o + box(0, 89, w, 200, 0, c[0]); }
