import { expect, it } from "vitest";
import { around, CORNERS, centre, STEPS } from "./hex.ts";

it("puts each neighbour across the side it belongs to", () => {
  STEPS.forEach(([dq, dr], side) => {
    const neighbour = centre(dq, dr);
    const a = CORNERS[side]!;
    const b = CORNERS[(side + 1) % 6]!;
    expect(neighbour.x / 2).toBeCloseTo((a.x + b.x) / 2);
    expect(neighbour.y / 2).toBeCloseTo((a.y + b.y) / 2);
  });
});

it("finds a box around everything", () => {
  const box = around([centre(0, 0), centre(4, 2)], 0);
  expect(box.x).toBeCloseTo(-50);
  expect(box.width).toBeCloseTo(400);
});
