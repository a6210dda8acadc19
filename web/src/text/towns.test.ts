import { expect, it } from "vitest";
import { townOf } from "./towns.ts";

const places = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].flatMap((column) =>
  Array.from({ length: 27 }, (_, row) => `${column}${row + 1}`),
);

it("gives every city of a table a name of its own, in both languages", () => {
  for (const language of ["en", "ru"]) {
    for (const table of ["a", "b7", "pq-4"]) {
      const names = places.map((place) => townOf(place, table, language));
      expect(new Set(names).size).toBe(places.length);
      expect(names.every((name) => /^\p{Lu}\p{Ll}{2,}$/u.test(name))).toBe(true);
    }
  }
});

it("always says the same of the same city, and not of another table's", () => {
  expect(townOf("D4", "t", "en")).toBe(townOf("D4", "t", "en"));
  expect(new Set(["q", "r", "s", "t"].map((table) => townOf("D4", table, "en"))).size).toBeGreaterThan(2);
  expect(townOf("somewhere", "t", "en")).toBe("somewhere");
});
