import { beforeEach, expect, it } from "vitest";
import { useTable } from "../state/store.ts";
import { drawnRank, hasRanks, printed, showsHealth, unitType } from "./content.ts";
import type { CityView, PlayerView, WareView } from "./view.ts";
import { iconOfWare, offersOf } from "./wares.ts";

const ware = (kind: string, code: string, lacks = "none"): WareView => ({
  kind,
  code,
  cost: 5,
  lacks,
  by: [],
  count: 0,
  trade: 0,
});

beforeEach(() => {
  const ranks = [1, 2, 3, 4].map((rank) => ({ rank, cost: 3 + 2 * rank }));
  useTable.setState({
    content: {
      unitTypes: [
        { id: "infantry", ranks },
        { id: "aircraft", ranks: [{ rank: 4, cost: 12 }] },
      ],
      units: [
        { id: "infantry-1", type: "infantry", strength: [1, 2, 3, 4], health: [] },
        { id: "guards", type: "infantry", strength: [2, 3, 4, 5], health: [3, 4, 5, 6] },
      ],
    },
  });
});

it("puts what a city could build in groups, and what nobody knows how to build last", () => {
  const wares = [
    ware("wonder", "oracle"),
    ware("building", "granary", "tech"),
    ware("building", "temple", "site"),
    ware("figure", "army"),
  ];
  const groups = offersOf({ wares } as unknown as CityView);
  expect(groups.map(({ id }) => id)).toEqual(["figures", "buildings", "wonders"]);
  expect(groups[1]!.wares.map(({ code }) => code)).toEqual(["temple", "granary"]);
});

it("draws units at the rank of their owner", () => {
  const player = { ranks: [{ code: "infantry", count: 2 }] } as unknown as PlayerView;
  expect(iconOfWare(ware("unit-type", "infantry"), player)).toBe("infantry-2");
  expect(iconOfWare(ware("unit-type", "aircraft"), player)).toBe("aircraft-4");
  expect(iconOfWare(ware("figure", "army"), player)).toBe("army");
  expect(drawnRank("infantry", 0)).toBe(1);
  expect([hasRanks("infantry"), hasRanks("aircraft")]).toEqual([true, false]);
});

it("reads cards as they are printed, with health where they show it", () => {
  expect(unitType("guards")).toBe("infantry");
  expect(printed("infantry-1", 3)).toEqual({ strength: 3, health: undefined });
  expect(printed("guards", 4)).toEqual({ strength: 5, health: 6 });
  expect([showsHealth("infantry-1"), showsHealth("guards")]).toEqual([false, true]);
});
