import { expect, it } from "vitest";
import { levelOf, placesOf } from "./levels.ts";
import { pairsOf } from "./policies.ts";

it("a card does more with more markers, and says how many it takes", () => {
  const levels = [2, 4, 6];
  expect(levelOf({ markers: 0, levels })).toEqual({ level: 0, next: 2 });
  expect(levelOf({ markers: 3, levels })).toEqual({ level: 1, next: 4 });
  expect(levelOf({ markers: 7, levels })).toEqual({ level: 3, next: 0 });
});

it("a card has a place for every marker, those beyond the last ability too", () => {
  const shape = (markers: number) =>
    placesOf({ markers, levels: [1, 2, 4] })
      .map(({ filled, step }) => (filled ? "f" : "e") + (step ? "!" : ""))
      .join(" ");
  expect(shape(0)).toBe("e! e! e e!");
  expect(shape(2)).toBe("f! f! e e!");
  expect(shape(5)).toBe("f! f! f f! f");
});

it("both sides of a policy card lie together, each card once", () => {
  const policies = [
    { id: "a", reverse: "b" },
    { id: "c", reverse: "d" },
    { id: "b", reverse: "a" },
    { id: "d", reverse: "c" },
  ];
  expect(pairsOf(policies)).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});
