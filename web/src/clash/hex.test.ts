import { expect, it } from "vitest";
import { around, bestGrid, STEPS, UPRIGHT } from "./hex.ts";

/** Seven columns of five: a map that is higher than wide or wider than high, as one likes. */
const strip = (long: "q" | "r") =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
    [0, 1].map((k) => (long === "q" ? { q: i, r: k - Math.floor(i / 2) } : { q: k, r: i })),
  );

it.each([UPRIGHT, bestGrid(strip("r"), 1000, 300)])("puts each neighbour across the side it belongs to", (grid) => {
  STEPS.forEach(([dq, dr], side) => {
    const neighbour = grid.centre(dq, dr);
    const a = grid.corners[side]!;
    const b = grid.corners[(side + 1) % 6]!;
    expect(neighbour.x / 2).toBeCloseTo((a.x + b.x) / 2);
    expect(neighbour.y / 2).toBeCloseTo((a.y + b.y) / 2);
  });
});

it("finds a box around everything", () => {
  const box = around(
    [
      { q: 0, r: 0 },
      { q: 4, r: 2 },
    ],
    UPRIGHT,
    0,
  );
  expect(box.x).toBeCloseTo(-50);
  expect(box.width).toBeCloseTo(400);
});

it("turns a map so that it lies along the screen", () => {
  const high = strip("r");
  const turned = bestGrid(high, 1000, 300);
  expect(turned.turn).not.toBe(0);
  const [before, after] = [around(high), around(high, turned)];
  expect(before.height).toBeGreaterThan(before.width);
  expect(after.width).toBeGreaterThan(after.height);
});

it("leaves a map as it is that lies well already", () => {
  expect(bestGrid(strip("q"), 1000, 300)).toBe(UPRIGHT);
  expect(bestGrid(strip("r"), 300, 1000)).toBe(UPRIGHT);
});
