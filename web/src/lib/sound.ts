/** Small sounds of our own, made by `scripts/sounds.mjs`. Off until somebody turns them on; a file is fetched when it is
 *  first heard. */
import { prefs } from './prefs.svelte';

export const SOUNDS = ['dice', 'coins', 'card', 'launch', 'hit', 'turn', 'chat', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

const players = new Map<Sound, HTMLAudioElement>();

function play(name: Sound): void {
  // Browsers allow sound only after the first touch of the page.
  if (!prefs.sound || !navigator.userActivation?.hasBeenActive) return;
  let player = players.get(name);
  if (!player) players.set(name, (player = new Audio(`/sounds/${name}.wav`)));
  player.volume = prefs.volume;
  player.currentTime = 0;
  player.play().catch(() => undefined);
}

export const sound = {
  play,
  yourTurn: () => play('turn'),
  chat: () => play('chat'),
  over: () => play('win'),
};
