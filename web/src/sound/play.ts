// Sounds made by the page itself: a few soft tones each, no files. Nothing sounds until somebody has switched it on.
import { useSettings } from "../state/settings.ts";
import type { Cue } from "./cues.ts";

/** A tone: when it begins and how long it lasts in seconds, its pitch in hertz, and how loud it is. */
export interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const tone = (at: number, pitch: number, lasts = 0.25, loud = 0.5, wave: OscillatorType = "sine"): Tone => ({
  at,
  lasts,
  pitch,
  loud,
  wave,
});

export const TUNES: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [tone(0, 587), tone(0.14, 880, 0.4)],
  dice: [0, 0.06, 0.13, 0.17, 0.26].map((at, i) => tone(at, 320 + 90 * ((i * 3) % 5), 0.045, 0.5, "triangle")),
  battle: [tone(0, 110, 0.3, 0.8, "triangle"), tone(0.18, 98, 0.4, 0.8, "triangle")],
  event: [tone(0, 494, 0.3), tone(0.12, 466, 0.45)],
  wonder: [tone(0, 523), tone(0.11, 659), tone(0.22, 784), tone(0.33, 1047, 0.6)],
  end: [tone(0, 392, 0.5), tone(0.25, 523, 0.5), tone(0.5, 659, 0.5), tone(0.75, 784, 1)],
};

/** How loud the loudest tone is, how many seconds it takes to get there, and how quiet it is when it ends. */
export const ENVELOPE = { volume: 0.12, rise: 0.015, end: 0.0001 } as const;

let context: AudioContext | undefined;

/** Plays a sound, if sounds are wanted and the browser can make them. */
export function play(cue: Cue | undefined) {
  if (cue === undefined || !useSettings.getState().sound || typeof AudioContext === "undefined") {
    return;
  }
  context ??= new AudioContext();
  // a page that nobody has touched yet must not sound; the browser keeps it quiet, and says so
  void context.resume().catch(() => {});
  for (const note of TUNES[cue]) {
    sound(context, note);
  }
}

/** Also for a context that only writes down what would be heard. */
export function sound(audio: BaseAudioContext, { at, lasts, pitch, loud, wave }: Tone) {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + at;
  oscillator.type = wave;
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(ENVELOPE.volume * loud, start + ENVELOPE.rise);
  volume.gain.exponentialRampToValueAtTime(ENVELOPE.end, start + lasts);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}
