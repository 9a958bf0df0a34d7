/** Pitch in Hz and length in seconds of each tone. */
const tones = {
  good: [[880, 0.12]],
  bad: [
    [220, 0.18],
    [220, 0.3],
  ],
} as const;

let audio: AudioContext | undefined;

/** Plays a result: one high tone, or two low ones. Silent if the browser allows no sound. */
export function beep(kind: keyof typeof tones): void {
  try {
    audio ??= new AudioContext();
    let at = audio.currentTime;
    for (const [pitch, length] of tones[kind]) {
      const tone = audio.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(audio.destination);
      tone.start(at);
      tone.stop(at + length);
      at += length + 0.06;
    }
  } catch {
    // The result is also on screen.
  }
}
