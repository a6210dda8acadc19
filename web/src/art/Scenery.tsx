import { dunes, forest, mountains, tufts, waves } from "./land.ts";

/** So many ways every kind of land is drawn, so that a map does not look printed. */
export const VARIANTS = 3;

/** The drawing of a kind of land on one square, by its place: always the same one there. */
export const sceneryOf = (land: string, x: number, y: number) => `scene-${land}-${(x * 7 + y * 13 + x * y) % VARIANTS}`;

const WOODS = [
  forest(
    [
      [16, 30, 20],
      [46, 28, 21],
      [32, 40, 26],
      [12, 54, 22],
      [52, 54, 23],
    ],
    [[33, 58, 17]],
  ),
  forest(
    [
      [30, 26, 19],
      [50, 38, 24],
      [26, 50, 24],
    ],
    [
      [14, 34, 20],
      [44, 58, 20],
      [10, 58, 16],
    ],
  ),
  forest(
    [
      [20, 32, 24],
      [42, 30, 20],
      [50, 54, 24],
    ],
    [
      [33, 46, 21],
      [15, 58, 20],
    ],
  ),
];

const PEAKS = [
  mountains([
    [42, 48, 38, 34],
    [24, 54, 42, 44],
  ]),
  mountains([
    [20, 46, 34, 28],
    [42, 54, 40, 44],
  ]),
  mountains([
    [48, 42, 28, 26],
    [16, 44, 28, 24],
    [32, 56, 46, 44],
  ]),
];

const DUNES = [
  dunes([
    [6, 26, 34, 12],
    [26, 42, 34, 14],
    [4, 56, 30, 10],
  ]),
  dunes([
    [24, 22, 34, 12],
    [4, 40, 36, 14],
    [30, 56, 30, 11],
  ]),
  dunes([
    [8, 32, 44, 16],
    [28, 50, 32, 12],
    [4, 56, 22, 8],
  ]),
];

const MEADOWS = [
  tufts([
    [14, 20, 8],
    [46, 16, 7],
    [32, 36, 9],
    [12, 50, 8],
    [52, 48, 8],
  ]),
  tufts([
    [24, 18, 8],
    [52, 26, 8],
    [12, 34, 7],
    [38, 46, 9],
    [18, 58, 8],
  ]),
  tufts([
    [36, 18, 8],
    [10, 24, 7],
    [54, 38, 7],
    [24, 42, 9],
    [44, 58, 8],
  ]),
];

const SEAS = [
  waves([
    [6, 18, 20],
    [36, 30, 22],
    [10, 46, 22],
    [42, 56, 16],
  ]),
  waves([
    [30, 14, 22],
    [6, 30, 20],
    [38, 44, 20],
    [10, 58, 18],
  ]),
  waves([
    [12, 12, 18],
    [40, 20, 18],
    [8, 38, 22],
    [34, 54, 22],
  ]),
];

const HILL = "M0 46Q14 34 30 42T64 38V64H0Z";

/** The land of every map, to be used by name on a square of 64: {@link sceneryOf}. */
export function Scenery() {
  return (
    <>
      {WOODS.map(({ light, shade }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the variants never change
        <symbol key={i} id={`scene-forest-${i}`} viewBox="0 0 64 64">
          <path fill="var(--art-shadow)" d="M6 60q26-8 52 0 0 4-26 4T6 60Z" />
          <path fill="var(--art-leaf)" stroke="var(--art-leaf-deep)" strokeWidth="1" d={light} />
          <path fill="var(--art-leaf-deep)" d={shade} />
        </symbol>
      ))}
      {PEAKS.map(({ light, shade, snow }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the variants never change
        <symbol key={i} id={`scene-mountain-${i}`} viewBox="0 0 64 64">
          <path fill="var(--art-shadow)" d="M4 56q28-8 56 0 0 5-28 5T4 56Z" />
          <path fill="var(--art-rock)" d={light} />
          <path fill="var(--art-rock-deep)" d={shade} />
          <path fill="var(--art-snow)" d={snow} />
        </symbol>
      ))}
      {DUNES.map(({ light, shade }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the variants never change
        <symbol key={i} id={`scene-desert-${i}`} viewBox="0 0 64 64">
          <path fill="var(--art-sand-deep)" d={shade} />
          <path fill="none" stroke="var(--art-sand-light)" strokeWidth="2" strokeLinecap="round" d={light} />
        </symbol>
      ))}
      {MEADOWS.map((blades, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the variants never change
        <symbol key={i} id={`scene-grassland-${i}`} viewBox="0 0 64 64">
          <path fill="var(--art-grass-light)" d={HILL} />
          <path fill="none" stroke="var(--art-grass-deep)" strokeWidth="1.6" strokeLinecap="round" d={blades} />
        </symbol>
      ))}
      {SEAS.map((lines, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the variants never change
        <symbol key={i} id={`scene-water-${i}`} viewBox="0 0 64 64">
          <path fill="none" stroke="var(--art-wave)" strokeWidth="2" strokeLinecap="round" d={lines} />
        </symbol>
      ))}
    </>
  );
}
