import type { RampName, Recipes } from './pen';
import { CREAM, INK, R, bust, ell } from './pen';

export const ALIENS: Recipes = {
  /** Flows in and out of a fight, and its ships with it. */
  amoeba: {
    ground: 'teal', fit: 0.88,
    draw: ({ f, p, e, m, c, ship }) =>
      f('M-2 262C20 236 44 226 46 198C48 176 28 160 26 134C24 112 -8 104 -8 80C-6 58 26 58 40 76C48 86 58 78 58 60C58 28 84 8 112 14C134 18 146 12 158 -6C172 -30 210 -42 222 -20C234 4 206 16 200 38C196 54 206 64 218 72C240 88 236 116 218 120C202 124 196 140 200 162C204 182 188 190 192 208C196 232 224 240 240 262ZM166 178C156 178 150 186 152 196C154 206 164 210 172 206C180 200 180 180 166 178Z', 'teal', { k: 22, in: p(ell(96, 204, 40, 26), R.teal[2], 'opacity=".55"') + ship(82, 200, 10, R.lime[0], -14) + ship(114, 212, 8, R.lime[0], 10) + ship(8, 84, 8, R.lime[0], 20) + ship(204, -14, 8, R.lime[0], -50) + c(64, 168, 7, R.teal[0], 'opacity=".5"') + c(60, 222, 10, R.teal[0], 'opacity=".45"') + c(186, 84, 6, R.teal[0], 'opacity=".6"') + c(54, 28, 6, R.teal[0], 'opacity=".5"') })
      + e(90, 110, 25, { ramp: 'teal', iris: '#ffcf3f', lid: .3, pupil: 'bar' }) + e(150, 100, 20, { ramp: 'teal', iris: '#ffcf3f', lid: .22, pupil: 'bar' }) + e(120, 52, 14, { ramp: 'teal', iris: '#ffcf3f', lid: .12, pupil: 'bar' })
      + m(122, 150, 70, .42, { t: 6, ink: R.teal[3] }) + p('M138 160C146 176 154 170 153 154Z', '#ff8fa5') + f('M240 34C236 18 250 8 254 -4C262 10 270 20 264 34C260 44 244 44 240 34Z', 'teal', { k: 5 }),
  },

  /** The lower total wins: its two halves are negatives, a minus for a crest. */
  anti_matter: {
    ground: 'violet',
    draw: ({ f, p, l, c, mood }) => {
      const head = 'M120 12L184 52L192 128L120 196L48 128L56 52Z', d = mood === 'lose' ? 12 : mood === 'win' ? -12 : 0;
      return f('M10 262L34 214L96 190H144L206 214L230 262Z', 'night') + p('M120 190H144L206 214L230 262H120Z', CREAM)
        + p(head, CREAM) + p('M120 12L56 52L48 128L120 196Z', INK) + p('M120 12L184 52L160 74L120 60Z', '#fff') + p('M192 128L160 74L184 52Z', '#cfd6f5') + p('M192 128L120 196L150 140Z', '#cfd6f5') + p('M120 12L56 52L80 74L120 60Z', '#1d2658') + p('M48 128L120 196L90 140Z', '#1d2658')
        + c(92, 104, 21, '#ff5d8a') + c(92, 104, 13, INK) + c(150, 104, 21, INK) + c(150, 104, 9, '#ff5d8a')
        + l(`M92 ${156 + d}Q106 ${156 - d * .6} 120 ${156 - d * .8}`, CREAM, 8, 'stroke-linecap="butt"') + l(`M120 ${156 - d * .8}Q134 ${156 - d * .6} 148 ${156 + d}`, INK, 8)
        + p('M212 84l14 -10l4 18l-12 8Z', INK, `stroke="${CREAM}" stroke-width="3"`) + p('M206 36l10 -4l0 12Z', INK, `stroke="${CREAM}" stroke-width="3"`) + p('M28 80l-14 -10l-4 18l12 8Z', CREAM) + p('M34 32l-10 -4l0 12Z', CREAM) + p('M18 132l8 4l-4 10Z', '#ff5d8a') + p('M222 132l-8 4l4 10Z', '#ff5d8a') + l('M104 36H136', '#ff5d8a', 8);
    },
  },

  /** Loots the loser's hand: stolen cards tucked into the strap. */
  barbarian: {
    ground: 'rust',
    draw: ({ f, p, l, e, m, card, mood }) =>
      f('M-8 262L-14 190L8 196L2 160L28 170L30 138L54 152L66 122L88 140L120 122L152 140L176 122L188 152L212 138L214 170L240 160L232 196L254 190L248 262Z', 'stone', { k: 14 })
      + f('M28 262C26 206 52 176 92 170L152 170C192 176 216 206 214 262Z', 'rust')
      + l('M52 206L188 262', R.rust[3], 22) + card(96, 218, 26, -8) + card(122, 226, 26, 6, '#d2f1ff', '#303e9f') + card(148, 238, 26, 16, '#e6f78f', '#17757c') + l('M60 222L196 276', '#7a3a36', 10)
      + f('M78 62C44 64 22 44 22 10C36 34 60 34 92 38Z', 'cream', { k: 8 }) + f('M164 40C196 36 206 18 200 -4C236 20 230 70 168 68Z', 'cream', { k: 8 })
      + f('M70 82C70 44 94 26 124 26C156 26 178 46 178 84L188 132C190 166 160 184 126 184C90 184 60 166 62 132Z', 'rust', { k: 22, in: p('M98 20L112 76L130 76L126 20Z', R.rust[3], 'opacity=".55"') + p('M60 118L96 128L94 138L62 132Z', '#ffe9c2', 'opacity=".8"') + p('M60 138L92 144L90 152L66 150Z', '#ffe9c2', 'opacity=".8"') })
      + e(104, 98, 15, { ramp: 'rust', iris: '#ffd84a', lid: .3, tilt: 20, sad: -16, pupil: 'slit' }) + e(150, 98, 15, { ramp: 'rust', iris: '#ffd84a', lid: .3, tilt: -20, sad: 16, pupil: 'slit' })
      + p(mood === 'lose' ? 'M76 92L120 70H132L176 90L178 102L128 86L78 106Z' : mood === 'win' ? 'M74 66L124 80L178 60L182 74L126 94L76 82Z' : 'M78 78L124 94L174 76L178 88L126 108L80 94Z', R.rust[3]) + l('M144 66L160 126', '#ffd0b0', 4)
      + p('M120 112L112 128Q126 136 138 128L132 112Z', R.rust[2])
      + (mood === 'win' ? m(125, 136, 82, .3, { kind: 'open', h: 26, top: 1 }) : mood === 'calm' ? m(125, 154, 70, -.16, { t: 6.5 }) : m(124, 146, 88, .1, { kind: 'grin', h: 10, gaps: 7 }))
      + f('M76 160C74 138 80 122 90 112C94 130 98 146 96 162Z', 'cream', { k: 5, rim: 3 }) + f('M154 162C152 144 156 126 166 112C176 124 178 144 174 160Z', 'cream', { k: 5, rim: 3 }),
  },

  /** Levels the higher card: a perfectly level abacus for a brow. Its sum comes out, or the beads run off. */
  calculator: {
    ground: 'sky',
    draw: ({ f, p, l, e, m, c, g, mood }) => {
      const beads = { calm: [34, 54, 74, 170, 190, 210], win: [92, 110, 128, 146, 164, 182], lose: [24, 42, 60, 78, 96, 114] }[mood];
      const rod = l('M14 66H230', R.gold[2], 8) + l('M14 64H230', R.gold[1], 5) + beads.map(x => f(ell(x, 65, 10, 13), 'red', { k: 4, rim: 3, dots: 0 })).join('');
      const lens = (x: number): string => c(x, 106, 29, R.night[2]) + e(x, 106, 22, { ramp: 'sky', iris: '#5069de', lid: mood === 'win' ? .1 : .26, ring: R.night[2], sad: x < 120 ? -16 : 16 });
      return f('M36 262C38 224 66 204 120 204S204 224 206 262Z', 'indigo', { in: p('M120 206L102 262H140Z', CREAM) }) + f('M106 168H138V212C128 218 116 218 106 212Z', 'sky', { k: 6 }) + p('M120 214l-18 -10v22Zl20 -10v22Z', R.red[1])
        + f('M66 72C66 22 90 6 122 6S178 22 178 72V136C178 166 156 182 122 182S66 166 66 136Z', 'sky', { k: 20, in: l('M96 20C104 34 96 44 106 56M124 14C122 30 132 40 124 56M148 22C144 36 152 44 146 56', R.sky[2], 4.5) })
        + lens(98) + lens(152) + l('M124 102q3 -4 6 0', R.night[2], 6)
        + (mood === 'win' ? l('M82 92L94 82M136 92L148 82', '#ffffff', 6, 'opacity=".85"') : mood === 'lose' ? l('M152 84L146 104L160 110L150 130', CREAM, 4) : '')
        + g(mood === 'win' ? 'translate(0 -20)' : mood === 'lose' ? 'rotate(-15 122 66)' : '', rod) + (mood === 'lose' ? f(ell(14, 176, 10, 13), 'red', { k: 4, rim: 3, dots: 0 }) + f(ell(36, 206, 13, 10), 'red', { k: 4, rim: 3, dots: 0 }) : p(`M112 ${mood === 'win' ? 40 : 60}h24l-12 18Z`, R.gold[1]))
        + p('M118 128L140 138L116 150Q108 138 118 128Z', R.gold[1]) + l('M112 139H134', R.gold[3], 3)
        + (mood === 'win' ? m(122, 158, 50, .2, { kind: 'open', h: 11, top: 1 }) : mood === 'lose' ? l('M100 170q6 -10 12 0t12 0t12 0t10 -2', R.sky[3], 5) : m(122, 164, 34, .15, { t: 4, ink: R.sky[3] }));
    },
  },

  /** Heaven deals it three more cards; the third eye watches them fall. */
  chosen: {
    ground: 'gold',
    draw: ({ f, p, l, e, m, c, card, mood }) =>
      Array.from({ length: 13 }, (_, i) => p('M-5 -92L0 -138L5 -92Z', i % 2 ? R.gold[1] : R.gold[0], `transform="translate(120 106) rotate(${-108 + i * 18})"`)).join('') + c(120, 106, 92, R.gold[1]) + c(120, 106, 84, '#3a2466')
      + f('M34 262C36 222 66 204 104 196V150H140V196C178 204 208 222 210 262Z', 'cream', { k: 16, in: p('M96 202L120 236L146 202L154 262H88Z', R.gold[1]) })
      + f('M76 92C74 52 94 28 122 28S172 52 170 94C168 136 148 168 122 172C96 168 78 134 76 92Z', 'cream', { k: 18, in: p('M122 20L98 48L122 66L148 48Z', R.gold[1]) })
      + e(123, 56, 14, { ramp: 'gold', iris: '#9069ea', lid: mood === 'lose' ? .4 : 0, look: [0, -.25] })
      // asleep in peace, wide awake in triumph, tears of lead in defeat
      + (mood === 'win' ? e(100, 102, 15, { ramp: 'cream', iris: '#f4c552', lid: .06, look: [.1, -.3] }) + e(147, 102, 15, { ramp: 'cream', iris: '#f4c552', lid: .06, look: [.1, -.3] }) : mood === 'lose' ? l('M86 102L112 108M134 108L160 102', R.cream[3], 5) + p(ell(98, 126, 6, 9), '#74c3f2') + p(ell(148, 134, 6, 9), '#74c3f2') : l('M88 104Q100 114 112 104', R.cream[3], 5) + l('M134 104Q146 114 158 104', R.cream[3], 5)) + p('M94 120l3 22l4 -20Z', R.gold[1]) + p('M152 120l-3 22l-4 -20Z', R.gold[1])
      + l('M123 110L128 130H120', R.cream[2], 4) + (mood === 'win' ? m(123, 142, 34, .5, { kind: 'open', h: 10, top: 1 }) : m(123, 148, 28, .2, { t: 5, ink: R.cream[3] }))
      + card(52, 172, 28, -22, '#fff', R.gold[1]) + card(122, 212, 28, 0, '#fff', R.violet[1]) + card(192, 172, 28, 22, '#fff', R.gold[1]),
  },

  /** A card house of stone: every attack card is a wall. */
  citadel: {
    ground: 'stone',
    draw: ({ f, p, l, e, c, mood }) => {
      // a card house of stone slabs: one attack card more on every encounter
      const q = mood === 'lose' ? 1 : 0, slab = (x: number, b: number, a: number, h: number, i: number) => p(`M${x - h} ${b}L${x} ${a}L${x + h} ${b}Z`, INK)
        + f(`M${x - h - 16} ${b}L${x - 15} ${a}H${x + 9}L${x - h + 16} ${b}Z`, 'stone', { k: 10, rim: 0, in: c(x - h * .62, (a + b) / 2 + 6, 7, R.red[1]) })
        + f(`M${x + h + 16} ${b}L${x + 15} ${a}H${x - 9}L${x + h - 16} ${b}Z`, 'stone', { k: 8, rim: 4, in: c(x + h * .62, (a + b) / 2 + 6, 7, i ? R.indigo[1] : R.red[1]) });
      const floor = (x: number, y: number, w: number, r: number) => `<g transform="rotate(${r} 120 ${y})">` + f(`M${x} ${y}H${x + w}L${x + w - 6} ${y + 17}H${x + 6}Z`, 'stone', { k: 8 }) + '</g>';
      return slab(120, 44, -34, 44, 1) + p('M120 -2C132 14 136 24 132 32C130 44 110 44 108 32C106 24 116 16 120 -2Z', '#ffb547') + p('M120 16C126 24 128 30 126 34C123 40 117 40 114 34C112 30 118 26 120 16Z', '#fff2b8')
        + p('M60 142L120 58L182 142Z', R.stone[3]) + slab(66, 142, 56, 50, 0) + slab(176, 142, 56, 50, 1)
        + slab(20, 262, 154, 56, 1) + slab(222, 262, 154, 56, 0) + f('M62 264L94 150H148L180 264Z', 'stone', { k: 12, rim: 0 }) + p('M84 266V210C84 164 158 164 158 210V266Z', INK) + (mood === 'win' ? p(ell(121, 250, 28, 24), '#e2566f') : '') + l(mood === 'lose' ? 'M100 262V186M121 262V176M142 262V186M86 204H156M84 228H158' : mood === 'win' ? 'M100 200V186M121 200V176M142 200V186' : 'M100 226V186M121 226V176M142 226V186M86 206H156', R.steel[1], 6)
        + e(66, 120, 17, { ramp: 'stone', iris: '#e4713f', white: '#ffe9a0', lid: .2, tilt: 16, sad: -18, ring: INK }) + e(176, 120, 17, { ramp: 'stone', iris: '#e4713f', white: '#ffe9a0', lid: .2, tilt: -16, sad: 18, ring: INK })
        + floor(28, 42, 186, q ? 6 : mood === 'win' ? -4 : 0) + floor(-2, 140, 246, q ? -4 : 0)
        + (q ? l('M92 142l8 10l-6 8M188 46l-7 9l6 8', R.stone[3], 3.5) : '');
    },
  },

  /** Its card always comes back: a paper chain cut from one sheet. */
  clone: {
    ground: 'indigo',
    draw: ({ e, m, f, l, c, g, mood }) => {
      const body = 'M34 262C36 222 64 206 104 200V160H140V200C180 206 208 222 210 262Z', head = 'M62 92C60 50 86 28 122 28S184 50 182 92C182 138 158 178 122 178S62 138 62 92Z';
      const one = (ramp: RampName, dots: number, num: number) => l('M122 32C116 8 134 -8 148 0C158 8 150 22 139 16', R[ramp][2], 8) + f(body, ramp, { k: 12, dots }) + l(body, CREAM, 3, 'stroke-dasharray="7 7"') + f(head, ramp, { k: 18, dots }) + l(head, CREAM, 3, 'stroke-dasharray="7 7"')
        + e(102, 92, 19, { ramp, iris: R[ramp][3], lid: .32, tilt: 4 }) + e(148, 92, 19, { ramp, iris: R[ramp][3], lid: .2, tilt: -6 }) + l(mood === 'win' ? 'M86 56Q102 40 116 56M136 54Q150 34 168 52' : mood === 'lose' ? 'M86 66L114 56M138 56L166 66' : 'M88 62Q102 54 116 64M136 60Q150 46 166 58', R[ramp][3], 5)
        + (mood === 'win' ? m(126, 130, 56, .35, { kind: 'open', h: 16, top: 1, rot: -5 }) : m(130, 138, 42, .3, { t: 5.5, rot: -7, ink: R[ramp][3] })) + Array.from({ length: num }, (_, i) => c(122 + (i - (num - 1) / 2) * 15, 226, 5.5, CREAM)).join('');
      return g('translate(-38 26) scale(.86)', one('violet', 0, 2)) + g('translate(70 26) scale(.86)', one('sky', 0, 3)) + g('translate(0 10)', one('pink', 1, 1));
    },
  },

  /** Smash: its head is the club, and your extra ships are flat. */
  cudgel: {
    ground: 'stone', fit: 0.92,
    draw: ({ f, p, l, e, m, c, ship, g, mood }) => {
      const nail = (x: number, y: number, r: number, s = 1) => g(`translate(${x} ${y}) rotate(${r})`, f(`M${-13 * s} 8L0 ${-34 * s}L${13 * s} 8Z`, 'steel', { k: 5, rim: 3, dots: 0 }));
      return f(bust(66, 220), 'blood', { k: 12 })
        + nail(42, 96, -82) + nail(38, 48, -64) + nail(78, 8, -32, .9) + nail(194, 12, 34, .9) + nail(214, 62, 66) + nail(206, 110, 88)
        + f('M90 240C90 190 66 160 46 118C28 78 34 34 66 12C100 -10 158 -12 190 14C222 42 220 84 202 122C184 160 160 190 158 240Z', 'umber', { k: 22, in: [[66, 70, 13], [178, 84, 11]].map(([x = 0, y = 0, r = 0]) => c(x, y, r, R.umber[3]) + c(x + 1, y, r * .62, R.umber[2]) + c(x + 1, y, r * .25, R.umber[3])).join('') + l('M94 6C100 34 92 60 102 88M146 0C142 24 150 40 144 62M50 108C64 108 72 116 80 126', R.umber[2], 4) })
        + p('M88 214L160 200L159 214L89 228Z', R.stone[1]) + p('M90 234L159 218L158 232L92 246Z', R.stone[2])
        + e(98, 138, 16, { ramp: 'umber', iris: '#e33f47', lid: .3, tilt: 16, sad: -18 }) + e(150, 138, 16, { ramp: 'umber', iris: '#e33f47', lid: .3, tilt: -16, sad: 18 })
        + p(mood === 'lose' ? 'M66 126L118 102H130L186 122L184 138L126 118L72 142Z' : mood === 'win' ? 'M60 104L124 118L190 100L190 116L124 132L64 120Z' : 'M60 112L124 128L190 108L190 124L124 142L64 128Z', R.umber[3])
        + m(124, 176, 60, .1, { kind: 'grin', h: 11, gaps: 5 })
        + g('translate(122 30) rotate(-12)', ship(0, 0, 24, R.sky[1]), l('M-22 -12L-8 2L2 -14L14 4L24 -8', INK, 4)) + p('M8 10l14 -8l4 14ZM228 20l12 4l-8 10Z', R.sky[1]);
    },
  },

  /** Plays another's hand: the smile is borrowed. */
  demon: {
    ground: 'blood', fit: 0.94,
    draw: ({ f, p, l, e, c, card, mood }) => {
      const hand = (s: number, x0: number) => { const X = (v: number) => x0 + s * v, P = (a: number[]) => a.map((v: number, i: number) => i % 2 ? v : X(v)); const fin = (...a: number[]) => { const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = P(a); return l(`M${x1} ${y1}Q${x2} ${y2} ${x3} ${y3}`, R.blood[3], 13) + l(`M${x1} ${y1}Q${x2} ${y2} ${x3} ${y3}`, R.blood[1], 9) + c(x3, y3 + 2, 5, R.gold[1]); };
        return f(`M${X(-30)} 262C${X(-44)} 190 ${X(-40)} 90 ${X(-6)} 24L${X(20)} 34C${X(-6)} 100 ${X(-8)} 190 ${X(20)} 262Z`, 'blood', { k: 7, rim: 4 }) + f(`M${X(-14)} 36C${X(-16)} 8 ${X(14)} -4 ${X(38)} 8C${X(52)} 18 ${X(46)} 38 ${X(26)} 42C${X(8)} 48 ${X(-10)} 50 ${X(-14)} 36Z`, 'blood', { k: 6, rim: 4 }) + fin(-6, 40, -14, 60, -4, 76) + fin(8, 42, 4, 64, 12, 82) + fin(24, 40, 24, 60, 32, 74) + fin(38, 26, 52, 36, 50, 56); };
      const cheer = mood === 'lose' ? 'M96 186Q122 168 148 186' : mood === 'win' ? 'M92 172Q122 206 152 172Z' : 'M96 174Q122 194 148 174';
      return f(bust(96, 190), 'blood', { k: 14 })
        + f('M66 100C62 60 80 50 74 18C94 22 100 34 108 40C114 22 108 0 122 -24C136 0 132 22 138 40C146 34 152 22 172 18C164 50 182 60 178 100C178 150 160 180 122 184C84 180 66 150 66 100Z', 'blood', { k: 16 })
        + e(98, 84, 16, { ramp: 'blood', iris: '#ff6a3d', white: '#ffe15a', lid: .24, tilt: 20, pupil: 'slit', sad: -16, look: [.2, .2] }) + e(148, 84, 16, { ramp: 'blood', iris: '#ff6a3d', white: '#ffe15a', lid: .24, tilt: -20, pupil: 'slit', sad: 16, look: [.1, .2] })
        + hand(1, 32) + hand(-1, 210)
        + l('M82 58L88 130M64 76L80 150M160 58L156 130M178 76L164 150M44 84L40 176M198 84L204 176', CREAM, 2.5) + card(42, 190, 34, -8) + card(202, 190, 34, 8, '#d2f1ff', '#303e9f')
        + f('M74 122C92 110 152 110 170 122C178 168 156 216 122 220C88 216 66 168 74 122Z', 'cream', { k: 12, rim: 4 }) + p('M86 142Q100 130 112 144Q98 152 86 142ZM132 144Q146 130 158 142Q146 152 132 144Z', INK) + c(90, 164, 9, '#ff5d73', 'opacity=".75"') + c(154, 164, 9, '#ff5d73', 'opacity=".75"') + p('M118 150L114 166H128Z', R.cream[2]) + (mood === 'win' ? p(cheer, INK) : l(cheer, INK, 5));
    },
  },

  /** Destiny is whatever card the hat has chosen. */
  dictator: {
    ground: 'red', fit: 0.86,
    draw: ({ f, p, l, e, m, c, g, card, mood }) =>
      f(bust(88, 182), 'red', { k: 14, in: l('M122 200V262', R.gold[1], 5) + c(92, 228, 9, R.gold[1]) + c(70, 236, 9, R.steel[1]) + l('M92 206V218M70 214V226', R.sky[1], 9) })
      + f('M4 206C20 188 62 186 82 200L78 220C54 212 24 216 8 226Z', 'gold', { k: 6 }) + l('M14 224V240M28 220V238M42 217V236M56 217V236M70 218V234', R.gold[2], 6)
      + f('M66 108H178C184 152 160 196 122 196S60 152 66 108Z', 'moss', { k: 14 })
      + c(98, 130, 6, INK) + c(148, 130, 6, INK) + p('M112 128H136L140 152Q124 160 108 152Z', R.moss[2]) + m(124, 172, 40, -.15, { kind: mood === 'win' ? 'grin' : 'open', h: 8, gaps: 5 }) + (mood === 'calm' ? p(ell(124, 174, 15, 8), INK) + p('M110 169H138V173H110Z', CREAM) : '')
      + f('M0 74C-14 30 20 -30 52 -40C96 -18 146 -18 190 -40C222 -30 256 30 242 74C206 92 36 92 0 74Z', 'red', { k: 20, in: l('M34 -26C28 6 28 40 34 80M208 -26C214 6 216 40 208 80', R.red[2], 5) })
      + f('M24 74C70 92 174 92 218 74L210 104C170 116 74 116 32 104Z', 'gold', { k: 8 }) + f('M36 98C76 112 166 112 206 98C218 118 194 130 122 130S24 118 36 98Z', 'night', { k: 6 })
      + p('M121 -26L158 -6V36C158 58 136 66 121 74C106 66 84 58 84 36V-6Z', R.gold[1]) + e(121, 24, 26, { ramp: 'red', iris: '#2b5330', lid: .28, look: [.4, .1], ring: R.gold[3], tilt: -8, sad: 10 })
      + g('translate(-20 -10)', card(218, 150, 36, 16, R.violet[1], R.violet[0]) + f('M150 276C146 234 160 208 182 200L216 176C226 168 236 180 228 190L208 210C224 216 226 240 214 276Z', 'cream', { k: 8, in: l('M184 226C196 222 206 222 214 228M180 242C192 238 204 238 212 244', R.cream[2], 4) })),
  },

  /** Fetches the used card and hopes that you want it. */
  fido: {
    ground: 'rust',
    draw: ({ f, p, l, e, c, g, card, mood }) => g('translate(-12 6) scale(.96)',
      f(bust(84, 180, 112), 'teal')
      + l('M104 44C96 22 84 14 72 14', R.teal[2], 6) + c(70, 14, 8, R.gold[1]) + l('M136 42C138 22 148 10 160 8', R.teal[1], 6) + c(163, 7, 8, R.gold[1])
      + f('M78 66C44 40 10 74 18 138C46 148 74 118 88 88Z', 'teal', { k: 10 })
      + card(192, 176, 46, 14) + p('M146 150C148 178 156 192 168 188C178 182 176 166 172 148Z', '#ff8fa5')
      + f('M60 106C56 60 86 34 122 34C156 34 178 56 182 84C208 86 230 98 232 120C232 146 204 160 172 158C160 184 142 194 116 192C82 190 62 154 60 106Z', 'mint', { k: 22, in: p('M82 20H166C176 74 160 122 124 126C90 124 74 74 82 20Z', R.teal[1]) })
      + f('M158 56C168 30 192 24 208 44C202 50 206 60 216 68C198 82 178 80 166 74Z', 'teal', { k: 8 })
      + e(124, 84, 31, { ramp: 'teal', iris: '#e4713f', lid: .08, look: [.34, .12], sad: -10 })
      + p(ell(221, 106, 15, 12), INK) + c(226, 101, 4, '#fff') + l(mood === 'lose' ? 'M150 160C170 142 200 140 222 136' : 'M142 140C164 156 200 152 222 134', R.mint[3], 5.5) + c(178, 124, 3, R.mint[2]) + c(192, 130, 3, R.mint[2]) + c(192, 116, 3, R.mint[2])
      + l('M68 190C94 206 128 208 152 194', R.red[1], 12) + c(112, 212, 13, R.gold[1]) + l('M92 216Q112 224 132 208', R.gold[3], 4)),
  },

  /** Pockets the card you just played; one gold tooth. */
  filch: {
    ground: 'violet',
    draw: ({ f, p, e, m, card }) =>
      f('M26 262C22 208 40 180 58 164L184 164C204 182 220 208 216 262Z', 'violet')
      + f('M34 12C62 30 92 36 122 34C152 34 184 26 212 0C202 44 198 66 198 98C198 150 170 196 122 198C74 196 46 150 46 100C46 70 48 40 34 12Z', 'violet', { k: 20 })
      + p('M66 104C66 68 90 52 124 52S182 68 182 104C182 148 158 178 124 178S66 148 66 104Z', R.violet[3])
      + p('M70 86C94 78 154 78 178 86C184 108 176 126 160 128C146 128 134 116 124 116S102 128 90 128C74 126 64 108 70 86Z', INK)
      + e(98, 102, 18, { ramp: 'night', iris: '#ffdf5a', white: '#fffbe0', lid: .16, tilt: 10, look: [.42, .1], ring: INK, lidc: INK, sad: -12 }) + e(152, 102, 18, { ramp: 'night', iris: '#ffdf5a', white: '#fffbe0', lid: .16, tilt: -10, look: [.42, .1], ring: INK, lidc: INK, sad: 12 })
      + m(130, 146, 52, .5, { kind: 'grin', h: 8, gaps: 5 }) + p('M142 152l9 -2l-1 9l-8 1Z', '#f4c552')
      + card(196, 186, 50, 14) + ['M150 216C158 202 168 196 178 198C182 206 170 212 164 224Z', 'M154 232C164 216 176 210 186 214C188 222 176 228 168 240Z', 'M162 248C172 234 184 230 192 234C194 242 184 246 176 256Z'].map(d => f(d, 'lime', { k: 4, rim: 3, dots: 0 })).join('') + f('M128 262C130 238 144 216 158 214C172 226 178 250 176 262Z', 'lime', { k: 6 }),
  },

  /** Small cards by the heap: the ones in front have worked it out. */
  fodder: {
    ground: 'umber',
    draw: ({ f, p, l, c, card, mood }) => {
      const one = (x: number, y: number, r: number, q: RampName, w: number) => { const s = r / 34, d = mood === 'win' ? 1 : mood === 'lose' ? -1 : w;
        return f(ell(x, y, r, r * .96), q, { k: 9 }) + l(`M${x} ${y - r + 2}q${2 * s} ${-12 * s} ${12 * s} ${-12 * s}`, R[q][2], 5 * s)
          + c(x - 10 * s, y - 3, 9 * s, '#fff') + c(x + 13 * s, y - 3, 9 * s, '#fff') + c(x - 8 * s, y - 3 + (d < 0 ? -3 : 1) * s, 4.2 * s, INK) + c(x + 16 * s, y - 3 + (d < 0 ? -3 : 1) * s, 4.2 * s, INK)
          + (d < 0 ? l(`M${x - 20 * s} ${y - 14 * s}l${12 * s} ${-6 * s}M${x + 24 * s} ${y - 14 * s}l${-12 * s} ${-6 * s}`, R[q][3], 3.5 * s) + p(ell(x + 2 * s, y + 15 * s, 7 * s, 5 * s), R[q][3]) : l(`M${x - 9 * s} ${y + 11 * s}q${11 * s} ${11 * s * d} ${22 * s} 0`, R[q][3], 4 * s)); };
      return l('M146 34L170 -34', R.umber[2], 7) + card(168, -16, 34, 18)
        + one(120, 30, 35, 'gold', 1) + one(78, 88, 35, 'cream', .7) + one(162, 86, 36, 'rust', .7) + one(38, 146, 36, 'gold', .2) + one(120, 144, 38, 'lime', .3) + one(204, 144, 36, 'cream', .2)
        + one(4, 206, 34, 'cream', -1) + one(78, 208, 40, 'rust', -1) + one(162, 208, 40, 'gold', -1) + one(238, 206, 34, 'lime', -1) + one(120, 254, 34, 'cream', -1);
    },
  },
};
