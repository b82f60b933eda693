import type { Recipes } from './pen';
import { CREAM, INK, R, bust, ell, rr } from './pen';

export const ALIENS: Recipes = {
  /** No ally is lost under its umbrella. */
  observer: {
    ground: 'sky', fit: 0.88,
    draw: ({ f, l, e, m, ship }) =>
      f('M96 96C106 150 84 186 92 262H152C162 186 138 150 148 96Z', 'pink', { k: 10, in: l('M112 110C118 160 104 200 110 262M134 110C130 160 140 200 134 262', R.pink[2], 5) })
      + ([['M52 94C34 132 74 140 70 172C66 196 36 196 30 176', 2], ['M192 94C212 130 170 142 176 172C182 196 212 194 214 174', 1], ['M80 98C72 130 84 150 74 204C70 224 60 228 52 220', 2], ['M162 98C172 130 158 152 170 204C174 224 186 228 194 218', 1]] as [string, 1 | 2][]).map(([d, q]) => l(d, R.pink[3], 12) + l(d, R.pink[q], 8)).join('')
      + ship(46, 158, 14, R.gold[1], -8) + ship(198, 156, 14, R.mint[1], 8) + ship(122, 178, 14, R.red[0], 0) + ship(54, 206, 10, R.lime[1], 6) + ship(190, 206, 10, R.violet[0], -6)
      + f('M0 96C-2 30 52 -28 121 -30C190 -28 244 30 242 96C230 80 208 82 198 100C186 82 162 82 150 100C138 84 104 84 92 100C80 82 56 82 44 100C34 82 12 80 0 96Z', 'sky', { k: 24, in: l('M121 -30C104 0 94 50 92 96M121 -30C138 0 148 50 150 96M121 -30C70 -6 46 44 44 96M121 -30C172 -6 196 44 198 96', R.sky[2], 4) })
      + f(ell(121, -30, 9, 12), 'gold', { k: 4 }) + e(90, 42, 22, { ramp: 'sky', iris: '#b24f88', lid: .26, look: [.2, .34] }) + e(150, 42, 22, { ramp: 'sky', iris: '#b24f88', lid: .26, look: [.2, .34] }) + m(120, 74, 34, .4, { t: 5, ink: R.sky[3] }),
  },

  /** Sees your card first: veiled face, one eye that floats ahead. It shines, or it shuts and weeps. */
  oracle: {
    ground: 'night',
    draw: ({ f, p, l, e, c, g, mood }) => {
      const lids = { calm: 'M84 94Q98 106 112 94M134 94Q148 106 162 94', win: 'M82 104Q98 84 114 104M132 104Q148 84 164 104', lose: 'M84 88Q98 96 112 104M134 104Q148 96 162 88' }[mood];
      const rays = mood === 'win' ? Array.from({ length: 12 }, (_, i) => p('M-4 -40L0 -62L4 -40Z', R.gold[0], `transform="translate(122 0) rotate(${i * 30})"`)).join('') : '';
      const shut = c(122, 22, 25, R.indigo[2]) + c(122, 22, 22, R.indigo[1]) + l('M101 24Q122 42 143 24', INK, 5) + l('M108 31l-4 8M122 34v9M136 31l4 8', INK, 4) + p('M150 46C140 62 142 72 150 72C158 72 160 62 150 46Z', '#57f0ff');
      return f('M58 70C26 50 18 4 44 -24C44 20 82 34 122 34S200 20 200 -24C226 4 218 50 186 70Z', 'gold', { k: 12 })
        + f('M22 262C26 214 64 190 120 190S216 214 220 262Z', 'indigo', { in: l('M120 196V262', R.gold[1], 5) + c(120, 226, 8, R.gold[1]) })
        + f('M68 92C66 56 88 34 122 34S178 56 176 94C174 140 150 176 122 198C94 176 70 140 68 92Z', 'mint', { k: 18 })
        + g(mood === 'lose' ? 'rotate(-30 70 96)' : mood === 'win' ? 'rotate(14 70 96)' : '', f('M70 84C40 84 22 100 10 96C22 118 44 116 70 106Z', 'red', { k: 5, dots: 0 })) + f('M66 80C92 74 152 74 178 80L177 112C152 118 92 118 68 112Z', 'red', { k: 8, dots: 0 })
        + l(lids, R.gold[0], 5) + (mood === 'calm' ? l('M89 104l-3 6M98 106v7M107 104l3 6M139 104l-3 6M148 106v7M157 104l3 6', R.gold[0], 3) : '')
        + f('M70 128C96 142 150 142 176 126C184 172 166 214 122 232C78 214 60 172 70 128Z', 'indigo', { k: 14, rim: 4, in: l(mood === 'win' ? 'M84 148C104 176 140 176 162 146M92 176C108 194 138 194 154 174' : mood === 'lose' ? 'M84 164C104 146 140 146 162 164M86 190C104 174 142 174 160 190' : 'M84 150C104 160 140 160 162 148M86 172C104 182 142 182 160 170', R.indigo[0], 3.5, 'opacity=".75"') })
        + rays + (mood === 'lose' ? shut : c(122, 2, 34, '#57f0ff', 'opacity=".16"') + c(122, 2, 28, '#57f0ff', 'opacity=".22"') + e(122, 2, mood === 'win' ? 27 : 22, { ramp: 'indigo', iris: '#18b6d8', white: '#e6fdff', lid: 0, ring: '#57f0ff', look: [.3, .1] }));
    },
  },

  /** Wins by laying down arms: a helmet turned flower pot. */
  pacifist: {
    ground: 'mint',
    draw: ({ f, p, l, m, c, mood }) =>
      f(bust(100, 168), 'mint', { k: 22 })
      + ['M52 84C20 92 8 140 22 184C46 178 66 150 70 116Z', 'M190 84C222 92 234 140 220 184C196 178 178 150 174 116Z'].map(d => f(d, 'mint', { k: 10 })).join('')
      + f('M46 116C44 72 76 50 122 50S200 72 198 116C196 160 166 184 122 184S48 160 46 116Z', 'cream', { k: 22 })
      + f('M54 74C58 34 86 22 122 22S186 34 190 74C166 62 78 62 54 74Z', 'steel', { k: 12, in: l('M96 24l8 18l-10 12', R.steel[3], 4) })
      + l('M132 24C132 8 126 -4 134 -16', '#2f8a55', 6) + p('M132 4C146 -2 156 4 160 14C148 18 138 14 132 4Z', '#3fae6c') + [0, 72, 144, 216, 288].map(a => p('M0 0C-10 -6 -10 -20 0 -22C10 -20 10 -6 0 0Z', '#ff8fb0', `transform="translate(134 -18) rotate(${a})"`)).join('') + c(134, -18, 6, '#ffd84a')
      + l(mood === 'lose' ? 'M82 110Q96 122 112 114M136 114Q152 122 166 110' : 'M82 116Q97 98 112 116M136 116Q151 98 166 116', R.cream[3], 6.5)
      + c(78, 136, 12, '#ff8fa5', 'opacity=".55"') + c(172, 136, 12, '#ff8fa5', 'opacity=".55"')
      + p('M116 126Q124 122 132 126Q130 136 124 138Q118 136 116 126Z', R.cream[3]) + m(124, 148, 44, .55, { t: 5.5, ink: R.cream[3] }),
  },

  /** Joins uninvited: a tick on eight long legs that rides a dazed host, and beams. */
  parasite: {
    ground: 'moss', fit: 0.95,
    draw: ({ f, p, l, e, m, c, g, mood }) => {
      const lift = { calm: 0, win: -12, lose: 20 }[mood];
      const leg = (knee: string): string => l(knee, R.pink[3], 14) + l(knee, R.pink[2], 9);
      const legs = leg(`M78 78C44 ${34 + lift} 14 ${30 + lift} -4 ${70 + lift}L-10 ${122 + lift}`) + leg(`M72 92C38 ${72 + lift} 16 ${82 + lift} 6 ${122 + lift}L6 178`) + leg(`M76 106C50 104 34 118 32 146L44 204`);
      return f('M18 262C20 214 60 196 122 196S222 214 224 262Z', 'steel')
        + f('M66 152C66 124 90 112 122 112S180 124 180 154C180 194 158 214 124 214S66 194 66 152Z', 'steel', { k: 14 })
        + l('M92 166l14 14m0 -14l-14 14', R.steel[3], 5) + l('M142 166l14 14m0 -14l-14 14', R.steel[3], 5) + p(ell(126, 198, 12, 7), R.steel[3])
        + legs + g('translate(244 0) scale(-1 1)', legs)
        + f('M62 66C60 26 88 2 122 2S186 26 184 66C184 104 158 122 122 122S62 104 62 66Z', 'pink', { k: 20, in: c(84, 30, 8, R.pink[2]) + c(100, 18, 5, R.pink[2]) + c(74, 50, 5, R.pink[2]) })
        + f('M98 4C92 -26 74 -36 58 -30C74 -22 80 -10 84 8Z', 'pink', { k: 4, rim: 3, dots: 0 }) + f('M148 4C154 -26 172 -36 188 -30C172 -22 166 -10 162 8Z', 'pink', { k: 4, rim: 3, dots: 0 })
        + e(104, 56, 22, { ramp: 'pink', iris: '#7a2fd0', lid: .06, look: [.3, -.05], sad: -14 }) + e(152, 56, 19, { ramp: 'pink', iris: '#7a2fd0', lid: .06, look: [.3, -.05], sad: 14 })
        + (mood === 'lose' ? m(130, 98, 46, .5, { t: 6 }) : m(130, 86, 50, .5, { kind: 'open', h: mood === 'win' ? 15 : 11, top: 1 })) + c(84, 86, 8, '#ff5d8a', 'opacity=".5"') + c(170, 84, 7, '#ff5d8a', 'opacity=".5"')
        + p('M116 112L122 150L130 112Z', R.gold[1]);
    },
  },

  /** Born gift-wrapped: two trunks, two presents, no refusing. */
  philanthropist: {
    ground: 'pink',
    draw: ({ f, p, l, e, m, c, card }) => {
      const gift = (x: number, y: number, r: number, q: string) => card(x, y, 40, r, CREAM, CREAM) + `<g transform="translate(${x} ${y}) rotate(${r})">` + l('M0 -26V26M-18 0H18', q, 6) + p('M0 0C-14 -16 -18 4 0 0ZM0 0C14 -16 18 4 0 0Z', q, `stroke="${q}" stroke-width="4"`) + '</g>';
      return f(bust(98, 178), 'gold', { in: p('M108 170H134V262H108Z', R.red[1]) })
        + f('M118 52C100 2 36 -30 18 4C6 38 62 70 118 58Z', 'red', { k: 10, in: p('M110 50C92 30 58 10 42 18C40 36 74 52 110 54Z', R.red[3]) }) + f('M126 52C146 2 208 -32 226 2C238 38 184 70 126 58Z', 'red', { k: 10, in: p('M134 50C152 30 186 8 202 16C206 34 172 52 134 54Z', R.red[3]) })
        + f('M58 116C56 74 84 52 122 52S190 74 188 116C186 152 164 178 122 180S60 152 58 116Z', 'sky', { k: 18, in: p('M110 48H134V62L122 84L110 62Z', R.red[1]) }) + f(ell(122, 52, 19, 15), 'red', { k: 5 })
        + e(90, 112, 19, { ramp: 'sky', iris: '#7a4a2a', lid: .08, low: .12 }) + e(152, 112, 19, { ramp: 'sky', iris: '#7a4a2a', lid: .08, low: .12 }) + e(121, 90, 11, { ramp: 'sky', iris: '#7a4a2a', lid: .08, low: .1 })
        + c(68, 140, 9, '#ff8fa5', 'opacity=".6"') + c(176, 140, 9, '#ff8fa5', 'opacity=".6"')
        + gift(32, 112, -12, R.violet[1]) + gift(212, 112, 12, R.teal[2])
        + f('M96 142C120 134 126 162 112 186C92 226 34 222 18 170C12 148 22 128 38 136C46 142 40 156 46 168C56 188 72 184 80 168C84 156 86 148 96 142Z', 'sky', { k: 9, rim: 4, in: l('M106 168L86 164M96 194L78 180M70 210L62 188M38 200L50 180', R.sky[2], 3.5) }) + f('M146 142C122 134 116 162 130 186C150 226 208 222 226 170C232 148 220 128 206 136C196 142 202 156 196 168C186 188 170 184 162 168C158 156 156 148 146 142Z', 'sky', { k: 9, rim: 4, in: l('M136 168L156 164M146 194L164 180M172 210L180 188M204 200L192 180', R.sky[2], 3.5) })
        + m(121, 150, 26, .6, { t: 5, ink: R.sky[3] });
    },
  },

  /** Lost? Then there was somebody else inside all along. */
  reincarnator: {
    ground: 'gold', fit: 0.96,
    draw: ({ f, p, l, e, m, c, g, mood }) =>
      g(`rotate(${mood === 'win' ? -28 : mood === 'lose' ? -8 : -19} 34 92)`, p(ell(121, 82, 88, 15), R.violet[3]) + f('M33 82C28 26 64 -2 121 -4S214 26 209 82C180 66 62 66 33 82Z', 'violet', { k: 18, in: p('M54 86C54 40 84 24 121 24S188 40 188 86Z', R.cream[1]) + l('M78 54Q92 64 106 54M136 54Q150 64 164 54', R.cream[3], 5) + c(76, 70, 8, '#ff8fa5', 'opacity=".6"') + c(166, 70, 8, '#ff8fa5', 'opacity=".6"') + c(121, 10, 7, R.gold[1]) }) + f(ell(121, -10, 12, 10), 'gold', { k: 4 }))
      + f('M58 200C44 132 70 84 122 84S200 132 186 200Z', 'lime', { k: 18, in: p('M126 70H210V210H134L126 180L138 160L124 138L136 112Z', R.teal[1]) }) + l('M127 86L136 112L124 138L138 160L128 180', INK, 4)
      + e(94, 130, 23, { ramp: 'lime', iris: '#e4713f', lid: .1, pupil: 'slit' }) + e(158, 130, 18, { ramp: 'teal', iris: '#ffcf3f', lid: .22, pupil: 'bar' }) + m(124, 162, 48, .4, { kind: 'open', h: 9, top: 1 })
      + l('M98 88C92 74 84 70 76 72', R.lime[2], 5) + c(74, 72, 6, R.pink[1])
      + p(ell(121, 196, 93, 17), R.violet[3]) + f('M28 196C56 216 186 216 214 196C222 220 222 244 214 268H28C20 244 20 220 28 196Z', 'violet', { k: 16, in: [[74, 236], [122, 242], [170, 236]].map(([x = 0, y = 0]) => [0, 72, 144, 216, 288].map(a => p('M0 0C-7 -4 -7 -14 0 -15C7 -14 7 -4 0 0Z', R.gold[1], `transform="translate(${x} ${y}) rotate(${a})"`)).join('') + c(x, y, 4, R.red[1])).join('') }) + f('M58 200C58 196 186 196 186 200C176 208 68 208 58 200Z', 'lime', { k: 4, rim: 0, dots: 0 }),
  },

  /** When you get something back, so does the one hanging on. */
  remora: {
    ground: 'teal', fit: 0.86,
    draw: ({ f, p, l, e, m, c }) =>
      p('M22 -20L-24 -6L-4 -2L-18 10L22 12Z', '#ffb547') + f('M18 -6C18 -30 38 -38 60 -38H188C222 -38 244 -18 244 4C244 18 232 26 214 26H44C28 26 18 14 18 -6Z', 'steel', { k: 10, in: [64, 100, 136, 172].map(x => c(x, -10, 9, R.night[2])).join('') + l('M30 14H236', R.steel[3], 4) + p('M200 -30C224 -28 236 -14 238 0H204Z', R.sky[1]) })
      + f('M70 120C34 112 18 136 4 130C14 160 46 168 76 152Z', 'teal', { k: 6 })
      + f('M92 44C140 32 204 34 222 50C244 74 238 118 212 136C184 154 166 154 152 174C144 188 142 196 138 206L166 244L118 228L66 250L88 206C60 160 58 84 92 44Z', 'teal', { k: 20, in: p('M240 96C200 128 150 120 120 160C104 184 104 210 100 250H180L150 200C160 170 220 150 240 130Z', R.mint[0]) + l('M96 92C90 118 88 140 94 164M110 84C104 108 102 128 106 146', R.teal[3], 4) })
      + f('M150 138C142 164 156 184 178 192C186 172 182 150 172 132Z', 'teal', { k: 6 })
      + f('M82 26H226L220 52C180 62 128 62 88 52Z', 'pink', { k: 8, rim: 4 }) + l('M104 34V50M122 36V54M140 36V55M158 36V55M176 36V54M194 34V52M210 32V48', R.pink[3], 4.5)
      + e(178, 90, 25, { ramp: 'teal', iris: '#f4c552', lid: .22, look: [.3, -.3] }) + e(222, 84, 14, { ramp: 'teal', iris: '#f4c552', lid: .22, look: [.3, -.3] })
      + m(204, 122, 46, .5, { t: 5.5, rot: -12, ink: R.teal[3] }),
  },

  /** Always another one under the helmet, a few points more. */
  reserve: {
    ground: 'moss',
    draw: ({ f, p, l, e, m, c, g, mood }) => {
      const helm = (y: number, w: number, h: number, r: number, n: number) => g(`rotate(${r} 121 ${y})`, f(`M${121 - w} ${y}C${121 - w} ${y - h * 1.36} ${121 + w} ${y - h * 1.36} ${121 + w} ${y}L${121 + w + 14} ${y + 9}Q121 ${y + 17} ${121 - w - 14} ${y + 9}Z`, 'moss', { k: 12, in: l(`M${121 - w - 10} ${y}Q121 ${y + 7} ${121 + w + 10} ${y}`, R.moss[3], 3.5) }), ...Array.from({ length: n }, (_, i) => c(121 + (i - (n - 1) / 2) * 18, y - h * .48, 6, R.gold[1])));
      const up = mood === 'win' ? -8 : mood === 'lose' ? 5 : 0, o = (lid: number, t: number) => ({ ramp: 'umber' as const, iris: '#2b5330', lid, tilt: t, sad: -t, ring: R.umber[3] });
      return f(bust(104, 212), 'moss', { k: 16, in: l('M56 234l16 -10l16 10M156 234l16 -10l16 10', R.gold[1], 5) })
        + f(rr(86, 4 + up, 72, 70, 16), 'umber', { k: 8, rim: 4 }) + f(rr(72, 76, 100, 66, 20), 'umber', { k: 8, rim: 4 }) + f(rr(60, 150, 124, 78, 34), 'umber', { k: 14, rim: 4 })
        + helm(162, 80, 36, 0, 3) + helm(86 + up / 2, 62, 32, -4, 2) + helm(10 + up, 50, 34, 6, 1)
        + e(104, 40 + up * .6, 11.5, o(.02, 8)) + e(140, 40 + up * .6, 11.5, o(.02, -8)) + e(98, 114 + up / 3, 13, o(.3, -8)) + e(147, 114 + up / 3, 13, o(.3, 8)) + e(94, 192, 14, o(.42, 12)) + e(151, 192, 14, o(.42, -12))
        + m(123, 217, 44, .1, { t: 5.5, ink: R.umber[3] })
        + l(`M140 ${-18 + up}q8 -8 8 -20`, '#2f8a55', 5) + p(`M146 ${-24 + up}c14 -10 26 -4 32 6c-14 6 -26 4 -32 -6Z`, '#3fae6c');
    },
  },

  /** Snuffs one ship whenever destiny is drawn. */
  shadow: {
    ground: 'violet', fit: 0.92,
    draw: ({ f, p, l, ship, mood }) => {
      const q = mood === 'lose' ? 9 : 0, eye = (x: number, y: number, s: number) => p(mood === 'win' ? `M${x - 18} ${y + 6}Q${x} ${y - 24} ${x + 18} ${y + 2}Q${x} ${y - 6} ${x - 18} ${y + 6}Z` : `M${x - 18} ${y - 8 * s + q * s}L${x + 18} ${y + 8 * s - q * s}Q${x + 6 * s} ${y + 18} ${x - 10} ${y + 12}Z`, '#fff2b8');
      return f('M52 262C34 190 66 160 70 118C72 72 100 46 142 40C172 36 190 16 178 -4C170 -18 150 -16 148 -2C136 -26 168 -46 196 -30C228 -10 222 46 188 66C206 88 206 122 192 148C182 170 196 210 214 262Z', 'shade', { k: 10 })
        + f('M74 262C6 244 -14 168 14 104L30 108C18 164 34 208 96 222Z', 'shade', { k: 4, rim: 4, dots: 0 }) + ['M12 112C-8 92 -10 62 6 36L13 39C4 64 10 84 28 100Z', 'M20 108C10 82 16 56 34 38L40 44C28 60 26 82 34 104Z', 'M26 108C34 84 50 72 70 66L72 74C56 82 46 94 40 114Z', 'M24 116C44 104 62 102 78 108L76 115C62 112 50 116 36 126Z'].map(d => f(d, 'shade', { k: 2, rim: 3, dots: 0 })).join('')
        + ship(58, 42, 16, R.gold[1], -16) + l('M44 20L38 8M62 14V2M80 22L88 12', R.gold[0], 4)
        + eye(118, 98, 1) + eye(166, 94, -1) + l(mood === 'win' ? 'M116 140Q146 160 174 132' : mood === 'lose' ? 'M124 146Q146 132 168 144' : 'M124 142Q146 146 168 136', '#fff2b8', 4);
    },
  },

  /** Swaps the two face-down cards: its long arms cross. */
  sorcerer: {
    ground: 'indigo', fit: 0.96,
    draw: ({ f, p, l, e, c, card, mood }) => {
      const glow = mood === 'lose' ? R.violet[2] : mood === 'win' ? '#fff2b8' : R.gold[1], turn = mood === 'win' ? 180 : mood === 'lose' ? 90 : 0;
      const arm: [string, string] = ['M28 268C-20 190 -10 76 52 44C92 22 138 20 164 -8L178 8C152 42 104 42 72 66C34 96 30 170 74 268Z', 'M212 268C260 190 250 76 188 44C148 22 102 20 76 -8L62 8C88 42 136 42 168 66C206 96 210 170 166 268Z'];
      return f('M20 262C24 212 62 184 120 184S218 212 222 262Z', 'night', { in: p('M120 188L98 262H144Z', R.gold[1]) + p('M120 200L108 262H134Z', R.night[3]) })
        + f(arm[1], 'sky', { k: 7, rim: 4, in: [[226, 150], [224, 120], [214, 92], [194, 68]].map(([x = 0, y = 0]) => c(x - 12, y, 5, R.sky[0])).join('') })
        + f('M58 128C52 82 74 44 120 40C166 44 190 82 182 132C180 172 156 190 120 190S62 172 58 128Z', 'violet', { k: 20, in: [[78, 84, 4], [166, 78, 5], [70, 150, 5], [88, 60, 3]].map(([x = 0, y = 0, r = 0]) => c(x, y, r, R.violet[0])).join('') })
        + `<g transform="rotate(${turn} 121 82)">` + l('M98 78C104 62 130 60 142 72M144 86C138 102 112 104 100 92', glow, 6) + p('M148 82L131 77L147 63Z', glow) + p('M94 82L111 87L95 101Z', glow) + '</g>' + l(mood === 'win' ? 'M74 104Q92 92 110 106M134 106Q152 92 170 104' : mood === 'lose' ? 'M76 116L106 104M138 104L168 116' : 'M76 106L110 112M134 112L168 106', R.violet[3], 6)
        + e(94, 128, 17, { ramp: 'violet', iris: '#57f0ff', white: '#d9fbff', lid: mood === 'win' ? .06 : .25, tilt: 8, pupil: 'bar', sad: -12 }) + e(150, 128, 17, { ramp: 'violet', iris: '#57f0ff', white: '#d9fbff', lid: mood === 'win' ? .06 : .25, tilt: -8, pupil: 'bar', sad: 12 })
        + ['M76 156C66 190 84 206 74 244C100 232 104 196 100 160Z', 'M148 160C148 196 150 232 174 246C164 210 182 190 172 154Z', 'M92 156C86 200 104 214 96 256C126 240 128 200 122 160Z', 'M118 160C118 200 128 236 146 254C150 214 160 196 150 156Z'].map(d => f(d, 'sky', { k: 7, rim: 3, dots: 0 })).join('')
        + f(arm[0], 'sky', { k: 7, rim: 4, in: [[14, 150], [16, 120], [26, 92], [46, 68], [78, 48], [112, 36], [142, 22]].map(([x = 0, y = 0]) => c(x + 12, y, 5, R.sky[0])).join('') })
        + card(62, 7, 36, -20, R.red[0], R.red[2]) + card(180, 7, 36, 20, R.indigo[0], R.indigo[2]);
    },
  },

  /** Loses by ten and lands anyway, wearing the ship. */
  spiff: {
    ground: 'rust', fit: 0.9,
    draw: ({ f, p, l, e, m, c, g, mood }) =>
      f('M70 196C40 176 10 206 -22 176C-12 206 -20 214 -30 230C10 246 50 220 84 224Z', 'red', { k: 8 })
      + f(bust(92, 190), 'umber', { in: l('M122 206V262', R.umber[3], 5) })
      + f('M60 190C84 172 160 172 186 190C196 214 160 226 122 226S48 214 60 190Z', 'red', { k: 10 })
      + f('M62 114C58 84 90 70 124 70S190 86 184 116C190 132 178 142 180 158C182 182 154 194 122 194S64 184 66 160C68 144 56 132 62 114Z', 'cream', { k: 18, in: c(88, 152, 3.5, R.cream[2]) + c(98, 160, 3.5, R.cream[2]) + c(78, 162, 3.5, R.cream[2]) })
      + l('M58 116C90 106 150 106 190 114', R.umber[3], 12)
      + [[95, 26], [153, 26]].map(([x = 0, r = 0]) => c(x, 116, r + 7, R.umber[2]) + c(x + 2, 115, r + 3, R.gold[1])).join('')
      + e(95, 116, 22, { ramp: 'cream', iris: '#3d80c0', lid: .04, ring: R.sky[2], white: '#e8f6ff' }) + e(153, 116, 22, { ramp: 'cream', iris: '#3d80c0', lid: .18, ring: R.sky[2], white: '#e8f6ff', look: [-.2, .1] }) + l('M140 96L152 112L146 120L158 138M152 112L172 106', '#fff', 3.5)
      + m(122, 160, 72, .45, { kind: 'grin', h: 10, gaps: 6 }) + (mood === 'lose' ? '' : p('M134 166h12v14h-12Z', INK))
      + g('rotate(-17 122 48)', f('M78 44C78 -8 166 -8 166 44Z', 'sky', { k: 12, in: l('M104 -4L118 14L108 24L126 44M118 14L138 10', '#fff', 4) }) + f('M6 56C6 34 60 34 122 34S238 34 238 56C238 78 180 84 122 84S6 78 6 56Z', 'steel', { k: 14, in: [[40, 58], [80, 64], [122, 66], [164, 64], [204, 58]].map(([x = 0, y = 0], i) => c(x, y, 7, i % 2 ? R.red[1] : R.gold[1])).join('') }) + p('M206 40L222 60L210 62L240 84L216 78Z', INK))
      + c(30, 34, 14, '#c3cde6', 'opacity=".75"') + c(14, 16, 10, '#c3cde6', 'opacity=".6"') + c(24, -4, 7, '#c3cde6', 'opacity=".45"'),
  },
};
