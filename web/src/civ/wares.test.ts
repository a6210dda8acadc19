import { describe, expect, it } from "vitest";
import type { CityView, PlayerView, SquareView } from "./view.ts";
import { detailsOf, missingProduction, rushable } from "./wares.ts";

describe("hurrying", () => {
  it("costs three trade for each production, and half as much in America", () => {
    expect(missingProduction(10, 6, "rome")).toEqual({ kind: "production", count: 4, trade: 12 });
    expect(missingProduction(10, 6, "america")).toEqual({ kind: "production", count: 4, trade: 6 });
    expect(missingProduction(10, 10, "rome")).toBeUndefined();
    expect(rushable({ civilization: "rome", trade: 8 } as PlayerView)).toBe(2);
    expect(rushable({ civilization: "america", trade: 8 } as PlayerView)).toBe(4);
  });
});

describe("the production of a city", () => {
  const square = (code: string, production: number, more: Partial<SquareView> = {}) =>
    ({ code, piece: "", yields: { production }, blockaded: false, struck: false, ...more }) as SquareView;
  const city = (amount: number) =>
    ({
      outskirts: ["A1", "A2", "A3"],
      production: [
        { name: "production.outskirts", amount },
        { name: "production.scout", amount: 2 },
      ],
    }) as unknown as CityView;
  const squares = [square("A1", 2), square("A2", 3, { piece: "workshop" }), square("A3", 1, { blockaded: true })];

  it("tells land and pieces apart", () => {
    expect(detailsOf(city(5), squares)).toEqual([
      { name: "production.land", amount: 2 },
      { name: "production.pieces", amount: 3 },
      { name: "production.scout", amount: 2 },
    ]);
  });

  it("stays with what the rules say where that does not add up", () => {
    expect(detailsOf(city(6), squares)[0]).toEqual({ name: "production.outskirts", amount: 6 });
  });
});
