/** Key art of the three games: flat prints of 300 by 400, five to eight inks, no filters. Other crops are other view boxes. */
import { cube } from './dice';
import { at, box, chance, disc, outline, polygon, shape, sky, tenth } from './draw';
import { planet } from './planets';
import { ship } from './ships';

const POSTERS: Record<string, () => string> = {
  'space-base'() { const blues = ['#0c2a6b', '#12398a', '#1b4ba8', '#2a62c6']; let o = box(0, 0, 300, 400, 0, '#081d4f');
    [230, 186, 144, 106].forEach((r, i) => (o += disc(168, 150, r, blues[i] as string)));
    o += sky(46, 300, 230, 5, '#dfe8ff') + `<ellipse cx="168" cy="150" rx="200" ry="46" transform="rotate(-24 168 150)" fill="none" stroke="#8fb8ff" stroke-width="1.2" opacity=".75"/>`;
    o += at(168, 148, 1, cube(5, [0.62, 0.62, -0.2], 64, { tones: ['#fff3da', '#f2b65a', '#b4552f'], pip: '#182a66', crater: '#0c1a4a', faces: [5, 3, 6] }));
    o += disc(150, 650, 318, '#0a1a44') + disc(150, 656, 312, '#1a4aa6') + disc(150, 668, 312, '#123a86') + disc(150, 686, 312, '#0d2a66') + disc(150, 708, 312, '#081d4f');
    /* the base: twelve lit bays on the limb */
    for (let i = 0; i < 12; i++) { const a = (-116 + i * 4.75) * Math.PI / 180, x = 150 + 318 * Math.cos(a), y = 650 + 318 * Math.sin(a), t = (-116 + i * 4.75) + 90; const h = [10, 13, 16, 19, 22, 27, 27, 22, 19, 16, 13, 10][i] as number; o += at(tenth(x), tenth(y), 1, box(-5, -h, 10, h + 2, 2, '#0a1a44') + box(-2.6, -h + 4, 5.2, 3, 1, i % 3 === 1 ? '#4cc9f0' : '#ffcf70'), t); }
    o += at(18, 252, .9, ship('carrier', 2, true, 'bone'), -9);
    o += at(200, 268, .52, ship('scout', 4, true, 'slate'), -24) + at(244, 276, .4, ship('scout', 5, true, 'teal'), -24) + at(20, 44, .46, ship('tanker', 4, true, 'mustard'), -12) + at(222, 26, .36, ship('relay', 3, true, 'bone'), -14);
    return o; },
  'cosmic-encounter'() { let o = box(0, 0, 300, 400, 0, '#2a0f57');
    /* hyperspace gate: flat cone from the foreground up to the target planet */
    o += shape([[-60, 400], [360, 400], [214, 62], [186, 62]], '#3b1873') + shape([[0, 400], [300, 400], [210, 62], [190, 62]], '#532399') + shape([[62, 400], [238, 400], [206, 62], [194, 62]], '#7436c4');
    o += sky(60, 300, 250, 9, '#f2dcff') + at(200, 66, 1, `<path d="M-56 0A56 17 0 0 1 56 0" stroke="#b98a3e" stroke-width="3" fill="none"/><g transform="rotate(14)">${planet(4, 34)}</g><path d="M-56 0A56 17 0 0 0 56 0" stroke="#ffcf70" stroke-width="3.5" fill="none"/>`, -14);
    o += at(56, 52, .8, planet(2, 22)) + at(268, 150, .7, planet(7, 20)) + at(22, 148, .5, planet(8, 20));
    /* saucers: the ship tokens, stacked up the beam */
    const sau = (x: number, y: number, s: number, c: string, c2: string): string => at(x, y, s, `<ellipse cx="0" cy="5" rx="22" ry="6" fill="${c2}"/><ellipse cx="0" cy="2.5" rx="22" ry="6" fill="${c}"/><path d="M-10 1a10 10 0 0 1 20 0Z" fill="#eafcff"/><path d="M-10 1a10 10 0 0 1 7-9.3q-4 4-3 9.3Z" fill="#9adcf2"/>`);
    o += sau(197, 118, .55, '#3ddc97', '#12805a') + sau(186, 148, .75, '#3ddc97', '#12805a') + sau(203, 178, .9, '#ffb547', '#a85f12') + sau(168, 200, 1.1, '#3ddc97', '#12805a');
    /* left alien: three eyes, smirk */
    o += `<path d="M-20 400V330Q-6 296 40 296Q92 300 108 344L118 400Z" fill="#12604f"/><path d="M-20 400V352Q10 322 50 326Q84 336 92 400Z" fill="#1a8569"/>`
      + `<path d="M22 214Q6 186 -8 186" stroke="#2fae86" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="-6" cy="186" r="0" fill="#ffcf70"/><path d="M70 200Q74 168 92 160" stroke="#2fae86" stroke-width="7" fill="none" stroke-linecap="round"/>` + disc(93, 158, 8, '#ffcf70') + disc(90, 155, 2.6, '#fff3d0')
      + `<path d="M2 262C-6 214 22 192 56 192C100 192 122 224 116 258C112 288 96 318 64 320C30 322 6 296 2 262Z" fill="#3ddc97"/><path d="M2 262C-6 214 22 192 56 192C30 204 22 236 30 268C36 296 52 312 64 320C30 322 6 296 2 262Z" fill="#23a577"/>`
      + disc(60, 226, 0, '#fff') + ([[46, 244, 15], [82, 232, 13], [98, 262, 11]] as const).map(([x, y, r]) => disc(x, y, r, '#fdfbe8') + disc(x + r * .38, y + r * .12, r * .5, '#2a0f57') + disc(x + r * .22, y - r * .1, r * .16, '#fff')).join('')
      + `<path d="M50 284Q78 302 104 282Q92 306 68 304Q54 300 50 284Z" fill="#0d4a3c"/><path d="M54 287Q64 294 74 295L70 300Z" fill="#fff"/>` + disc(24, 250, 4, '#1a8569') + disc(18, 266, 3, '#1a8569') + disc(28, 278, 2.5, '#1a8569');
    /* right alien: one eye, horns, underbite */
    o += `<path d="M320 400V322Q300 288 252 292Q204 298 192 346L184 400Z" fill="#8e2747"/><path d="M320 400V346Q288 322 252 326Q216 334 212 400Z" fill="#b83657"/>`
      + `<path d="M214 232Q192 214 196 184Q214 204 236 212Z" fill="#ffe1b0"/><path d="M290 216Q306 196 300 168Q280 190 268 208Z" fill="#ffe1b0"/><path d="M214 232Q192 214 196 184Q200 208 224 222Z" fill="#d29a5e"/>`
      + `<path d="M196 262C194 224 222 204 254 204C290 204 312 232 310 268C308 304 286 326 250 326C216 326 198 300 196 262Z" fill="#ff5d73"/><path d="M310 268C308 304 286 326 250 326C238 326 228 323 220 317C262 316 290 286 284 214C302 226 311 246 310 268Z" fill="#cf3a58"/>`
      + disc(238, 250, 27, '#fdfbe8') + disc(227, 253, 14, '#2a0f57') + disc(222, 247, 4.5, '#fff') + `<path d="M207 236Q232 206 268 238Q240 226 207 236Z" fill="#cf3a58"/>`
      + `<path d="M208 292Q240 280 278 294Q268 316 238 314Q216 310 208 292Z" fill="#5e1230"/>` + shape([[216, 291], [222, 274], [230, 288]], '#fdfbe8') + shape([[254, 287], [264, 271], [268, 290]], '#fdfbe8');
    /* cards held low, backs to us and to each other */
    const card = (x: number, y: number, r: number, c: string, c2: string): string => at(x, y, 1, box(-21, -30, 42, 60, 6, '#fff5e0') + box(-17, -26, 34, 52, 4, c) + `<path d="${outline(polygon(4, 13, 0))}" fill="${c2}"/>`, r);
    o += card(64, 372, -24, '#12604f', '#3ddc97') + card(92, 368, -6, '#12604f', '#3ddc97') + card(118, 376, 12, '#12604f', '#3ddc97') + card(196, 376, -14, '#8e2747', '#ff8a9a') + card(224, 368, 6, '#8e2747', '#ff8a9a') + card(252, 374, 22, '#8e2747', '#ff8a9a');
    const hand = (xs: readonly (readonly [number, number])[], y: number, c: string, c2: string): string => xs.map(([x, a]) => at(x, y, 1, box(-5.5, -15, 11, 30, 5.5, c) + box(-5.5, -15, 4, 30, 2, c2), a)).join('');
    o += hand([[70, -26], [86, -12], [102, 6]], 398, '#3ddc97', '#23a577') + hand([[208, -8], [224, 6], [240, 20]], 398, '#ff5d73', '#cf3a58');
    return o; },
  'twilight-imperium'() { let o = box(0, 0, 300, 400, 0, '#250a1c'); const halo = ['#3a0f22', '#571826', '#7c2a28', '#a8472a', '#d0702f', '#eea544'];
    [292, 236, 188, 146, 110, 80].forEach((r, i) => (o += `<path d="${outline(polygon(6, r, 0, 150, 170))}" fill="${halo[i] as string}"/>`));
    o += disc(150, 170, 50, '#ffe09a') + sky(34, 300, 120, 3, '#ffd9a8');
    /* skyline of the capital */
    const q = chance(8); q(); q(); ([['#8f3427', 34, .8], ['#6b2128', 16, 1], ['#4a1424', 0, 1]] as const).forEach(([c, up, k], layer) => { for (let x = -12; x < 304;) { const w = 9 + q() * 20, m = Math.min(1, Math.abs(x + w / 2 - 150) / 150), h = (16 + q() * 42 + m * m * 62) * k + up, t = q();
      o += shape(t < .34 ? [[x, 332], [x, 318 - h], [x + w / 2, 304 - h - q() * 16], [x + w, 318 - h], [x + w, 332]] : t < .67 ? [[x, 332], [x, 316 - h], [x + w, 316 - h], [x + w, 332]] : [[x, 332], [x, 324 - h], [x + w * .25, 324 - h], [x + w * .25, 312 - h], [x + w * .75, 312 - h], [x + w * .75, 324 - h], [x + w, 324 - h], [x + w, 332]], c);
      if (layer) for (let n = 0; n < 3; n++) if (q() > .4) o += box(x + w * .25 + q() * w * .4, 322 - h + n * 12, 1.8, 5, .6, '#ffb04d'); x += w + q() * 3; } });
    /* fleets */
    
    o += at(-16, 60, 1, ship('dreadnought', 3, true, 'ember'), 12) + at(14, 24, .5, ship('dreadnought', 5, true, 'ember'), 12) + at(10, 138, .44, ship('scout', 2, true, 'ember'), 10) + at(34, 164, .34, ship('scout', 2, true, 'ember'), 10);
    o += `<g transform="translate(300 0) scale(-1 1)">` + at(-20, 92, .84, ship('carrier', 3, true, 'ash'), 14) + at(22, 44, .46, ship('liner', 2, true, 'ash'), 10) + at(18, 158, .38, ship('scout', 3, true, 'ash'), 10) + '</g>';
    /* stairs and the empty throne */
    ([['#1a0714', 150, 400, 372], ['#2e0c1c', 126, 374, 350], ['#441423', 104, 352, 330], ['#5e1f28', 84, 332, 313]] as const).forEach(([c, w, y2, y1]) => (o += shape([[150 - w + 8, y1], [150 + w - 8, y1], [150 + w, y2], [150 - w, y2]], c) + box(150 - w + 8, y1, 2 * w - 16, 2.4, 0, '#d0702f')));
    const gold = '#f0ad4c', dark = '#1a0714';
    o += shape([[114, 316], [114, 196], [102, 168], [119, 176], [122, 138], [136, 160], [150, 100], [164, 160], [178, 138], [181, 176], [198, 168], [186, 196], [186, 316]], dark)
      + `<path d="M121 268V200Q121 170 150 152Q179 170 179 200V268Z" fill="${gold}"/><path d="M125 268V201Q125 174 150 158Q175 174 175 201V268Z" fill="#b3283f"/><path d="M150 158Q175 174 175 201V268H150Z" fill="#8c1d36"/>`
      + ([[138, 196], [162, 196], [138, 220], [162, 220], [150, 208], [150, 232], [138, 244], [162, 244]] as const).map(([x, y]) => disc(x, y, 1.7, gold)).join('') + `<path d="${outline(polygon(6, 11, 0, 150, 182))}" fill="${dark}"/><path d="${outline(polygon(6, 7, 0, 150, 182))}" fill="#ffe09a"/>`
      + box(114, 284, 72, 32, 0, '#2e0c1c') + `<path d="M112 284Q112 266 122 266H178Q188 266 188 284Z" fill="#d23a52"/>` + box(112, 282, 76, 4, 0, gold)
      + box(92, 250, 22, 66, 2, dark) + box(186, 250, 22, 66, 2, dark) + box(97, 262, 12, 46, 1, '#441423') + box(191, 262, 12, 46, 1, '#441423') + box(88, 242, 30, 9, 4, gold) + box(182, 242, 30, 9, 4, gold) + disc(103, 236, 6, '#ffe09a') + disc(197, 236, 6, '#ffe09a')
      + shape([[132, 286], [168, 286], [186, 400], [114, 400]], '#b3283f') + shape([[150, 286], [168, 286], [186, 400], [150, 400]], '#8c1d36') + shape([[132, 286], [135, 286], [121, 400], [114, 400]], gold) + shape([[165, 286], [168, 286], [186, 400], [179, 400]], gold);
    return o; },
};

/** The colour of the text block below a print: its ground ink. */
export const GROUND: Record<string, string> = {
  'space-base': '#081d4f',
  'cosmic-encounter': '#2a0f57',
  'twilight-imperium': '#250a1c',
};

const printed = new Map<string, string>();

/** The inside of an SVG; empty for a game that has none. */
export function poster(game: string): string {
  let print = printed.get(game);
  if (print === undefined) printed.set(game, (print = POSTERS[game]?.() ?? ''));
  return print;
}
