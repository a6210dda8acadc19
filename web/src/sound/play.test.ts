import { expect, it } from "vitest";
import { ENVELOPE, type Tone, TUNES } from "./play.ts";

const RATE = 8000;

/** How far a wave is out, at a part of its period. */
const waveAt = (wave: string, part: number) =>
  wave === "triangle" ? 1 - 4 * Math.abs(((part + 0.75) % 1) - 0.5) : Math.sin(2 * Math.PI * part);

/** What a tone adds at a moment: it rises in a straight line and fades by equal shares. */
function toneAt({ at, lasts, pitch, loud, wave }: Tone, time: number): number {
  const since = time - at;
  if (since < 0 || since > lasts) {
    return 0;
  }
  const { volume, rise, end } = ENVELOPE;
  const top = volume * loud;
  const level = since < rise ? (top * since) / rise : top * (end / top) ** ((since - rise) / (lasts - rise));
  return level * waveAt(wave, (since * pitch) % 1);
}

it.each(Object.entries(TUNES))("%s is short, quiet and not clipped", (_cue, tones) => {
  const length = Math.max(...tones.map(({ at, lasts }) => at + lasts));
  const samples = Array.from({ length: Math.ceil(length * RATE) }, (_, i) =>
    tones.reduce((sum, tone) => sum + toneAt(tone, i / RATE), 0),
  );
  const peak = Math.max(...samples.map(Math.abs));
  const loudness = 10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  expect(length).toBeLessThanOrEqual(2);
  expect(peak).toBeGreaterThan(0.02);
  expect(peak).toBeLessThan(0.2);
  expect(loudness).toBeLessThan(-25);
  expect(loudness).toBeGreaterThan(-50);
});
