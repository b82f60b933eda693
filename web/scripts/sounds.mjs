/** Makes the sounds of the site: `node scripts/sounds.mjs` writes `public/sounds/*.wav`. Each is a few tones and a little
 *  noise, mono, 16 bit, 16 kHz, under a second: ours, and small enough not to need a codec. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RATE = 16_000;

/** The same noise in every run. */
function noise(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2147483648 - 1;
  };
}

const empty = (seconds) => new Float64Array(Math.round(RATE * seconds));

/** A tone that swells for a moment and dies away; `to` bends its pitch. */
function tone(track, start, seconds, pitch, volume, { to = pitch, shape = Math.sin, attack = 0.008 } = {}) {
  let phase = 0;
  const first = Math.round(start * RATE);
  const count = Math.round(seconds * RATE);
  for (let i = 0; i < count && first + i < track.length; i++) {
    const done = i / count;
    phase += (2 * Math.PI * (pitch + (to - pitch) * done)) / RATE;
    const swell = Math.min(1, i / (attack * RATE));
    track[first + i] += shape(phase) * volume * swell * (1 - done) ** 2.2;
  }
}

/** A burst of noise, dulled by `dull` (0 bright, 1 dark). */
function burst(track, start, seconds, volume, dull, seed) {
  const next = noise(seed);
  const first = Math.round(start * RATE);
  const count = Math.round(seconds * RATE);
  let held = 0;
  for (let i = 0; i < count && first + i < track.length; i++) {
    held = held * dull + next() * (1 - dull);
    track[first + i] += held * volume * (1 - i / count) ** 3;
  }
}

const triangle = (phase) => (2 / Math.PI) * Math.asin(Math.sin(phase));

const SOUNDS = {
  dice() {
    const track = empty(0.6);
    for (const [at, loud, seed] of [[0, 0.9, 3], [0.11, 0.7, 7], [0.2, 0.55, 11], [0.27, 0.4, 17], [0.42, 0.5, 23]]) {
      burst(track, at, 0.05, loud, 0.45, seed);
      tone(track, at, 0.05, 210, loud * 0.3, { to: 150, shape: triangle });
    }
    return track;
  },
  coins() {
    const track = empty(0.5);
    for (const [at, pitch] of [[0, 1568], [0.07, 2093], [0.13, 2637]]) tone(track, at, 0.32, pitch, 0.32, { attack: 0.002 });
    return track;
  },
  card() {
    const track = empty(0.22);
    burst(track, 0, 0.16, 0.8, 0.25, 31);
    burst(track, 0.06, 0.12, 0.5, 0.1, 37);
    return track;
  },
  launch() {
    const track = empty(0.9);
    burst(track, 0, 0.9, 0.9, 0.86, 41);
    tone(track, 0, 0.8, 70, 0.4, { to: 240, shape: triangle, attack: 0.12 });
    return track;
  },
  hit() {
    const track = empty(0.45);
    burst(track, 0, 0.4, 1, 0.7, 43);
    tone(track, 0, 0.4, 130, 0.6, { to: 48, attack: 0.002 });
    return track;
  },
  turn() {
    const track = empty(0.6);
    tone(track, 0, 0.3, 659, 0.34);
    tone(track, 0.13, 0.45, 880, 0.38);
    return track;
  },
  chat() {
    const track = empty(0.15);
    tone(track, 0, 0.14, 988, 0.25);
    return track;
  },
  win() {
    const track = empty(1);
    [523, 659, 784, 1047].forEach((pitch, i) => tone(track, i * 0.13, 0.6, pitch, 0.28, { shape: triangle }));
    return track;
  },
};

function wav(track) {
  const loudest = track.reduce((most, x) => Math.max(most, Math.abs(x)), 0) || 1;
  const bytes = Buffer.alloc(44 + track.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + track.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(track.length * 2, 40);
  track.forEach((x, i) => bytes.writeInt16LE(Math.round((x / loudest) * 0.8 * 32767), 44 + i * 2));
  return bytes;
}

const folder = join(import.meta.dirname, '../public/sounds');
mkdirSync(folder, { recursive: true });
for (const [name, make] of Object.entries(SOUNDS)) {
  const bytes = wav(make());
  writeFileSync(join(folder, `${name}.wav`), bytes);
  console.log(`${name}.wav ${(bytes.length / 1024).toFixed(1)} kB`);
}
