import type { Recipes } from './pen';
import { CREAM, INK, R, bust, ell, flipX, rr } from './pen';

export const ALIENS: Recipes = {
  /** Has all the time in the world: ten tokens to wait for. */
  tick_tock: {
    ground: 'blood',
    draw: ({ f, p, l, e, m, c, g, mood, count = 10 }) =>
      // a metronome: the needle stands right in peace, swings left in triumph and hangs in defeat
      g(`rotate(${mood === 'win' ? -76 : mood === 'lose' ? 34 : 0} 121 150)`, l('M121 150L208 -22', R.steel[2], 9), l('M123 150L210 -22', R.steel[0], 4), g('rotate(27 192 10)', f(rr(172, -10, 40, 34, 7), 'gold', { k: 7 })))
      + f('M24 262L34 212H208L218 262Z', 'indigo', { k: 12 })
      + f('M90 -14C92 -26 152 -26 154 -14L206 214H38Z', 'red', { k: 18 }) + f('M102 4H142L180 180H64Z', 'cream', { k: 12, rim: 0 })
      + [22, 40, 58].map((y, i) => l(`M${114 - i * 3} ${y}H${130 + i * 3}`, R.cream[3], 4)).join('')
      + e(99, 98, 18, { ramp: 'cream', iris: '#5b3cb0', lid: .42 }) + e(146, 98, 18, { ramp: 'cream', iris: '#5b3cb0', lid: .42 })
      + p('M122 138C106 122 80 124 58 112C64 136 96 152 122 140Z', INK) + p('M122 138C138 124 158 128 174 122C166 144 142 152 122 140Z', INK) + c(122, 137, 8, R.red[1]) + m(122, 162, 30, .3, { t: 4.5, ink: R.cream[3] })
      + Array.from({ length: count }, (_, i) => c(77 + (i % 5) * 22, i < 5 ? 191 : 208, 7, R.gold[1]) + c(79 + (i % 5) * 22, i < 5 ? 189 : 206, 3, R.gold[0])).join(''),
  },

  /** Your whole hand for its whole hand: one head, two customers, and a balance that decides who was lucky. */
  trader: {
    ground: 'rust', fit: 0.94,
    draw: ({ f, p, l, e, c, g, card, mood }) => {
      const half = 'M120 46C146 44 164 58 163 82C163 90 156 94 160 100L190 120C194 129 178 131 165 131C172 133 178 137 175 142L163 146C173 148 175 154 168 158C173 164 172 175 160 178C147 180 139 174 136 171L133 204H120Z';
      const q = mood === 'win' ? 10 : mood === 'lose' ? -10 : 3, tip = { calm: 0, win: -13, lose: 15 }[mood];
      const pan = (x: number, turn: number, a: string, b: string): string => g(`translate(${x} 20) rotate(${turn})`, l('M0 0L-26 70M0 0L26 70', R.gold[0], 3), [-20, 0, 20].map(r => card(r * .8, 52 + Math.abs(r) * .25, 25, r, a, b)).join(''), f('M-36 68H36C32 92 18 100 0 100S-32 92 -36 68Z', 'gold', { k: 6, rim: 4, dots: 0 }));
      return f('M22 262C26 226 62 196 120 196S214 226 218 262Z', 'teal', { k: 12, in: p('M120 186H240V272H120Z', R.rust[2]) })
        + f(flipX(half.replace(/H120Z/, 'L120 204Z')), 'teal', { k: 12, rim: 0, in: l('M82 84C90 76 102 76 110 82', R.teal[3], 6) }) + f(half, 'rust', { k: 14, in: l('M130 82C138 75 150 75 158 82', R.rust[3], 6) }) + l('M120 50V200', INK, 3)
        + e(146, 104, 14, { ramp: 'rust', iris: '#2fb8a6', lid: .24, tilt: -8, look: [.42, .05], sad: 14 }) + e(94, 104, 14, { ramp: 'teal', iris: '#e4713f', lid: .24, tilt: 8, look: [-.42, .05], sad: -14 })
        + l(`M166 146Q152 ${148 + q} 138 ${146 - q}`, R.rust[3], 5) + l(`M74 146Q88 ${148 + q} 102 ${146 - q}`, R.teal[3], 5) + c(142, 132, 7, '#ff8fa5', 'opacity=".5"') + c(98, 132, 7, '#8df5de', 'opacity=".5"')
        + f('M112 46L114 18H126L128 46Z', 'gold', { k: 5, dots: 0 })
        + g(`rotate(${tip} 120 20)`, pan(8, -tip, R.rust[0], R.rust[2]) + pan(232, -tip, R.teal[0], R.teal[2]) + f('M0 12C40 24 80 8 120 8S200 24 240 12L242 24C200 36 160 22 120 22S40 36 -2 24Z', 'gold', { k: 5, dots: 0 }) + c(120, 15, 13, R.gold[2]) + c(121, 14, 8, R.gold[0]));
    },
  },

  /** Three times a small card, a third of a large one. */
  tripler: {
    ground: 'night', fit: 0.96,
    draw: ({ f, e, m, c }) =>
      f('M34 262C36 234 62 218 120 218S206 234 208 262Z', 'blood', { k: 12 })
      + f('M120 -20C158 -20 182 8 180 40C179 58 172 72 160 82C170 76 184 74 196 78C226 86 242 112 236 142C230 172 202 190 174 182C162 178 152 170 146 160C146 188 152 210 166 230H76C90 210 96 188 96 160C90 170 80 178 68 182C40 190 12 172 6 142C0 112 16 86 46 78C58 74 72 76 82 82C70 72 63 58 62 40C60 8 84 -20 120 -20Z', 'gold', { k: 20, in: c(44, 162, 5, R.gold[3], 'opacity=".5"') + c(30, 148, 4, R.gold[3], 'opacity=".5"') + c(92, 4, 4, R.gold[3], 'opacity=".5"') })
      + [[121, 36, 31, .1, -.1], [56, 128, 31, -.3, .1], [186, 128, 31, .3, .1]].map(([x = 0, y = 0, r = 0, a = 0, b = 0]) => e(x, y, r, { ramp: 'gold', iris: '#5b3cb0', lid: .16, look: [a, b] })).join('')
      + m(121, 112, 46, .45, { kind: 'open', h: 14, top: 1 }) + [97, 121, 145].map(x => f(ell(x, 214, 14, 11), 'violet', { k: 4, rim: 3, dots: 0 })).join(''),
  },

  /** Takes others along into the warp: a mouth that never closes, until a planet gets stuck in it. */
  vacuum: {
    ground: 'night',
    draw: ({ f, p, l, e, c, g, ship, mood }) => {
      const rings = ([[70, R.indigo[0]], [61, R.indigo[2]], [52, R.violet[1]], [43, R.night[2]], [32, INK]] as [number, string][]).map(([r, q], i) => p(ell(122 - i * 1.5, 132 + i * 1.5, r, r * .96), q)).join('');
      const tip = mood === 'win' ? 'translate(0 -14) scale(1 1.28)' : '';
      const left = f('M66 54C46 34 50 8 66 -8L82 0C74 16 76 30 92 42Z', 'indigo', { k: 6 }) + e(68, -2, 18, { ramp: 'indigo', iris: '#ffb547', lid: .1, look: [.3, .45], sad: -16 });
      const right = f('M154 42C170 30 176 14 170 -2L188 -10C200 12 196 36 178 54Z', 'indigo', { k: 6 }) + e(180, -4, 18, { ramp: 'indigo', iris: '#ffb547', lid: .1, look: [-.3, .45], sad: 16 });
      return f('M30 262C30 216 70 206 120 206S210 216 210 262Z', 'indigo', { k: 14 })
        + g(mood === 'lose' ? 'rotate(-62 84 46)' : tip, left) + g(mood === 'lose' ? 'rotate(62 164 46)' : tip, right)
        + f(mood === 'lose' ? 'M14 132C12 66 58 34 120 34S230 66 228 132C226 186 178 214 120 214S16 186 14 132Z' : 'M24 128C22 70 64 34 120 34S220 70 218 128C216 182 174 216 120 216S26 182 24 128Z', 'indigo', { k: 22 })
        + rings
        + (mood === 'lose'
          ? f(ell(122, 134, 46), 'rust', { k: 16, in: l('M76 118Q120 130 168 112M78 148Q120 160 166 140', R.rust[2], 7) }) + l('M58 90l-14 -8M52 172l-14 10M190 90l14 -8M196 172l14 10', R.sky[0], 5) + ship(22, 72, 9, '#8df5de', -160) + ship(224, 196, 8, '#f4c552', 20)
          : l('M122 70C166 72 188 110 176 146M78 176C58 150 62 116 84 98', R.sky[0], mood === 'win' ? 7 : 4, 'opacity=".85"') + l('M100 172C78 158 80 124 102 112M150 106C166 124 160 152 142 162', R.sky[1], 3.5)
            + ship(196, 96, 9, '#f4c552', -50) + ship(166, 164, 7, '#f285ad', -130) + ship(44, 92, 8, '#8df5de', 50) + ship(138, 132, 4.5, '#f4c552', -70)
            + (mood === 'win' ? ship(40, 170, 10, '#f285ad', 130) + ship(206, 150, 8, '#8df5de', -90) + ship(94, 152, 6, '#ffbd85', 120) + ship(112, 100, 6, '#e6f78f', 20) + c(62, 60, 11, '#ff8fa5', 'opacity=".5"') + c(186, 60, 11, '#ff8fa5', 'opacity=".5"') : ''));
    },
  },

  /** Card times ships: it multiplies while you look, and shrivels when it does not catch on. */
  virus: {
    ground: 'blood',
    draw: ({ f, p, l, e, m, c, g, mood }) => {
      const low = mood === 'lose';
      const spike = (a: number, r: number, len: number): string => g(`translate(120 104) rotate(${a})`, ...(low ? [l(`M0 ${-r + 14}q${a < 0 ? -4 : 4} ${-len} ${a < 0 ? -22 : 22} ${-len * .5}`, R.red[2], 9), c(a < 0 ? -22 : 22, -r + 14 - len * .5, 8, R.gold[2])] : [l(`M0 ${-r}V${-r - len}`, R.red[2], 9), c(0, -r - len, 9, R.gold[1]), c(2, -r - len - 2, 4, R.gold[0])]));
      const mini = (x: number, y: number, s: number): string => g(`translate(${x} ${y}) scale(${s})`, ...[0, 60, 120, 180, 240, 300].map(a => g(`rotate(${a})`, l('M0 -20V-32', R.red[2], 7), c(0, -34, 6, R.gold[1]))), c(0, 0, 24, R.red[1]), c(-7, -3, 6, CREAM), c(9, -3, 6, CREAM), c(-5, -2, 3, INK), c(11, -2, 3, INK), l(low ? 'M-8 13Q2 5 12 12' : 'M-8 9Q2 16 12 8', INK, 4));
      const small = { calm: [[24, 208, .62], [216, 214, .72], [222, 30, .42]], win: [[24, 200, .8], [216, 206, .88], [226, 26, .6], [14, 20, .56], [4, 112, .44], [240, 122, .46]], lose: [[210, 224, .4]] }[mood];
      return f('M54 262C54 214 84 176 120 176S186 214 186 262Z', 'blood', { k: 10 }) + l(low ? 'M70 236C50 244 40 252 30 262M170 236C190 244 200 252 210 262' : 'M70 232C40 224 26 238 10 262M170 232C200 224 214 238 230 262', R.red[2], 11)
        + [-150, -112, -75, -38, 0, 38, 75, 112, 150].map(a => spike(a, 74, a % 75 ? 26 : 34)).join('')
        + f(low ? 'M120 40L176 54L194 108L170 164L120 184L70 164L46 108L64 54Z' : 'M120 18L186 46L208 108L176 168L120 194L64 168L32 108L54 46Z', 'red', { k: 20, in: p('M120 18L186 46L120 70L54 46Z', R.red[0], 'opacity=".35"') + l('M120 70L54 46M120 70L186 46M54 46L64 168M186 46L176 168', R.blood[1], 3, 'opacity=".55"') })
        + e(92, low ? 106 : 96, mood === 'win' ? 25 : 22, { ramp: 'red', iris: '#8fd42a', lid: .08, pupil: 'slit', sad: -18 }) + e(148, low ? 106 : 96, mood === 'win' ? 25 : 22, { ramp: 'red', iris: '#8fd42a', lid: .08, pupil: 'slit', sad: 18 })
        + (mood === 'win' ? m(121, 130, 96, .4, { kind: 'open', h: 24, top: 1, tongue: '#8fd42a' }) : low ? l('M84 154q9 -14 18 0t18 0t18 0t16 -4', INK, 6.5) : m(121, 136, 84, .45, { kind: 'grin', h: 11, gaps: 9 })) + small.map(([x = 0, y = 0, s = 0]) => mini(x, y, s)).join('');
    },
  },

  /** Takes ships out of the game; it is eating its own edge. */
  void: {
    ground: 'violet', fit: 0.92,
    draw: ({ f, p, l, c, ship, mood }) => {
      const d = 'M108 18C66 24 46 58 50 100C54 136 72 152 80 170C64 174 50 182 40 194A20 20 0 0 1 24 222A22 22 0 0 1 8 262H232C232 206 204 180 162 170C166 156 172 148 178 138A19 19 0 0 1 188 104A21 21 0 0 1 162 76A22 22 0 0 1 136 44A19 19 0 0 1 108 18Z', y = mood === 'lose' ? 7 : 0;
      const st = [[84, 66, 2.5], [128, 150, 2], [66, 222, 3], [150, 214, 2.5], [196, 236, 2], [110, 196, 2], [72, 120, 2], [142, 118, 2], [104, 44, 2], [180, 204, 3]].map(([a = 0, b = 0, r = 0]) => c(a, b, r, CREAM)).join('');
      return f(d, 'shade', { k: 0, rim: 6, dots: 0, in: p('M0 300L250 150L250 200L60 300Z', '#332174', 'opacity=".55"') + st }) + l(d, R.violet[1], 4)
        + [[204, 82, 10], [190, 50, 13], [160, 18, 9], [222, 44, 8], [196, 8, 7], [226, 4, 5], [140, -6, 6], [216, -22, 4]].map(([x = 0, q = 0, r = 0]) => p(`M${x - r} ${q - r * .3}L${x} ${q - r}L${x + r} ${q}L${x + r * .2} ${q + r}L${x - r * .7} ${q + r * .6}Z`, '#15173a', `stroke="${R.violet[1]}" stroke-width="3"`)).join('')
        + [86, 138].map(x => c(x, 100, 17, 'none', `stroke="${R.violet[0]}" stroke-width="6"`) + (mood === 'win' ? c(x, 100, 8, CREAM) : c(x + 3, 101 + y, 5, CREAM)) + (mood === 'lose' ? p(`M${x - 22} 76h44v18h-44Z`, '#0d0f28') + l(`M${x - 19} 95h38`, R.violet[0], 5) : '')).join('')
        + (mood === 'win' ? p(ell(114, 146, 16, 12), R.violet[0]) + p(ell(114, 146, 10, 7), INK) : l(mood === 'lose' ? 'M98 150Q114 138 130 150' : 'M98 146H130', R.violet[0], 5)) + ship(212, 120, 11, R.gold[1], -40) + p('M212 96L236 104L230 124L218 112Z', '#332174');
    },
  },

  /** Every used artifact ends on its necklace. */
  vulch: {
    ground: 'violet',
    draw: ({ f, p, l, e, c, g, mood }) =>
      f('M-12 262C-22 140 -2 20 66 -6C112 -18 146 20 140 76C136 130 180 186 200 262Z', 'violet', { k: 22, in: l('M34 72C44 84 58 84 68 72C78 84 90 82 98 72M18 112C30 124 44 124 54 112C64 124 76 122 84 114', R.violet[2], 5) + l('M6 150C18 160 26 160 36 150C46 162 58 162 68 152M-4 192C10 204 24 204 36 192C48 206 64 206 76 194C88 206 100 204 110 194', R.violet[3], 5) })
      + f('M4 112C-12 108 -18 94 -16 80C-4 86 6 86 18 84ZM22 66C6 60 2 44 6 30C18 40 30 42 44 42Z', 'violet', { k: 5 })
      + f('M74 132C64 116 76 100 88 104C84 88 102 78 112 90C120 78 138 82 138 96C152 96 156 114 146 122C156 132 150 150 136 148C132 162 112 162 108 150C94 158 78 148 74 132Z', 'cream', { k: 10 })
      + f('M102 130C94 92 120 58 158 56C190 56 208 78 206 104C204 132 176 144 150 146C130 148 110 150 102 130Z', 'pink', { k: 14, in: l('M116 92C122 84 130 78 138 76M112 106C116 98 122 92 130 90', R.pink[2], 4) })
      + f('M186 70C222 64 250 88 246 126C244 150 234 164 224 168C226 146 212 136 184 138C196 116 196 92 186 70Z', 'gold', { k: 8, in: l('M190 112C208 110 228 112 240 124', R.gold[3], 5) + p(ell(216, 92, 5, 3), R.gold[3]) })
      + (mood === 'win' ? p('M176 138C206 132 226 142 226 158C220 176 198 180 180 160Z', R.red[3]) + p('M186 148C200 144 214 150 214 160C204 166 194 162 186 148Z', '#ff8fa5') + f('M172 140C186 156 204 166 224 160C222 182 194 188 176 168Z', 'gold', { k: 4, rim: 3, dots: 0 }) : '')
      + l('M140 58C136 40 128 34 118 30M152 56C152 38 148 26 140 16M166 56C170 42 170 30 166 20', R.pink[2], 5)
      + e(160, 94, 21, { ramp: 'pink', iris: '#f4c552', lid: .34, tilt: 12, look: [.34, .3], sad: -14 }) + l(mood === 'win' ? 'M136 64L180 62' : mood === 'lose' ? 'M136 82L182 68' : 'M136 72L184 80', R.pink[3], 6) + (mood === 'lose' ? p('M150 122C144 132 146 138 152 138C158 138 158 130 150 122Z', '#74c3f2') : '')
      + l('M66 150C76 208 150 224 176 176', R.gold[2], 4) + g('translate(80 188)', p('M2 -16L-12 4H-2L-8 22L12 -2H2L8 -16Z', R.gold[1])) + g('translate(116 206)', p('M0 -14L14 0L0 22L-14 0Z', R.sky[1]), p('M0 -14L14 0L0 4Z', R.sky[0])) + g('translate(154 200)', c(0, 2, 15, R.red[1]), c(0, 2, 6, R.violet[3]), l('M0 -12V-17M14 2H19M0 16V21M-14 2H-19', R.red[1], 6)),
  },

  /** Every ship lost in the warp is a jewel in its crown. */
  warpish: {
    ground: 'indigo', fit: 0.92,
    draw: ({ f, p, l, c, ship, mood, count = 7 }) => {
      const col = [R.gold[1], R.pink[1], R.teal[0], R.rust[1], R.lime[1], R.sky[1], R.red[1]], n = Math.min(count, 14), ring = (front: boolean) => Array.from({ length: n }, (_, i) => { const a = Math.PI * 2 * (i + .25) / n, s = Math.sin(a); return s > 0 === front ? ship(121 + Math.cos(a) * 92, 8 + s * 28, 14 + s * 3, col[i % 7] ?? CREAM, Math.cos(a) * 8) : ''; }).join('');
      return [[96, 26], [68, 18], [40, 10]].map(([a = 0, b = 0], i) => p(ell(124, 234, a, b), [R.violet[2], R.violet[1], R.violet[3]][i] ?? INK)).join('')
        + `<path d="M29 8A92 28 0 0 1 213 8" fill="none" stroke="${R.violet[0]}" stroke-width="3" stroke-dasharray="2 8"/>` + ring(false)
        + f('M70 116C42 108 14 124 -2 168C14 162 20 172 32 176C44 164 60 166 74 160Z', 'mist', { k: 8 }) + f('M174 112C204 106 230 120 244 160C230 156 222 168 212 172C200 160 186 164 172 158Z', 'mist', { k: 8 })
        + f('M122 -8C164 -8 186 34 184 82C182 128 176 150 160 174C148 194 156 210 176 208C190 206 190 192 182 188C204 186 208 214 188 226C158 244 118 234 108 206C102 190 94 182 84 168C66 144 60 118 60 82C60 34 82 -8 122 -8Z', 'mist', { k: 20 })
        + [[96, 84], [148, 82]].map(([x = 0, y = 0]) => p(ell(x, y, 18, mood === 'lose' ? 16 : 24), R.mist[3]) + p(ell(x, y, 13, mood === 'lose' ? 11 : 18), INK) + c(x + 3, y + (mood === 'lose' ? 5 : mood === 'win' ? -6 : 2), mood === 'win' ? 8 : 5.5, '#7dffc8')).join('') + (mood === 'lose' ? l('M78 60L108 68M138 66L166 58', R.mist[3], 5) : '')
        + p(mood === 'win' ? 'M96 126Q122 132 150 124Q146 166 122 166Q100 164 96 126Z' : mood === 'lose' ? 'M106 146Q122 126 140 146Q122 138 106 146Z' : ell(122, 138, 12, 18), R.mist[3])
        + `<path d="M29 8A92 28 0 0 0 213 8" fill="none" stroke="${R.violet[0]}" stroke-width="3" stroke-dasharray="2 8"/>` + ring(true);
    },
  },

  /** Learns most from defeats: each is scratched into the shell. */
  warrior: {
    ground: 'blood',
    draw: ({ f, p, l, e, g, mood, count = 8 }) => {
      const tally = Array.from({ length: Math.min(count, 20) }, (_, i) => { const b = Math.floor(i / 5), j = i % 5, x = 80 + (b % 2) * 52, y = 70 + Math.floor(b / 2) * 22; return l(j < 4 ? `M${x + j * 9} ${y}v16` : `M${x - 5} ${y + 14}L${x + 33} ${y + 2}`, R.steel[3], 4); }).join('');
      return f(bust(88, 186), 'red', { k: 12 }) + f('M-10 262C-14 214 14 190 54 192C80 194 86 224 82 262Z', 'steel', { k: 10, in: l('M4 232C20 214 48 212 72 220', R.steel[3], 4) }) + f('M250 262C256 214 228 190 188 192C164 194 156 224 160 262Z', 'steel', { k: 10, in: l('M236 232C220 214 194 212 170 220', R.steel[3], 4) })
        + f('M98 66C104 36 104 14 84 0C68 -10 48 -4 34 4C42 -26 74 -44 102 -30C112 -26 118 -20 122 -12C126 -20 132 -26 142 -30C170 -44 202 -26 210 4C196 -4 176 -10 160 0C140 14 140 36 146 66Z', 'steel', { k: 9, in: l('M108 34H138M106 20H140', R.steel[3], 4) })
        + f('M50 118C44 76 78 48 122 48S200 76 194 118L186 158C178 188 152 202 122 202S66 188 58 158Z', 'steel', { k: 20, in: tally })
        + p('M56 122C90 114 154 114 190 122L184 156C150 150 94 150 62 156Z', INK) + e(96, 136, 15, { ramp: 'steel', iris: '#e33f47', lid: .26, tilt: 12, ring: INK, lidc: R.steel[2], sad: -14 }) + e(148, 136, 15, { ramp: 'steel', iris: '#e33f47', lid: .38, tilt: -12, ring: INK, lidc: R.steel[2], sad: 14 }) + l('M158 108L142 168', R.red[0], 5)
        + p('M96 172C110 164 136 164 150 172C148 204 136 214 122 214S98 204 96 172Z', mood === 'win' ? INK : 'none') + (mood === 'win' ? p('M100 172H146V182H100Z', CREAM) + p(ell(123, 204, 15, 8), '#e2566f') : '') + g(mood === 'win' ? 'rotate(26 108 164)' : mood === 'lose' ? 'rotate(-12 108 164) translate(0 6)' : '', f('M112 158C78 162 66 196 92 222C90 200 100 186 122 178Z', 'gold', { k: 6 })) + g(mood === 'win' ? 'rotate(-26 136 164)' : mood === 'lose' ? 'rotate(12 136 164) translate(0 6)' : '', f('M132 158C166 162 178 196 152 222C154 200 144 186 122 178Z', 'gold', { k: 6 }));
    },
  },

  /** Ignores the card and points where it wants. */
  will: {
    ground: 'red', fit: 0.9,
    draw: ({ f, p, l, e, m, card, mood }) =>
      card(30, 66, 40, -20, R.violet[2], R.violet[0]) + l('M12 44L48 88M46 40L14 92', '#ff8f8f', 6)
      + f('M6 262C6 216 54 198 120 198S234 216 234 262Z', 'gold', { k: 12, in: [-60, -36, -12, 12, 36, 60].map(a => l('M120 206V222', R.gold[3], 5, `transform="rotate(${a} 120 290)"`)).join('') })
      + f('M224 -34L186 150L60 72Z', 'red', { k: 22, in: p('M224 -34L186 150L128 108Z', R.red[0], 'opacity=".45"') }) + f('M38 230L186 150L60 72Z', 'steel', { k: 20, in: p('M38 230L60 72L116 116Z', R.steel[2], 'opacity=".6"') })
      + f(ell(122, 112, 44), 'gold', { k: 10 }) + e(122, 112, 33, { ramp: 'red', iris: '#5069de', lid: .26, tilt: -22, look: [.4, -.22], sad: 12 })
      + p(mood === 'lose' ? 'M84 96C100 78 122 70 148 70L152 82C128 82 106 90 92 106Z' : mood === 'win' ? 'M82 66C110 62 138 50 160 32L170 44C146 64 112 78 86 80Z' : 'M80 84C108 82 140 68 162 48L172 60C148 82 112 96 86 98Z', R.red[3]) + m(106, 172, 44, .12, { t: 6, rot: 32, ink: R.steel[3] }),
  },

  /** Its ships never die, and neither does it: patched, cheerful, arms out, a crashed fin for a parting. */
  zombie: {
    ground: 'moss', fit: 0.96,
    draw: ({ f, p, l, e, m, c, g, mood }) => {
      const drop = { calm: 0, win: -34, lose: 44 }[mood];
      const arm = (hang: string): string => f('M70 262C58 232 40 206 10 190L24 164C62 178 88 204 104 240Z', 'night', { k: 9, in: l('M36 176l-8 16M54 188l-10 16', R.night[3], 5) }) + f(hang, 'moss', { k: 6, rim: 3 });
      const hand = mood === 'win' ? 'M6 196C-14 186 -22 164 -20 146C-14 142 -10 148 -9 158L-6 134C0 130 5 134 5 142L8 130C15 128 19 133 18 142L20 140C28 140 30 148 26 166L24 176Z' : 'M8 192C-12 186 -20 200 -20 222C-16 232 -9 230 -8 220L-7 238C0 244 6 240 6 230L10 238C17 240 21 234 19 226L22 226C30 224 30 212 26 200L28 172Z';
      return f(bust(74, 182), 'night', { in: l('M84 214L104 236M92 204L116 226', R.moss[2], 6) + l('M150 194l8 70', R.night[3], 5) })
        + f('M100 150H150V206C136 214 114 214 100 206Z', 'moss', { k: 8 })
        // a fin of the ship that it crawled out of
        + f('M62 52L34 -22L84 -4L108 36Z', 'red', { k: 7, in: p('M50 20L78 22L84 34L56 36Z', CREAM) }) + l('M70 44l10 -8M84 46l8 -10', INK, 4)
        + f('M58 94C54 66 66 44 82 34L96 46L106 26L122 40L134 22C166 26 190 54 186 96C184 118 176 126 174 142C172 166 152 176 124 176S76 166 72 144C70 126 60 116 58 94Z', 'moss', { k: 22, in: p('M130 10L196 20L190 66C168 74 146 64 138 46Z', R.mint[1]) + p(ell(84, 132, 12, 8), R.moss[2]) })
        + l('M134 32C138 58 162 74 188 66', R.moss[3], 3.5) + [[136, 44, -20], [146, 58, 20], [162, 67, 60], [178, 69, 80]].map(([x = 0, y = 0, r = 0]) => l('M-6 0H6', R.moss[3], 3.5, `transform="translate(${x} ${y}) rotate(${r})"`)).join('')
        + e(100, 96, 24, { ramp: 'moss', iris: '#ffcf3f', lid: mood === 'win' ? 0 : .44, tilt: -6, white: '#f4f7cf', sad: -14 })
        + c(152, 98, 17, R.moss[3]) + l('M145 91l14 14m0 -14l-14 14', '#ffcf3f', 5)
        + p('M122 112L116 128H132Z', R.moss[3])
        + (mood === 'win' ? m(126, 134, 74, .3, { kind: 'open', h: 22, top: 1, teeth: '#f4f0c8', tongue: '#8fd42a' }) : m(126, 146, 60, mood === 'lose' ? .5 : .1, { kind: 'grin', h: 8, gaps: 6, teeth: '#f4f0c8' }) + l('M90 138l4 14M162 136l-2 14', R.moss[3], 4))
        + g(`translate(0 ${drop})`, arm(hand)) + g(`translate(240 ${drop - 8}) scale(-1 1)`, arm(hand));
    },
  },
};
