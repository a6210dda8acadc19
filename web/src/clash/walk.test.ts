import { expect, it } from "vitest";
import type { SpaceView } from "./view.ts";
import { neighbour } from "./walk.ts";

const space = (label: string, q: number, r: number): SpaceView => ({
  label,
  q,
  r,
  region: 0,
  terrain: "plains",
  exhausted: false,
});

it("walks to the space that lies in the direction of the arrow", () => {
  const here = space("here", 0, 0);
  const spaces = [here, space("north", 0, -1), space("south", 0, 1), space("south-east", 1, 0)];
  expect(neighbour(here, "ArrowUp", spaces)?.label).toBe("north");
  expect(neighbour(here, "ArrowDown", spaces)?.label).toBe("south");
  expect(neighbour(here, "ArrowRight", spaces)?.label).toBe("south-east");
  expect(neighbour(here, "ArrowLeft", spaces)).toBeUndefined();
});
