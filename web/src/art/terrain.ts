// The land, drawn: what grows and stands on a space, as a few paths around the origin that fit into a circle of radius 43. Light
// falls from the upper left. Every motif is one path for each tone, so that a whole map stays a few hundred nodes.

/** A tone of the palette (`art-<tone>`) and what is painted with it. */
export interface Stroke {
  readonly tone: string;
  readonly d: string;
}

type Spot = readonly [x: number, y: number, size: number];

const at = (spots: readonly Spot[], draw: (x: number, y: number, s: number) => string) =>
  spots.map(([x, y, s]) => draw(x, y, s)).join("");

const n = (value: number) => String(Math.round(value * 10) / 10);

const TREES: readonly Spot[] = [
  [-22, -27, 1],
  [-2, -32, 1.1],
  [19, -27, 1],
  [-34, -9, 1],
  [34, -8, 1.05],
  [-13, -13, 1.1],
  [10, -12, 1.2],
  [-36, 12, 1.05],
  [-22, 5, 0.95],
  [24, 6, 1],
  [37, 13, 0.9],
  [-25, 28, 1.1],
  [-4, 32, 1.05],
  [18, 29, 1.15],
  [1, 11, 1],
];

const FOREST: readonly Stroke[] = [
  { tone: "ground", d: at(TREES, (x, y, s) => `M${n(x - 6 * s)} ${n(y + 7)}h${n(12 * s)}l3 2.200h-${n(12 * s)}z`) },
  {
    tone: "leaf",
    d: at(TREES, (x, y, s) => `M${n(x)} ${n(y - 9 * s)}l${n(6.5 * s)} ${n(16 * s)}h${n(-13 * s)}z`),
  },
  {
    tone: "leaf-deep",
    d: at(TREES, (x, y, s) => `M${n(x)} ${n(y - 9 * s)}l${n(6.5 * s)} ${n(16 * s)}h${n(-6 * s)}z`),
  },
];

const PEAKS: readonly Spot[] = [
  [-20, -14, 0.9],
  [17, -17, 1.05],
  [-1, -1, 1.3],
  [-26, 18, 0.85],
  [25, 17, 0.95],
];

const MOUNTAIN: readonly Stroke[] = [
  {
    tone: "rock",
    d: at(PEAKS, (x, y, s) => `M${n(x)} ${n(y - 19 * s)}L${n(x + 17 * s)} ${n(y + 15 * s)}H${n(x - 17 * s)}z`),
  },
  {
    tone: "rock-deep",
    d: at(
      PEAKS,
      (x, y, s) =>
        `M${n(x)} ${n(y - 19 * s)}L${n(x + 17 * s)} ${n(y + 15 * s)}H${n(x + 2 * s)}l${n(-3 * s)}-${n(12 * s)} ${n(4 * s)}-${n(7 * s)}z`,
    ),
  },
  {
    tone: "snow",
    d: at(
      PEAKS,
      (x, y, s) =>
        `M${n(x)} ${n(y - 19 * s)}l${n(6 * s)} ${n(12 * s)}-${n(4 * s)}-${n(2 * s)}-${n(3 * s)} ${n(4 * s)}-${n(3 * s)}-${n(4 * s)}-${n(2.5 * s)} ${n(2 * s)}z`,
    ),
  },
];

const FIELDS: readonly Stroke[] = [
  {
    tone: "field",
    d: "M-36-19Q-20-36 2-38L8-20Q-14-20-30-6zM10-37Q27-32 36-18L24-6Q18-16 11-20zM-34 26Q-42 12-40-2L-26-4Q-29 8-22 18z",
  },
  { tone: "field-deep", d: "M-22 22Q-6 10 16 13L22 33Q2 42-18 36zM22 2 38-8Q43 8 36 24L24 28Q18 14 22 2z" },
  {
    tone: "furrow",
    d: "M-32-15Q-17-30 4-32M-31-10Q-15-25 6-26M15-33Q26-27 32-16M13-27Q22-23 28-11M-20 26Q-4 15 17 18M-19 31Q-2 21 19 24M25 4Q35 0 40 0M24 12Q33 8 39 9M25 20Q32 17 37 18M-38 4Q-34 2-28 2M-37 13Q-32 11-26 12",
  },
  {
    tone: "corn",
    d: at(
      [
        [-12, -2, 1],
        [3, -9, 1],
        [9, 2, 1],
        [-3, 7, 1],
        [-31, -27, 0.8],
        [30, -27, 0.8],
      ],
      (x, y) => `M${n(x)} ${n(y + 7)}v-11m0 5l-3.500-4m3.500 4 3.500-4m-3.500 0-2.800-4m2.800 4 2.800-4`,
    ),
  },
];

const BARREN: readonly Stroke[] = [
  {
    tone: "sand-light",
    d: "M-40 8Q-24-8-6 2 8 10 26-4L40 4Q24 18 4 14-16 10-40 8zM-24 34Q-8 22 10 28 20 31 30 24L22 38Q0 42-24 34z",
  },
  { tone: "sand-deep", d: "M-6 2Q8 10 26-4L40 4Q18 8 4 11-2 8-6 2zM10 28Q20 31 30 24L26 33Q14 34 10 28z" },
  { tone: "furrow", d: "M-30-22q8-5 16-1M4-30q9-5 18 0M-36-8q5-3 10-1M18-16q6-3 12-1M-14 20q6-3 12 0" },
  {
    tone: "granite-deep",
    d: "M-16-14l5-5 7 1 3 5-4 3h-9zM22-26l4-3 5 2 1 4-9 1zM-28 20l4-4 6 2 1 4-9 2z",
  },
];

const SEA: readonly Stroke[] = [
  {
    tone: "wave",
    d: at(
      [
        [-22, -24, 1],
        [10, -30, 0.8],
        [26, -12, 1],
        [-32, 0, 0.8],
        [-4, -6, 1.1],
        [-18, 22, 1],
        [16, 14, 1],
        [4, 33, 0.8],
        [34, 8, 0.6],
      ],
      (x, y, s) => `M${n(x - 8 * s)} ${n(y)}q${n(4 * s)}-${n(5 * s)} ${n(8 * s)} 0t${n(8 * s)} 0`,
    ),
  },
];

const BLANK: readonly Stroke[] = [
  { tone: "chart", d: "M-38-14Q0-22 38-14M-42 4Q0-4 42 4M-36 22Q0 14 36 22M-14-38Q-18 0-14 38M14-38Q18 0 14 38" },
];

/** What stands on each kind of land; both games call some of them by other names. */
export const TERRAIN: Readonly<Record<string, readonly Stroke[]>> = {
  forest: FOREST,
  mountain: MOUNTAIN,
  plains: FIELDS,
  barren: BARREN,
  sea: SEA,
  unexplored: BLANK,
};
