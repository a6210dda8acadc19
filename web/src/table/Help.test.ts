import { expect, it } from "vitest";
import clash from "../clash/index.tsx";
import { explain } from "./Help.tsx";

const texts = new Map([
  ["civil:advance", { name: "Advance", text: "…" }],
  ["tactic:peltasts", { name: "Peltasts", text: "…" }],
  ["unit:ship", { name: "Ship", text: "Sails." }],
]);

it("explains both halves of a card, and several things at once", () => {
  expect(explain("action-card:a1", texts, clash.helpKeys).map((text) => text.name)).toEqual(["Advance", "Peltasts"]);
  expect(explain("unit:ship unit:unknown", texts).map((text) => text.name)).toEqual(["Ship"]);
});
