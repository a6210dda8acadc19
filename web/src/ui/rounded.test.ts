import { expect, it } from "vitest";
import { rounded } from "./rounded.ts";

it("rounds numbers to a tenth", () => {
  expect(rounded("M98.344 16.688C79.692 43.785,68.498 69.01 65.5 89.56z")).toBe(
    "M98.3 16.7C79.7 43.8 68.5 69 65.5 89.6z",
  );
});

it("keeps numbers apart that nothing but a point or a sign separated", () => {
  expect(rounded("m1.02.75-.04-3")).toBe("m1 .8 0-3");
  expect(rounded("l1.25.75.5.25")).toBe("l1.3.8.5.3");
});

it("leaves the flags of arcs alone", () => {
  expect(rounded("a5.123 5 0 01.512 2.04 3 3 0 1 1-2 4")).toBe("a5.1 5 0 0 1 .5 2 3 3 0 1 1-2 4");
});
