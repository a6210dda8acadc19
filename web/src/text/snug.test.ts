import { expect, it } from "vitest";
import { hyphenated } from "./hyphens.ts";
import { snug } from "./snug.ts";

it("makes the letters of long words smaller, as far as they can be read", () => {
  expect(snug("Metalworking", 9)).toEqual({ fontSize: "max(0.75rem, 0.75em)" });
  expect(snug("Printing Press", 9)).toEqual({});
});

it("leaves words alone that can be broken", () => {
  expect(snug(hyphenated("Средства массовой информации"), 9)).toEqual({});
});
