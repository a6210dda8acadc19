import { expect, it } from "vitest";
import { differenceOf } from "./deals.ts";

it("says what an offer changes for me", () => {
  const offer = {
    give: { trade: 3, culture: 0, resources: [{ code: "silk", count: 1 }] },
    ask: { trade: 0, culture: 2, resources: [{ code: "iron", count: 1 }] },
  };
  const held = { trade: 5, culture: 4, resources: [{ code: "iron", count: 2 }] };
  expect(differenceOf(offer, held)).toEqual([
    { code: "trade", before: 5, after: 8 },
    { code: "culture", before: 4, after: 2 },
    { code: "silk", before: 0, after: 1 },
    { code: "iron", before: 2, after: 1 },
  ]);
});
