/** Small signals, made on the spot: no files. */
let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, volume: number, audio: AudioContext): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

function play(notes: readonly (readonly [start: number, pitch: number, length: number])[], volume: number): void {
  // Browsers allow sound only after the first touch of the page.
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime;
    for (const [start, pitch, length] of notes) tone(now + start, pitch, length, volume, context);
  } catch {
    // No sound on this machine.
  }
}

export const sound = {
  yourTurn: () =>
    play(
      [
        [0, 659, 0.25],
        [0.13, 880, 0.45],
      ],
      0.09,
    ),
  chat: () => play([[0, 988, 0.12]], 0.04),
  over: () =>
    play(
      [
        [0, 523, 0.3],
        [0.15, 659, 0.3],
        [0.3, 784, 0.7],
      ],
      0.08,
    ),
};
