import type { Box } from "../table/Board.tsx";

/** Flat-top hexagons with axial coordinates, as the rules use them. */
export const SIZE = 50;
const ROOT3 = Math.sqrt(3);
const round = (value: number) => Math.round(value * 100) / 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function centre(q: number, r: number): Point {
  return { x: 1.5 * SIZE * q, y: ROOT3 * SIZE * (r + q / 2) };
}

/** The corners of a hexagon around the origin, clockwise from the east. */
export const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: SIZE * Math.cos((i * Math.PI) / 3),
  y: SIZE * Math.sin((i * Math.PI) / 3),
}));

export const OUTLINE = corners(1);

/** The outline as points of a polygon, a little smaller or bigger. */
export function corners(scale: number): string {
  return CORNERS.map(({ x, y }) => `${round(x * scale)},${round(y * scale)}`).join(" ");
}

/** The neighbour across the side from corner i to corner i + 1. */
export const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The smallest box around all hexagons, with a margin. */
export function around(points: readonly Point[], margin = 12): Box {
  if (points.length === 0) {
    return { x: 0, y: 0, width: 1, height: 1 };
  }
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - SIZE - margin;
  const y = Math.min(...ys) - (SIZE * ROOT3) / 2 - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + SIZE + margin - x,
    height: Math.max(...ys) + (SIZE * ROOT3) / 2 + margin - y,
  };
}
