import { expect, test } from "vitest";
import type { BoxInfo, GameInfo } from "../api/server.ts";
import { isAsPrinted, maxSeats, minSeats, toggled, usualBoxes, variantsOf } from "./boxes.ts";

const box = (id: string, more: Partial<BoxInfo>): BoxInfo => ({
  id,
  name: id,
  text: "",
  requires: [],
  excludes: [],
  minSeats: 0,
  maxSeats: 0,
  variants: [{ key: `${id}-key`, name: id, text: "", values: [] }],
  settles: [],
  tag: id,
  asPrinted: true,
  ...more,
});

const game: GameInfo = {
  id: "toy",
  name: "Toy",
  rules: 1,
  boxes: [
    box("base", { minSeats: 2, maxSeats: 4, excludes: ["first"] }),
    box("extra", { requires: ["base"], maxSeats: 5 }),
    box("war", { requires: ["base"] }),
    box("first", { minSeats: 2, maxSeats: 3, asPrinted: false }),
  ],
  agents: [],
};

test("a set is what its boxes together are", () => {
  expect(usualBoxes(game)).toEqual(["base"]);
  expect(minSeats(game, ["base", "extra"])).toBe(2);
  expect(maxSeats(game, ["base"])).toBe(4);
  expect(maxSeats(game, ["base", "extra"])).toBe(5);
  expect(variantsOf(game, ["base", "war"]).map((variant) => variant.key)).toEqual(["base-key", "war-key"]);
});

test("a box may leave no choice in a variant of another", () => {
  const settled = { ...game, boxes: [...game.boxes.slice(0, 1), box("war", { settles: ["base-key"] })] };
  expect(variantsOf(settled, ["base"]).map((variant) => variant.key)).toEqual(["base-key"]);
  expect(variantsOf(settled, ["base", "war"]).map((variant) => variant.key)).toEqual(["war-key"]);
});

test("an expansion brings its base along, and goes with it", () => {
  expect(toggled(game, ["first"], "extra")).toEqual(["base", "extra"]);
  expect(toggled(game, ["base", "extra"], "war")).toEqual(["base", "extra", "war"]);
  expect(toggled(game, ["base", "extra", "war"], "extra")).toEqual(["base", "war"]);
});

test("another edition replaces the first with all that belongs to it, and some box is always left", () => {
  expect(toggled(game, ["base", "extra", "war"], "first")).toEqual(["first"]);
  expect(toggled(game, ["first"], "first")).toEqual(["base"]);
  expect(toggled(game, ["base", "war"], "base")).toEqual(["base"]);
});

test("boxes are as printed where each of them is", () => {
  expect(isAsPrinted(game, ["base", "war"])).toBe(true);
  expect(isAsPrinted(game, ["first"])).toBe(false);
});
