import { type Grid, STEPS, UPRIGHT } from "./hex.ts";
import type { SpaceView } from "./view.ts";

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The adjacent space that lies best in the direction of an arrow key. */
export function neighbour(
  from: SpaceView,
  key: string,
  spaces: readonly SpaceView[],
  { centre }: Grid = UPRIGHT,
): SpaceView | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const start = centre(from.q, from.r);
  const along = (space: SpaceView) => {
    const at = centre(space.q, space.r);
    return (at.x - start.x) * dx + (at.y - start.y) * dy;
  };
  return STEPS.map(([q, r]) => spaces.find((space) => space.q === from.q + q && space.r === from.r + r))
    .filter((space) => space !== undefined)
    .filter((space) => along(space) > 1)
    .sort((a, b) => along(b) - along(a))[0];
}
