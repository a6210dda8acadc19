import { expect, it } from "vitest";
import { SIZE } from "../grid.ts";
import { enlarged, isRoomy } from "./legible.ts";

/** Pixels for each unit of the drawing, when squares have so many pixels. */
const at = (square: number) => square / SIZE;

it("badges are twenty pixels large and their text twelve, however small the map is drawn", () => {
  for (const square of [20, 30, 34, 60]) {
    expect(20 * enlarged(at(square)) * at(square)).toBeGreaterThanOrEqual(20);
    expect(12 * enlarged(at(square)) * at(square)).toBeGreaterThanOrEqual(12);
  }
});

it("what squares give is shown where there is room for it", () => {
  expect(isRoomy(at(32))).toBe(false);
  expect(isRoomy(at(60))).toBe(true);
});
