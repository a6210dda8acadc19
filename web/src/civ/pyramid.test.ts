import { expect, it } from "vitest";
import { trumps, unitPrice, wonderOf, wonderPrice } from "./content.ts";
import { arc, onDial } from "./Dial.tsx";
import { hasPlace, placesFilled, rowsOf } from "./pyramid.ts";
import type { PlayerView, UnitView } from "./view.ts";

const techs = (...rows: number[]) => rows.map((row, i) => ({ code: `t${i}`, row, coins: 0 }));
const shape = (rows: number[]) =>
  rowsOf(techs(...rows)).map(({ places }) => places.map((place) => place.kind[0]).join(""));

it("a pyramid begins with five places, one of them free", () => {
  expect(shape([])).toEqual(["l", "ll", "lll", "llll", "fllll"]);
});

it("a tech needs two more below than beside it", () => {
  expect(hasPlace(techs(1), 2)).toBe(false);
  expect(hasPlace(techs(1, 1), 2)).toBe(true);
  expect(hasPlace(techs(1, 1, 2), 2)).toBe(false);
  expect(shape([1, 1, 1, 2])).toEqual(["l", "ll", "lll", "tfll", "tttfl"]);
});

it("the lowest row always has room for one more", () => {
  expect(shape([1, 1, 1, 1, 1]).at(-1)).toBe("tttttf");
});

it("trumps go round", () => {
  const unit = (kind: string): UnitView => ({ kind, rank: 1, strength: 1, wounds: 0 });
  expect(trumps(unit("infantry-1"), unit("mounted-3"))).toBe(true);
  expect(trumps(unit("mounted-3"), unit("infantry-1"))).toBe(false);
  expect(trumps(unit("aircraft-5"), unit("infantry-1"))).toBe(false);
  expect(trumps(unit("infantry-1"), unit(""))).toBe(false);
});

it("prices follow ranks and techs", () => {
  expect([1, 2, 3, 4].map((rank) => unitPrice("infantry", rank))).toEqual([5, 7, 9, 11]);
  expect(unitPrice("aircraft", 4)).toBe(12);
  const oracle = wonderOf("oracle")!;
  expect(wonderPrice(oracle, { techs: [] as PlayerView["techs"] } as PlayerView)).toBe(15);
  expect(wonderPrice(oracle, { techs: [{ code: "code-of-laws", row: 1, coins: 0 }] } as unknown as PlayerView)).toBe(
    10,
  );
});

it("a dial goes from the lower left to the lower right", () => {
  expect(onDial(0, 10).x).toBeLessThan(0);
  expect(onDial(0.5, 10).y).toBeCloseTo(-10);
  expect(onDial(1, 10).x).toBeGreaterThan(0);
  expect(arc(0.9, 10)).toContain(" 0 1 1 ");
  expect(arc(0.2, 10)).toContain(" 0 0 1 ");
});

it("counts only the techs that lead to the top", () => {
  expect(placesFilled(techs())).toBe(0);
  expect(placesFilled(techs(1, 1, 1, 1, 1, 1, 1, 2, 2))).toBe(7);
  expect(placesFilled(techs(1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5))).toBe(15);
});
