import type { Box } from "../table/Board.tsx";

/** Hexagons with axial coordinates, as the rules use them. */
export const SIZE = 50;
const ROOT3 = Math.sqrt(3);
const round = (value: number) => Math.round(value * 100) / 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where something lies on the map. */
export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** How the map lies on the screen: turned by so many twelfths of a circle. What stands on it stays upright. */
export interface Grid {
  readonly turn: number;
  readonly centre: (q: number, r: number) => Point;
  /** The corners of a hexagon around the origin, clockwise. */
  readonly corners: readonly Point[];
  readonly outline: string;
  readonly ring: string;
}

function turned({ x, y }: Point, turn: number): Point {
  const angle = (turn * Math.PI) / 6;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

function gridTurned(turn: number): Grid {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => turned({ x: SIZE, y: 0 }, turn + 2 * i));
  return {
    turn,
    centre: (q, r) => turned({ x: 1.5 * SIZE * q, y: ROOT3 * SIZE * (r + q / 2) }, turn),
    corners,
    outline: outlineOf(corners, 1),
    ring: outlineOf(corners, 0.93),
  };
}

/** The outline as points of a polygon, a little smaller or bigger. */
const outlineOf = (corners: readonly Point[], scale: number) =>
  corners.map(({ x, y }) => `${round(x * scale)},${round(y * scale)}`).join(" ");

/** Half a turn shows the same shape, so six of them are all there are. */
const GRIDS = [0, 1, 2, 3, 4, 5].map(gridTurned);

/** As the rules draw it: flat sides above and below. */
export const UPRIGHT = GRIDS[0]!;

/** The neighbour across the side from corner i to corner i + 1, however the map is turned. */
export const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The smallest box around all hexagons, with a margin. */
export function around(cells: readonly Cell[], grid: Grid = UPRIGHT, margin = 5): Box {
  if (cells.length === 0) {
    return { x: 0, y: 0, width: 1, height: 1 };
  }
  const points = cells.map(({ q, r }) => grid.centre(q, r));
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const across = Math.max(...grid.corners.map(({ x }) => x)) + margin;
  const down = Math.max(...grid.corners.map(({ y }) => y)) + margin;
  const x = Math.min(...xs) - across;
  const y = Math.min(...ys) - down;
  return { x, y, width: Math.max(...xs) + across - x, height: Math.max(...ys) + down - y };
}

/** A map is turned only for hexagons that are larger by this factor: people remember where things lie. */
const WORTH_IT = 1.03;

/** How the map should lie in a room of so many pixels, so that its hexagons are as large as can be. */
export function bestGrid(cells: readonly Cell[], across: number, down: number): Grid {
  const scale = (grid: Grid) => {
    const box = around(cells, grid);
    return Math.min(across / box.width, down / box.height);
  };
  return GRIDS.reduce((best, other) => (scale(other) > scale(best) * WORTH_IT ? other : best));
}
