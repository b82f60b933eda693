import type { Recipes } from './pen';
import { CREAM, INK, R, bust, ell, rr } from './pen';

export const ALIENS: Recipes = {
  /** States any number with a straight face, one lid up. */
  gambler: {
    ground: 'lime',
    draw: ({ f, p, l, e, m, c, card, g, mood }) =>
      f(bust(104, 172), 'night', { in: p('M120 176L96 262H146Z', CREAM) + p('M108 190L120 204L132 190V214L120 202L108 214Z', R.red[1]) })
      + f('M34 122C34 84 60 56 88 54C98 40 148 40 160 54C190 58 210 86 208 124C206 166 170 190 122 190S34 164 34 122Z', 'lime', { k: 22, in: c(58, 138, 7, R.lime[2]) + c(74, 156, 5, R.lime[2]) + c(50, 116, 4, R.lime[2]) })
      + e(86, 62, 23, { ramp: 'lime', iris: '#e33f47', lid: .4, pupil: 'bar' }) + e(154, 62, 23, { ramp: 'lime', iris: '#e33f47', lid: mood === 'win' ? .2 : .62, low: .2, pupil: 'bar' })
      + p('M22 46C62 14 178 14 224 48C186 34 66 32 22 46Z', R.teal[1], 'opacity=".92"') + p('M22 46C66 32 186 34 224 48L220 56C180 44 70 42 26 54Z', R.teal[3])
      + m(124, 128, 118, .28, { t: 6, ink: R.lime[3] }) + l('M176 136L204 150', R.gold[0], 4) + c(104, 100, 3, R.lime[3]) + c(136, 100, 3, R.lime[3])
      + card(48, 212, 44, -30, R.indigo[1], R.gold[1]) + card(72, 204, 44, -12, R.indigo[1], R.gold[1]) + card(98, 204, 44, 6, R.indigo[1], R.gold[1]) + f('M44 262C46 240 66 230 84 236C96 240 102 252 100 262Z', 'lime', { k: 6 })
      + g('translate(206 206) rotate(16)', p(rr(-18, -18, 36, 36, 8), CREAM), c(-8, -8, 4, R.red[1]), c(8, 8, 4, R.red[1]), c(0, 0, 4, R.red[1]), c(8, -8, 4, R.red[1]), c(-8, 8, 4, R.red[1])),
  },

  /** You did not come when called: your slip is on the spike. */
  grudge: {
    ground: 'lime',
    draw: ({ f, p, l, e, m, c, g, mood }) => {
      const slip = (y: number, r: number, q: string, w: number) => g(`translate(122 ${y}) rotate(${r})`, p(`M${-w} -8L${w} -11L${w - 6} 9L${-w + 4} 10Z`, INK), p(`M${-w + 3} -5L${w - 3} -8L${w - 9} 6L${-w + 6} 7Z`, CREAM), c(-w * .55, 1, 5, q), l(`M${w * .25} -1H${w * .7}`, R.stone[2], 3));
      return f(bust(112, 176), 'blood', { k: 16 })
        + l('M122 84V-38', R.steel[2], 8) + l('M124 84V-38', R.steel[0], 3) + slip(64, -4, R.sky[1], 46) + slip(44, 7, R.pink[1], 42) + slip(24, -9, R.gold[1], 44) + slip(4, 5, R.teal[1], 38) + slip(-14, -6, R.violet[1], 34)
        + f('M14 158C6 116 40 82 122 82S236 116 228 158C242 190 206 226 122 226S0 190 14 158Z', 'moss', { k: 22, in: [[40, 130, 7], [54, 112, 5], [36, 184, 6], [70, 100, 4]].map(([x = 0, y = 0, r = 0]) => c(x, y, r, R.moss[2])).join('') })
        + e(84, 128, 21, { ramp: 'moss', iris: '#b8264c', lid: .5, tilt: 10, look: [.5, .25], sad: -12 }) + e(158, 128, 21, { ramp: 'moss', iris: '#b8264c', lid: .5, tilt: -10, look: [.5, .25], sad: 12 })
        + p(mood === 'lose' ? 'M54 108L108 94L110 106L58 122ZM190 108L136 94L134 106L186 122Z' : mood === 'win' ? 'M52 92L110 104L108 116L56 108ZM192 84L134 102L136 116L190 102Z' : 'M52 98L114 114L110 126L56 114ZM192 98L132 114L136 126L188 114Z', R.moss[3])
        + f('M52 176C80 160 166 160 194 176C200 202 166 214 122 214S46 202 52 176Z', 'moss', { k: 8, rim: 4 }) + (mood === 'win' ? m(122, 178, 108, .05, { kind: 'grin', h: 12, gaps: 9, ink: R.moss[3] }) : m(122, 178, 104, mood === 'lose' ? .3 : -.32, { t: 6, ink: R.moss[3] })) + p('M82 176L88 152L98 172ZM164 176L158 152L148 172Z', CREAM);
    },
  },

  /** Picks which of your cards it gets: plugged into every hand. */
  hacker: {
    ground: 'teal', fit: 0.88,
    draw: ({ f, p, l, g, mood }) => {
      const plug = (x: number, y: number, r: number) => g(`translate(${x} ${y}) rotate(${r})`, l('M-6 -14V-27M6 -14V-27', R.gold[1], 5), f(rr(-13, -16, 26, 26, 6), 'steel', { k: 5, rim: 3, dots: 0 }));
      const cable = (d: string, q: 1 | 2) => l(d, R.mint[3], 13) + l(d, R.mint[q], 8), k2 = '#7dffc8';
      const eye = (x: number) => mood === 'win' ? l(`M${x - 13} 122L${x} 106L${x + 13} 122`, k2, 8) : mood === 'lose' ? l(`M${x - 11} 106L${x + 11} 126M${x + 11} 106L${x - 11} 126`, k2, 8) : p(rr(x - 14, 98, 28, 32, 3), k2) + p(`M${x} 106h10v16h-10Z`, '#06231f');
      return f(bust(96, 196), 'night', { in: l('M92 206C88 226 92 240 90 262M152 206C156 226 150 240 154 262', R.mint[1], 5) }) + f('M98 176H146V214H98Z', 'steel', { k: 7 })
        + cable('M70 84C56 44 20 64 12 30', 2) + cable('M96 76C96 36 60 40 60 -2', 2) + cable('M122 76C130 40 110 24 120 -12', 1) + cable('M150 76C146 36 184 40 180 0', 2) + cable('M176 84C190 50 226 62 230 30', 1)
        + plug(12, 28, -14) + plug(60, -2, 4) + plug(120, -12, 8) + plug(180, -2, -6) + plug(230, 26, 16)
        + f('M40 78Q42 66 56 66L188 70Q202 72 202 84L196 172Q194 186 180 186L60 182Q46 182 46 168Z', 'night', { k: 14 }) + p('M56 84Q56 80 62 80L182 84Q188 84 187 90L182 166Q182 172 176 172L68 168Q62 168 62 162Z', '#06231f') + l('M62 96H184M62 108H184M62 120H184M62 132H184M62 144H184M62 156H184', '#0d4038', 2)
        + eye(94) + eye(150) + (mood === 'lose' ? l('M100 158h10v-6h10v6h10v-6h10', k2, 5) : mood === 'win' ? p('M92 142H152V150H144V158H100V150H92Z', k2) : l('M98 150h34v-7h14', k2, 6))
        + p('M170 148L212 186L192 187L202 208L191 213L182 192L169 206Z', CREAM, `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`);
    },
  },

  /** Boils over on every turn; only a defeat puts it out. */
  hate: {
    ground: 'blood',
    draw: ({ f, p, l, e, m, c, g, mood }) => {
      const flames = p('M74 62C50 40 62 8 52 -14C78 -2 84 14 88 26C92 2 112 -12 118 -32C132 -10 136 4 134 22C146 6 164 4 176 -14C180 14 196 34 174 64Z', '#ffb547') + p('M86 62C74 46 80 26 78 14C92 24 96 34 100 40C104 24 114 12 118 0C126 14 130 26 128 40C138 28 150 26 158 16C158 34 168 46 158 64Z', '#ff6a3d');
      const smoke = [[96, 26, 16], [120, 10, 20], [146, 24, 15], [132, -18, 13], [150, -34, 9]].map(([x = 0, y = 0, r = 0]) => c(x, y, r, R.steel[2])).join('') + l('M100 48q8 -10 16 0t16 0', R.steel[3], 6);
      const brows = { calm: ['M64 70L120 98L116 112L66 88Z', 'M182 70L128 98L132 112L180 88Z'], win: ['M60 58L118 84L114 98L62 76Z', 'M186 58L130 84L134 98L184 76Z'], lose: ['M62 104L112 76L118 88L70 114Z', 'M184 104L136 76L130 88L178 114Z'] }[mood];
      return f('M-4 262C2 196 40 172 120 172S238 196 244 262Z', 'blood', { in: l('M44 220l20 -8l8 18M190 214l-16 4l-4 22', '#ffb547', 4) })
        + (mood === 'lose' ? smoke : g(mood === 'win' ? 'translate(-24 -20) scale(1.2 1.3)' : '', flames))
        + f('M54 112C52 70 80 44 120 44S192 70 190 112C196 128 198 142 190 158C180 182 156 192 122 192S64 182 54 158C46 142 48 128 54 112Z', 'red', { k: 20, in: l('M72 62L86 78L80 92M170 60L158 74', R.blood[2], 5) + l('M64 168l16 -8', R.blood[2], 5) })
        + e(96, 108, 17, { ramp: 'red', iris: '#ffe15a', white: '#ffe15a', lid: .3, tilt: 26, sad: -18, look: [.2, .2] }) + e(150, 108, 17, { ramp: 'red', iris: '#ffe15a', white: '#ffe15a', lid: .3, tilt: -26, sad: 18, look: [.1, .2] })
        + brows.map(d => p(d, R.blood[3])).join('') + (mood === 'calm' ? l('M118 84v12M128 84v12', R.blood[3], 4) : '')
        + (mood === 'win' ? m(123, 140, 100, .5, { kind: 'open', h: 24, top: 1, tongue: '#ffb547' }) : mood === 'lose' ? l('M84 164q8 -16 16 0t16 0t16 0t16 0t12 -2', INK, 7) + p('M182 128C172 144 174 156 182 156C190 156 192 144 182 128Z', '#74c3f2') : m(123, 152, 92, -.28, { kind: 'grin', h: 15, gaps: 8 }))
        + (mood === 'lose' ? '' : c(36, 122, 10, '#ffd9d0', 'opacity=".8"') + c(20, 112, 13, '#ffd9d0', 'opacity=".6"') + c(208, 122, 10, '#ffd9d0', 'opacity=".8"') + c(226, 110, 13, '#ffd9d0', 'opacity=".6"'));
    },
  },

  /** Sends your lost ships home and listens to their engines. */
  healer: {
    ground: 'mint', fit: 0.88,
    draw: ({ f, p, l, e, m, c, g, ship }) =>
      l('M74 44C66 0 96 -18 122 -18C150 -18 176 0 170 44', R.night[3], 13) + l('M74 44C66 0 96 -18 122 -18C150 -18 176 0 170 44', R.steel[1], 7) + l('M122 -18C150 -46 220 -36 234 20C246 80 240 120 212 168', R.night[3], 13) + l('M122 -18C150 -46 220 -36 234 20C246 80 240 120 212 168', R.steel[1], 7)
      + f(bust(88, 182), 'cream', { k: 14, in: l('M96 196L122 230L150 196', R.cream[2], 5) + l('M122 230V262', R.cream[2], 5) })
      + f('M122 206C60 170 18 132 24 84C28 46 62 28 92 40C108 46 118 60 122 74C126 60 138 46 154 40C184 28 216 48 218 86C222 132 184 170 122 206Z', 'mint', { k: 20, in: p(ell(60, 120, 9, 6), R.mint[2]) + p(ell(74, 134, 6, 4), R.mint[2]) })
      + e(88, 104, 25, { ramp: 'mint', iris: '#4b9f86', lid: .16, look: [.3, .2], sad: -12 }) + e(156, 104, 25, { ramp: 'mint', iris: '#4b9f86', lid: .16, look: [.3, .2], sad: 12 }) + m(124, 152, 42, .5, { t: 5.5, ink: R.mint[3] }) + c(60, 138, 11, '#ff8fa5', 'opacity=".5"') + c(184, 138, 11, '#ff8fa5', 'opacity=".5"')
      + c(202, 178, 22, R.gold[0], 'opacity=".35"') + f(ell(202, 178, 16), 'gold', { k: 5, rim: 3 })
      + ship(150, 212, 22, R.sky[1], -6) + g('translate(154 202) rotate(-28)', p(rr(-13, -5, 26, 10, 4), CREAM), p('M-4 -4H4V4H-4Z', R.rust[0])) + f('M122 262C118 242 124 226 136 222C148 224 172 222 178 234C182 246 180 262 180 262Z', 'mint', { k: 6, rim: 4 }),
  },

  /** Adds four, and shows four fingers; mostly harmless. Do not cancel it before the coffee. */
  human: {
    ground: 'steel', fit: 0.96,
    draw: ({ f, p, l, e, m, c, g, mood }) => {
      const finger = (x: number, top: number, r: number): string => g(`rotate(${r} ${x} 118)`, f(`M${x - 8} 122V${top + 8}C${x - 8} ${top - 2} ${x + 8} ${top - 2} ${x + 8} ${top + 8}V122Z`, 'umber', { k: 4, rim: 3, dots: 0 }));
      const hand = f('M-2 262L6 168H48L60 262Z', 'steel', { k: 9 }) + finger(2, 58, -14) + finger(19, 44, -4) + finger(36, 48, 5) + finger(52, 64, 15) + f('M-8 118C-8 108 60 106 62 118L58 152C54 172 2 174 -2 154Z', 'umber', { k: 9, rim: 4, in: l('M10 134Q28 146 48 130', R.umber[2], 4) + p('M18 150C26 142 40 142 48 150C42 160 26 162 18 150Z', R.umber[2]) });
      return f(bust(96, 190, 138), 'steel', { k: 16, in: l('M92 226H124V248H92Z', R.steel[3], 4) + c(108, 237, 6, R.red[1]) })
        + l('M96 -22L190 14', R.gold[2], 9) + l('M96 -24L190 12', R.gold[0], 4) + f('M104 20C92 -8 112 -36 138 -34C166 -38 184 -12 174 14C168 32 114 36 104 20Z', 'night', { k: 9, in: l('M118 -18C132 -26 154 -22 160 -6M120 6C130 14 150 14 158 4', R.night[0], 3, 'opacity=".6"') }) + p('M172 2L190 10L186 16Z', R.gold[3])
        + f('M86 120C72 60 102 18 150 18S228 62 212 122C216 140 208 156 202 160L96 160C88 152 82 138 86 120Z', 'night', { k: 12 })
        + f(ell(94, 118, 11, 15), 'umber', { k: 4 }) + f('M126 150H174V204H126Z', 'umber', { k: 8 })
        + f('M100 106C100 66 122 50 150 50S204 66 202 108C202 150 180 180 152 182C122 178 102 148 100 106Z', 'umber', { k: 18, in: p('M92 44H210V84C186 88 168 78 162 66C146 84 122 88 92 92Z', R.night[1]) + p('M92 44H176C156 76 122 84 92 88Z', R.night[2]) })
        + e(128, 112, 13, { ramp: 'umber', iris: '#3a2a1c', lid: mood === 'win' ? .14 : .42 }) + e(176, 112, 13, { ramp: 'umber', iris: '#3a2a1c', lid: mood === 'win' ? .14 : .42 }) + l('M116 130Q128 136 140 130M164 130Q176 136 188 130', R.umber[2], 3.5) + l(mood === 'lose' ? 'M114 98L140 90M164 90L190 98' : mood === 'win' ? 'M114 88Q128 76 140 88M164 88Q178 76 190 86' : 'M114 92Q128 84 140 92M164 92Q178 84 190 90', R.umber[3], 5)
        + l('M154 116L160 138Q154 144 146 140', R.umber[2], 4.5) + (mood === 'win' ? m(154, 152, 44, .4, { kind: 'open', h: 12, top: 1, rot: -4 }) : m(154, 157, 36, .25, { t: 5, rot: -5, ink: R.umber[3] })) + [[118, 140], [110, 134], [124, 146], [186, 142], [194, 136]].map(([x = 0, y = 0]) => c(x, y, 2.2, R.umber[2])).join('')
        + f('M88 200C88 178 118 186 150 188C184 186 214 178 214 200C214 222 188 228 150 228S88 222 88 200Z', 'steel', { k: 8, in: l('M94 206C118 220 180 220 208 206', R.steel[3], 4) })
        + g(mood === 'win' ? 'translate(-6 -22) rotate(-6 28 160)' : mood === 'lose' ? 'translate(2 62)' : '', hand)
        + g('translate(-6 -4)', l('M194 176C186 162 202 156 194 142M212 176C204 162 220 156 212 142', '#dfe7fb', 4.5, 'opacity=".75"') + l('M186 196C164 196 166 230 188 228', R.red[2], 9) + f('M184 184H226L222 240H190Z', 'red', { k: 7, in: p('M205 222C188 210 194 198 205 206C216 198 222 210 205 222Z', CREAM) }) + f('M170 276C168 238 184 226 202 230C218 234 226 248 224 276Z', 'umber', { k: 6, rim: 4 }));
    },
  },

  /** Burns its own ships for two cards each, and loves it. */
  kamikaze: {
    ground: 'rust',
    draw: ({ f, p, l, e, m, card, ship, mood }) =>
      p('M76 196C50 168 56 138 22 122C40 122 50 114 54 106C36 84 14 66 -18 54C14 48 40 50 60 62C52 34 30 12 10 -30C46 -8 74 10 92 38C94 14 84 -10 80 -40C112 -14 132 10 140 42C150 34 154 22 156 8C174 34 186 56 210 92Z', '#e4713f') + p('M84 186C66 160 70 140 54 120C66 118 70 110 70 102C60 86 46 76 30 68C54 68 70 74 82 82C76 58 62 40 50 20C78 36 94 50 106 70C108 48 104 30 102 14C122 34 134 52 138 74C148 66 150 60 152 52C166 70 176 84 190 104Z', '#ffb547') + p('M100 160C88 140 92 130 88 116C98 112 102 104 104 96C112 104 118 106 124 110C128 98 130 88 130 80C142 92 148 104 152 116Z', '#fff2b8')
      + card(28, 14, 28, -38) + card(108, -14, 28, -8, '#d2f1ff', '#303e9f') + card(10, 92, 26, -60, '#e6f78f', '#17757c') + ship(74, 66, 11, R.sky[1], 42) + ship(146, 26, 9, R.mint[1], 60)
      + f('M76 150C72 104 108 72 150 76C196 80 226 116 222 160C218 204 182 230 142 226C102 222 78 192 76 150Z', 'rust', { k: 16, in: p(ell(104, 186, 14, 10), R.rust[3]) + p(ell(96, 146, 8, 10), R.rust[3]) + p(ell(136, 212, 10, 6), R.rust[3]) + p(ell(150, 90, 10, 5), R.rust[2]) })
      + (mood === 'win' ? l('M114 140Q136 104 158 138M174 134Q192 104 208 132', R.rust[3], 8) : e(136, 132, 24, { ramp: 'rust', iris: '#2fb8a6', lid: 0, look: [.36, .3], sad: -8 }) + e(190, 128, 20, { ramp: 'rust', iris: '#2fb8a6', lid: 0, look: [.3, .3], sad: 8 }))
      + l(mood === 'lose' ? 'M110 112L136 98M182 98L208 108' : 'M108 96Q124 84 144 92M180 92Q196 86 208 96', R.rust[3], 6) + m(168, mood === 'win' ? 158 : 166, mood === 'win' ? 78 : 62, .3, { kind: 'open', h: mood === 'win' ? 28 : 16, top: 1, rot: -6 }),
  },

  /** Upset: hangs upside down, the crown falls its way. */
  loser: {
    ground: 'indigo', hangs: true,
    draw: ({ f, p, l, e, m, c }) =>
      // hangs from the top edge: an upset turns everything over
      f('M34 -24C36 20 66 40 122 40S206 20 208 -24Z', 'gold', { in: l('M64 -20L112 36M176 -20L132 36', R.gold[3], 7) })
      + f('M104 24H140V70H104Z', 'sky', { k: 6 })
      + f('M62 132C60 88 84 60 122 60S186 90 184 134C182 178 158 206 122 206S64 178 62 132Z', 'sky', { k: 20, in: c(78, 160, 6, R.sky[2]) + c(90, 176, 4, R.sky[2]) })
      + ['M66 120C40 126 26 150 32 186C52 182 70 164 74 138Z', 'M180 120C206 126 218 150 212 186C192 182 176 164 172 138Z'].map(d => f(d, 'sky', { k: 8 })).join('')
      + e(100, 150, 22, { ramp: 'sky', iris: '#7a4ae0', lid: .05, low: .18 }) + l('M138 154Q152 140 168 152', R.sky[3], 6) + l('M140 166Q152 172 166 164', R.sky[2], 3)
      + m(128, 104, 56, -.6, { kind: 'line', t: 6, ink: R.sky[3] }) + l('M154 104l7 5', R.sky[3], 5)
      + p(ell(128, 126, 11, 9), R.sky[2])
      + f('M78 194L70 240L98 222L122 246L146 222L174 240L168 194C140 208 106 208 78 194Z', 'gold', { k: 8, in: c(122, 222, 5, R.red[1]) })
      + l('M30 14v26', R.red[1], 9) + c(30, 56, 17, R.gold[1]) + l('M30 49v14M23 60l7 5l7 -5', R.gold[3], 4),
  },

  /** Never stops: an endless loop for eyes, both stacks smoking. */
  machine: {
    ground: 'gold',
    draw: ({ f, p, l, c, mood }) =>
      f('M14 262V222Q14 200 36 198L84 190H156L204 198Q226 200 226 222V262Z', 'steel', { in: c(48, 226, 7, R.steel[3]) + c(192, 226, 7, R.steel[3]) + l('M84 214H156M84 230H156M84 246H156', R.steel[3], 6) })
      + f('M40 88V12H66V88Z', 'steel', { k: 8 }) + f('M176 88V26H200V88Z', 'steel', { k: 8 }) + (mood === 'lose' ? '' : c(53, -2, 12, '#c3cde6', 'opacity=".55"') + c(66, -16, 8, '#c3cde6', 'opacity=".4"') + c(190, 12, 9, '#c3cde6', 'opacity=".45"')) + (mood === 'win' ? c(44, -20, 15, '#ffb547', 'opacity=".8"') + c(196, -6, 14, '#ffb547', 'opacity=".8"') : '')
      + f('M96 172H146V204H96Z', 'night', { k: 6 }) + l('M98 182H144M98 193H144', R.steel[1], 4)
      + f('M48 104C48 56 80 34 122 34S196 56 196 104V138C196 162 180 176 156 176H88C64 176 48 162 48 138Z', 'gold', { k: 20, in: [[64, 70], [64, 156], [182, 156], [182, 70]].map(([x = 0, y = 0]) => c(x, y, 5, R.gold[3])).join('') + l('M122 34V66', R.gold[2], 5) })
      + p(rr(60, 78, 128, 56, 28), INK)
      + l('M122 106C110 90 100 88 92 88A17 17 0 1 0 92 124C100 124 110 122 122 106S144 88 154 88A17 17 0 1 1 154 124C144 124 134 122 122 106Z', mood === 'lose' ? '#ff5d73' : '#ffdf5a', 9) + c(156, 106, 6, '#fff')
      + (mood === 'win' ? p('M84 146H160L150 168H94Z', INK) + l('M96 150V166M109 150V166M122 150V166M135 150V166M148 150V166', CREAM, 6) : l(mood === 'lose' ? 'M92 162H152' : 'M92 152L104 160L114 148L126 160L138 148L152 156', R.gold[3], 5))
      + f('M188 92h18q10 0 10 14v14q0 14 -10 14h-18Z', 'steel', { k: 5 }) + f('M56 92h-18q-10 0 -10 14v14q0 14 10 14h18Z', 'steel', { k: 5 }),
  },

  /** Sends one ship, and it weighs four. */
  macron: {
    ground: 'indigo', fit: 0.94,
    draw: ({ f, p, l, e, m, c, ship, mood }) =>
      f('M-26 262C-24 200 8 160 8 130C-18 104 -6 62 46 52C74 46 92 62 122 62C152 62 170 46 198 52C250 62 260 104 232 130C232 160 266 200 268 262Z', 'indigo', { k: 26, in: l('M24 104l16 10l-6 14M206 92l-12 14l10 10M54 150l18 -8l10 16M196 160l-16 -12', R.indigo[2], 5) + p(ell(70, 96, 9, 6), R.indigo[2]) + p(ell(184, 128, 8, 5), R.indigo[2]) })
      + f('M82 62C78 28 96 4 122 4S166 28 162 62C160 92 146 106 122 106S84 92 82 62Z', 'indigo', { k: 14, in: p('M76 2H170V26C150 18 96 18 76 26Z', R.indigo[2]) }) + f('M94 10C100 -10 114 -2 118 -18C128 -6 146 -10 150 12Z', 'gold', { k: 5 })
      + e(106, 54, 12, { ramp: 'indigo', iris: '#ffb547', lid: .14, low: .12 }) + e(141, 54, 12, { ramp: 'indigo', iris: '#ffb547', lid: .14, low: .12 }) + (mood === 'win' ? m(124, 78, 34, .4, { kind: 'open', h: 10, top: 1 }) : m(124, 82, 30, .3, { t: 4.5, ink: R.indigo[3] })) + c(92, 74, 5, '#ff8fa5', 'opacity=".6"') + c(154, 74, 5, '#ff8fa5', 'opacity=".6"')
      + l('M88 92L122 150L158 92', R.gold[2], 6) + f('M104 138H140L154 186H90Z', 'steel', { k: 8, rim: 4 }) + c(122, 134, 8, 'none', `stroke="${R.steel[2]}" stroke-width="6"`) + [[112, 156], [132, 156], [109, 172], [135, 172]].map(([x = 0, y = 0]) => c(x, y, 5, R.steel[3])).join('')
      + f('M-8 262C-12 214 14 192 56 194C96 196 112 222 110 262Z', 'indigo', { k: 12, in: l('M28 214V244M54 210V244M80 214V244', R.indigo[3], 5) }) + f('M130 262C128 222 150 194 188 194C230 194 252 218 248 262Z', 'indigo', { k: 12, in: l('M160 214V244M186 210V244M212 214V244', R.indigo[3], 5) })
      + ship(186, 182, 15, R.gold[1], -4) + c(186, 170, 4, R.gold[0]),
  },

  /** Wins by losing every ship, and hugs whatever helps. */
  masochist: {
    ground: 'mint',
    draw: ({ f, p, l, m, c, g, mood }) => {
      const plaster = (x: number, y: number, r: number) => g(`translate(${x} ${y}) rotate(${r})`, p(rr(-22, -8, 44, 16, 8), '#f3dfbf'), p(rr(-8, -8, 16, 16, 1), '#cba58a')), spine = (x: number, y: number, r: number) => l('M0 0l8 -8M0 0l9 2', CREAM, 3, `transform="translate(${x} ${y}) rotate(${r})"`);
      return f('M196 172C240 174 250 146 244 108C240 92 220 94 220 110C222 134 214 140 196 138Z', 'lime', { k: 7 })
        + f('M138 262V36C138 -26 210 -26 210 36V262Z', 'lime', { k: 14, in: l('M158 0V262M188 -4V262', R.lime[2], 5) }) + f('M160 -14C150 -34 166 -40 174 -30C180 -42 198 -36 190 -14Z', 'pink', { k: 4 })
        + [[210, 60, 0], [208, 20, -20], [210, 96, 0], [140, 20, -100], [236, 96, -40], [248, 130, 0], [174, 70, 0]].map(([x = 0, y = 0, r = 0]) => spine(x, y, r)).join('') + c(176, 40, 5, INK) + c(202, 38, 5, INK) + l('M168 26L180 22M196 20L208 26', R.lime[3], 4) + l(mood === 'lose' ? 'M180 58Q190 66 200 56' : 'M180 60Q190 52 200 60', R.lime[3], 4)
        + f('M-2 262C-10 196 -4 128 38 98C26 70 46 46 70 54C88 60 92 76 86 88C132 76 164 100 170 146C174 190 172 230 176 262Z', 'pink', { k: 20, in: p('M40 48H92V88H56Z', R.red[0]) })
        + plaster(66, 72, 28) + plaster(66, 72, -52) + plaster(34, 150, -18)
        + (mood === 'lose' ? l('M70 132L94 140M126 138L150 128', R.pink[3], 6) : mood === 'win' ? l('M66 142Q82 112 98 140M122 138Q138 110 154 134', R.pink[3], 7) : l('M66 132Q82 146 98 134M122 132Q138 142 154 128', R.pink[3], 6.5))
        + c(64, 162, 13, '#ff5d8a', 'opacity=".6"') + c(150, 156, 13, '#ff5d8a', 'opacity=".6"') + m(110, 162, 46, .5, { kind: 'open', h: 12, top: 1 }) + [[160, 116, 190], [166, 176, 180], [120, 92, 240]].map(([x = 0, y = 0, r = 0]) => spine(x, y, r)).join('')
        + f('M60 262C62 226 110 206 196 204C214 202 226 212 222 224C218 234 204 234 190 236C150 240 120 246 112 262Z', 'pink', { k: 8, rim: 4 });
    },
  },

  /** Knows your hand and may not tell. */
  mind: {
    ground: 'pink', fit: 0.86,
    draw: ({ f, p, l, e, m, card, mood }) =>
      f(bust(58, 204), 'indigo', { k: 10 }) + f('M106 176H140V214H106Z', 'pink', { k: 6 })
      + f('M120 -20C138 -40 174 -36 182 -14C210 -20 234 2 226 28C248 40 250 72 230 84C236 110 210 128 188 118C176 136 150 136 138 124H104C92 136 64 134 54 118C32 126 6 108 12 84C-8 70 -4 38 16 28C8 2 34 -20 60 -14C68 -36 104 -40 120 -20Z', 'pink', { k: 24, in: l('M60 -14C72 -8 76 4 70 16M120 -20C112 -6 122 4 116 18M182 -14C170 -6 172 8 180 14M16 28C28 30 36 38 34 50M226 28C212 30 206 40 210 52M12 84C24 78 36 82 40 92M230 84C218 78 206 82 202 94M54 118C58 106 70 104 78 110M188 118C184 106 172 104 164 110', R.pink[2], 6) })
      + p('M58 60C58 30 84 20 120 20S184 30 184 60C184 90 160 100 120 100S58 90 58 60Z', R.pink[3]) + card(86, 62, 30, -18, '#57f0ff', R.pink[3], R.pink[3]) + card(156, 62, 30, 18, '#57f0ff', R.pink[3], R.pink[3]) + card(121, 56, 32, 0, '#c9fbff', R.pink[3], R.pink[3])
      + f('M80 122C82 104 160 104 162 122C166 158 150 192 122 194C94 192 76 158 80 122Z', 'pink', { k: 12 })
      + (mood === 'lose' ? l('M92 136L110 142M134 142L152 136', R.pink[3], 5) : mood === 'win' ? e(102, 138, 11, { ramp: 'pink', iris: '#18b6d8', lid: .3 }) + e(144, 138, 11, { ramp: 'pink', iris: '#18b6d8', lid: .3 }) : l('M92 138Q102 146 112 138M134 138Q144 146 154 138', R.pink[3], 5)) + m(122, 168, 26, .3, { t: 4.5, ink: R.pink[3] })
      + f('M116 262C112 232 116 214 124 206L122 164C122 154 136 154 136 164L138 202C152 204 162 216 160 262Z', 'pink', { k: 5, rim: 3 }),
  },

  /** Swaps the digits: 15 on one wing, 51 on the other. */
  mirror: {
    ground: 'steel', fit: 0.86,
    draw: ({ f, p, l, c, mood }) => {
      const y = mood === 'lose' ? 8 : mood === 'win' ? -5 : 0, q = mood === 'lose' ? 146 : mood === 'win' ? 176 : 160;
      return f('M30 262C36 226 66 206 120 206S204 226 210 262Z', 'night', { in: p('M120 208L104 262H136Z', R.steel[1]) })
        + f('M14 -10C8 -22 14 -30 14 -42C26 -34 34 -26 38 -12Z', 'gold', { k: 4 }) + f('M226 -10C232 -22 226 -30 226 -42C214 -34 206 -26 202 -12Z', 'gold', { k: 4 }) + f(ell(120, 4, 12), 'gold', { k: 4 })
        + f('M120 20L10 -18V174L120 216Z', 'gold', { k: 10, rim: 0 }) + f('M120 20L230 -18V174L120 216Z', 'gold', { k: 10 })
        + p('M112 34L24 4V162L112 196Z', '#233e86') + p('M128 34L216 4V162L128 196Z', '#bfe6ff') + p('M178 18L216 4V70L150 168L128 176V128Z', '#fff', 'opacity=".5"')
        + p('M112 64C100 74 92 84 92 98L74 128L92 134L88 146L94 154L90 168C98 178 112 184 112 184Z', '#7fa4ff') + p('M128 64C140 74 148 84 148 98L166 128L148 134L152 146L146 154L150 168C142 178 128 184 128 184Z', '#1b2f78')
        + p(`M40 ${96 + y}Q58 ${78 + y * 2} 78 ${102 + y}Q58 ${116 - y} 40 ${96 + y}Z`, '#eaf4ff') + p(`M200 ${96 + y}Q182 ${78 + y * 2} 162 ${102 + y}Q182 ${116 - y} 200 ${96 + y}Z`, '#10205a') + c(60, 98 + y, 8, '#10205a') + c(180, 98 + y, 8, '#eaf4ff')
        + l(`M42 146Q58 ${q} 76 156`, '#eaf4ff', 5) + l(`M198 146Q182 ${q} 164 156`, '#10205a', 5) + l('M120 26V208', R.gold[3], 5) + [56, 116, 176].map(v => l(`M120 ${v}v14`, R.gold[0], 8)).join('')
        + l('M44 40V62M74 48h-12v8h12v12h-12', '#eaf4ff', 5) + l('M196 40V62M178 48h-12v8h12v12h-12', '#10205a', 5);
    },
  },

  /** A second hand that nobody may touch: the snail is the lock. */
  miser: {
    ground: 'gold',
    draw: ({ f, p, l, e, m, c, g, card }) =>
      f('M-4 262C2 226 30 206 70 206H170L236 262Z', 'violet', { k: 12 })
      + g('rotate(-7 90 110)', card(64, 62, 30, -14, CREAM, R.red[1]) + card(108, 58, 30, 8, CREAM, R.indigo[1])
        + f('M2 76C0 26 30 -14 84 -14H130C168 -14 184 26 182 76Z', 'gold', { k: 16, in: l('M38 -10C30 20 30 50 32 80M142 -10C150 20 150 50 148 80', R.gold[3], 10) })
        + f('M4 90H182V214H4Z', 'umber', { k: 16, in: l('M4 130H182M4 172H182', R.umber[3], 4) + l('M32 88V216M150 88V216', R.gold[1], 11) }) + l('M2 83H184', R.gold[3], 11)
        + f('M64 78H116V126C116 142 64 142 64 126Z', 'steel', { k: 8, rim: 4, dots: 0 }) + c(90, 102, 8, INK) + p('M86 104H94L98 124H82Z', INK))
      + f('M140 160C140 130 134 112 128 92L144 86C154 104 160 126 164 150Z', 'violet', { k: 5 }) + f('M180 152C184 124 194 106 206 88L222 96C212 114 206 132 206 156Z', 'violet', { k: 5 })
      + f('M116 262C106 214 104 176 124 154C144 134 190 132 210 152C232 174 222 210 226 262Z', 'violet', { k: 16, in: c(136, 216, 6, R.violet[2]) + c(128, 196, 4, R.violet[2]) })
      + e(136, 84, 19, { ramp: 'violet', iris: '#f4c552', lid: .34, look: [-.5, .05], tilt: 8 }) + e(214, 88, 19, { ramp: 'violet', iris: '#f4c552', lid: .34, look: [.5, .05], tilt: -8 })
      + m(168, 190, 62, -.1, { kind: 'grin', h: 8, gaps: 6 }) + c(136, 178, 7, '#ff8fa5', 'opacity=".5"') + l('M124 216C146 234 196 234 220 214', R.gold[2], 5) + c(170, 234, 9, 'none', `stroke="${R.gold[0]}" stroke-width="6"`),
  },

  /** Three cards or the planet: the smallest alien, the largest voice. */
  mite: {
    ground: 'moss', fit: 0.92,
    draw: ({ f, p, l, e, m, c, g, mood }) =>
      ([[96, 250, 2, '#d2f1ff', '#303e9f'], [88, 232, -3, CREAM, R.red[1]], [98, 214, 4, '#e6f78f', '#17757c']] as [number, number, number, string, string][]).map(([x, y, r, k1, k2]) => g(`translate(${x} ${y}) rotate(${r})`, p(rr(-72, -9, 144, 20, 7), INK), p(rr(-69, -7, 138, 15, 5), k1), p(rr(-20, -7, 40, 15, 2), k2))).join('')
      + l('M52 186L28 176L20 204M62 196L46 212M96 198L112 210M100 188L126 196L132 206', R.lime[2], 6)
      + (mood === 'win' ? l('M222 -8C236 -2 244 8 248 20M226 -28C246 -20 260 -4 266 16', R.gold[0], 6) : '') + `<g transform="${mood === 'lose' ? 'rotate(34 76 152) translate(-4 -4)' : ''}">` + f('M70 138C92 128 128 60 176 -10L236 178C170 172 120 164 74 168Z', 'red', { k: 20, in: p('M104 106L122 168L136 170L114 88Z', CREAM) })
      + g('rotate(-17 206 84)', f(ell(206, 84, 27, 102), 'gold', { k: 8 }), p(ell(209, 84, 18, 88), R.red[3]), p('M209 24C222 44 224 124 209 146C216 110 216 60 209 24Z', R.red[1])) + '</g>'
      + l('M100 160C96 178 108 184 118 176', R.steel[2], 8)
      + f('M36 178C34 154 52 142 72 144C92 146 102 162 98 182C94 202 76 206 62 204C46 202 38 194 36 178Z', 'lime', { k: 10 })
      + l('M48 128C38 112 40 100 30 90M66 124C66 108 74 100 72 86', R.lime[2], 5) + c(29, 88, 6, R.gold[1]) + c(72, 84, 6, R.gold[1])
      + f('M26 146C24 126 40 114 58 116C78 116 90 130 88 148C86 168 70 174 56 174C40 174 28 164 26 146Z', 'lime', { k: 9 })
      + e(48, 142, 13, { ramp: 'lime', iris: '#e33f47', lid: .2, tilt: 18, sad: -16 }) + e(74, 140, 12, { ramp: 'lime', iris: '#e33f47', lid: .2, tilt: -18, sad: 16 }) + (mood === 'lose' ? m(62, 166, 20, .3, { t: 4 }) : p(ell(72, 160, mood === 'win' ? 13 : 10, mood === 'win' ? 9 : 6), INK)),
  },

  /** Grows back to eight cards, and to a few more eyes; in defeat its seams come apart. */
  mutant: {
    ground: 'lime',
    draw: ({ f, p, l, e, m, c, g, mood }) => {
      const stalk = (x: number, y: number, r: number): string => g(`translate(${x} ${y}) rotate(${r})`, l('M0 0C4 -16 -6 -26 0 -42', R.lime[2], 11), e(0, -48, 15, { ramp: 'lime', iris: '#9069ea', lid: .05 }));
      const arm = f('M30 150C12 146 4 126 14 112C22 120 24 130 38 132Z', 'sky', { k: 5 }) + c(16, 108, 10, R.sky[1]);
      return f('M16 262C10 216 48 186 110 184S224 200 228 262Z', 'violet', { in: p('M150 180L236 200L236 262H170Z', R.lime[1]) })
        + g(mood === 'lose' ? 'rotate(58 186 64) translate(10 -6)' : '', f('M170 58C176 22 196 24 200 4C210 18 226 14 232 2C232 20 224 30 214 34C212 54 206 68 194 80Z', 'pink', { k: 7 }))
        + (mood === 'win' ? stalk(84, 46, -22) + stalk(128, 28, 4) : '')
        + f('M46 116C40 78 58 56 78 48C80 24 108 10 130 24C156 16 182 32 182 58C204 76 206 110 196 132C200 168 166 194 124 192C80 194 42 164 46 116Z', 'lime', { k: 20, in: g(mood === 'lose' ? 'rotate(-7 70 60) translate(-14 -8)' : '', p('M40 40L112 10L116 78C92 96 60 92 40 96Z', R.pink[1])) + p('M150 130L210 120L200 196L140 198Z', R.sky[1]) })
        + l(mood === 'lose' ? 'M112 20l8 14l-12 10l10 14l-16 10l4 14l-46 8' : 'M116 24C120 60 106 86 58 92', R.lime[3], mood === 'lose' ? 5 : 3.5, mood === 'lose' ? '' : 'stroke-dasharray="7 6"') + l('M196 128C168 128 150 140 146 186', R.lime[3], 3.5, 'stroke-dasharray="7 6"')
        + e(88, 92, 27, { ramp: 'pink', iris: '#e4713f', lid: mood === 'lose' ? .34 : .14, sad: -14 }) + e(146, 78, 17, { ramp: 'lime', iris: '#5069de', lid: .2, sad: 14 }) + e(164, 114, 10, { ramp: 'lime', iris: '#b8264c', lid: .1 })
        + (mood === 'lose' ? l('M78 160Q112 126 144 158', INK, 6) + p('M100 146l6 12l7 -14Z', CREAM) + p('M56 118C46 134 48 144 56 144C64 144 66 134 56 118Z', '#74c3f2') : m(112, mood === 'win' ? 134 : 142, mood === 'win' ? 84 : 66, .5, { kind: 'open', h: mood === 'win' ? 22 : 13, top: 1 })) + m(170, 156, 26, .4, { t: 5, ink: R.sky[3] })
        + g(mood === 'win' ? 'rotate(24 34 142) translate(-4 -24) scale(1 1.1)' : mood === 'lose' ? 'rotate(-70 34 142)' : '', arm);
    },
  },
};
