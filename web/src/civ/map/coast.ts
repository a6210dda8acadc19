// Where land meets water.
import { type Lie, onScreen, SIZE } from "../grid.ts";
import type { SquareView } from "../view.ts";

/** How far before the beach the surf breaks, in the drawing. */
const SURF = 7;

export interface Coast {
  /** Along the land. */
  readonly beach: string;
  /** Along the beach, in the water. */
  readonly surf: string;
}

const SIDES = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;

/** The coasts of a map: every side that a square of water has in common with known land. */
export function coastOf(squares: readonly SquareView[], lie: Lie): Coast {
  const cells = new Map(
    squares
      .filter((square) => square.known)
      .map((square) => {
        const { x, y } = onScreen(square.x, square.y, lie);
        return [`${x},${y}`, { x, y, water: square.terrain === "water" }] as const;
      }),
  );
  const beach: string[] = [];
  const surf: string[] = [];
  for (const { x, y, water } of cells.values()) {
    for (const { dx, dy } of water ? SIDES : []) {
      const beside = cells.get(`${x + dx},${y + dy}`);
      if (beside && !beside.water) {
        const at = (off: number) => {
          const middle = { x: (x + 0.5 + dx / 2) * SIZE - dx * off, y: (y + 0.5 + dy / 2) * SIZE - dy * off };
          const half = SIZE / 2 - off;
          return dx === 0
            ? `M${middle.x - half} ${middle.y}h${2 * half}`
            : `M${middle.x} ${middle.y - half}v${2 * half}`;
        };
        beach.push(at(0));
        surf.push(at(SURF));
      }
    }
  }
  return { beach: beach.join(""), surf: surf.join("") };
}
