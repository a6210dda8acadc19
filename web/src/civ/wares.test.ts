import { describe, expect, it } from "vitest";
import type { State } from "../api/types.ts";
import type { CityView, PlayerView, SquareView } from "./view.ts";
import { detailsOf, missingProduction, offersOf, rushable } from "./wares.ts";

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

describe("what stands in the way of an army", () => {
  const city = {
    square: "B2",
    owner: "red",
    actions: 1,
    production: [],
    yields: { production: 9 },
  } as unknown as CityView;
  const player = {
    seat: "red",
    civilization: "rome",
    techs: [],
    ranks: [],
    reserve: [{ code: "army", count: 3 }],
  } as unknown as PlayerView;
  const missing = (promptKey: string) => {
    const view = {
      clock: { phase: "city-management" },
      players: [player],
      market: { wonders: [], buildings: [], built: [], units: [] },
    };
    const state = { seat: "red", decisions: [{ seat: "red", promptKey, choices: [] }], view } as unknown as State;
    return offersOf(state, city)[0]?.wares.find((ware) => ware.code === "army")?.missing;
  };

  it("is a place when the city is asked what it does", () => {
    expect(missing("prompt.step.city-management")).toEqual({ kind: "site" });
  });

  it("is the question at hand while something else is being placed", () => {
    expect(missing("prompt.site")).toEqual({ kind: "notNow" });
  });
});
