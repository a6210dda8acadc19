import { expect, it } from "vitest";
import { en } from "../text/en.ts";
import { SPEEDS, speedOf } from "./HostMenu.tsx";

it("shows a table's speed under its own name, or under that of the nearest", () => {
  expect([0, 350, 800, 2000].map(speedOf)).toEqual([0, 350, 800, 2000]);
  expect([100, 300, 1500, 3000, -1].map(speedOf)).toEqual([0, 350, 2000, 2000, -1]);
  expect(SPEEDS.filter((speed) => !(`host.speed.${speed}` in en))).toEqual([]);
});
