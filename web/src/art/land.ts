// What land is drawn with on every map: paths of trees, peaks, dunes, tufts and waves, lit from the upper left. Each is drawn
// in two tones, so that a flat drawing has light.

/** A drawing in two tones: what the sun shines on, and what lies in the shade. */
export interface Tones {
  readonly light: string;
  readonly shade: string;
}

const joined = (drawings: readonly Tones[]): Tones => ({
  light: drawings.map(({ light }) => light).join(""),
  shade: drawings.map(({ shade }) => shade).join(""),
});

/** Numbers as short as a picture needs them. */
const n = (value: number) => String(Math.round(value * 10) / 10);
const at = (x: number, y: number) => `${n(x)} ${n(y)}`;

/** A fir that stands at a point. */
const fir = (x: number, y: number, size: number): Tones => ({
  light: `M${at(x, y - size)}L${at(x - size * 0.5, y)}H${n(x)}Z`,
  shade: `M${at(x, y - size)}L${at(x + size * 0.5, y)}H${n(x)}Z`,
});

/** A leaf tree that stands at a point: a round crown. */
const crown = (x: number, y: number, size: number): Tones => {
  const r = size * 0.42;
  const middle = y - size * 0.55;
  return {
    light: `M${at(x - r, middle)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`,
    shade: `M${at(x + r * 0.2, middle - r * 0.98)}a${n(r)} ${n(r)} 0 0 1 ${at(-r * 0.2, r * 1.98)}q${at(r * 0.75, -r * 0.9)} ${at(r * 0.2, -r * 1.98)}Z`,
  };
};

/** A mountain over its foot: the left slope is lit, the right one dark. */
const peak = (x: number, y: number, width: number, height: number): Tones => ({
  light: `M${at(x, y - height)}L${at(x - width / 2, y)}H${n(x + width * 0.08)}l${at(-width * 0.1, -height * 0.42)}Z`,
  shade: `M${at(x, y - height)}L${at(x + width / 2, y)}H${n(x + width * 0.08)}l${at(-width * 0.1, -height * 0.42)}Z`,
});

/** The snow on a peak. */
const snow = (x: number, y: number, width: number, height: number) => {
  const [w, h] = [width * 0.16, height * 0.32];
  return `M${at(x, y - height)}L${at(x - w, y - height + h)}l${at(w * 0.6, -h * 0.25)}l${at(w * 0.5, h * 0.4)}l${at(w * 0.5, -h * 0.35)}L${at(x + w, y - height + h)}Z`;
};

type Spot = readonly [x: number, y: number, size: number];
type Mass = readonly [x: number, y: number, width: number, height: number];

/** Trees of a square of 64, those behind first. */
export const forest = (firs: readonly Spot[], crowns: readonly Spot[]): Tones =>
  joined([...firs.map((spot) => fir(...spot)), ...crowns.map((spot) => crown(...spot))]);

export const mountains = (peaks: readonly Mass[]): Tones & { readonly snow: string } => ({
  ...joined(peaks.map((mass) => peak(...mass))),
  snow: peaks.map((mass) => snow(...mass)).join(""),
});

/** Dunes: a crest in the light, its lee side in the shade. */
export const dunes = (crests: readonly Mass[]): Tones => ({
  light: crests.map(([x, y, width, height]) => `M${at(x, y)}q${at(width * 0.35, -height)} ${at(width, 0)}`).join(""),
  shade: crests
    .map(
      ([x, y, width, height]) =>
        `M${at(x + width * 0.4, y - height * 0.52)}q${at(width * 0.3, 0)} ${at(width * 0.6, height * 0.52)}q${at(-width * 0.4, -height * 0.1)} ${at(-width * 0.6, -height * 0.52)}Z`,
    )
    .join(""),
});

/** Blades of grass. */
export const tufts = (spots: readonly Spot[]) =>
  spots
    .map(
      ([x, y, size]) =>
        `M${at(x, y)}q${at(-size * 0.1, -size * 0.5)} ${at(-size * 0.5, -size * 0.8)}M${at(x, y)}V${n(y - size)}M${at(x, y)}q${at(size * 0.1, -size * 0.5)} ${at(size * 0.5, -size * 0.8)}`,
    )
    .join("");

/** Low waves, each a crest and a trough. */
export const waves = (spots: readonly Spot[]) =>
  spots
    .map(([x, y, size]) => `M${at(x, y)}q${at(size * 0.25, -size * 0.32)} ${at(size * 0.5, 0)}t${at(size * 0.5, 0)}`)
    .join("");
