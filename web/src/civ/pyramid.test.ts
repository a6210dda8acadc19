import { expect, it } from "vitest";
import { arc, onDial } from "./Dial.tsx";
import { rowsOf } from "./pyramid.ts";

const techs = (...rows: number[]) => rows.map((row, i) => ({ code: `t${i}`, row, coins: 0 }));
const shape = (free: readonly number[], rows: readonly number[], blank = 0) => {
  const pyramid = [5, 4, 3, 2, 1].map((places, i) => ({
    row: i + 1,
    places,
    blanks: blank === i + 1 ? 1 : 0,
    free: free.includes(i + 1),
  }));
  return rowsOf({ techs: techs(...rows), pyramid }).map(({ places }) => places.map((place) => place.kind[0]).join(""));
};

it("a pyramid begins with five places, one of them free", () => {
  expect(shape([1], [])).toEqual(["l", "ll", "lll", "llll", "fllll"]);
});

it("a row with a free place shows it after its techs", () => {
  expect(shape([1, 2], [1, 1, 1, 2])).toEqual(["l", "ll", "lll", "tfll", "tttfl"]);
});

it("a blank card fills a place after the techs", () => {
  expect(shape([1, 2], [1, 1, 1], 2)).toEqual(["l", "ll", "lll", "bfll", "tttfl"]);
});

it("a full row that takes one more is as long as that", () => {
  expect(shape([1], [1, 1, 1, 1, 1]).at(-1)).toBe("tttttf");
  expect(shape([], [1, 1, 1, 1, 1]).at(-1)).toBe("ttttt");
});

it("a dial goes from the lower left to the lower right", () => {
  expect(onDial(0, 10).x).toBeLessThan(0);
  expect(onDial(0.5, 10).y).toBeCloseTo(-10);
  expect(onDial(1, 10).x).toBeGreaterThan(0);
  expect(arc(0.9, 10)).toContain(" 0 1 1 ");
  expect(arc(0.2, 10)).toContain(" 0 0 1 ");
});
