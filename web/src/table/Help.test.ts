import { expect, it } from "vitest";
import clash from "../clash/index.tsx";
import { useTable } from "../state/store.ts";
import { explain } from "./Help.tsx";

const texts = new Map([
  ["civil:advance", { name: "Advance", text: "…" }],
  ["tactic:peltasts", { name: "Peltasts", text: "…" }],
  ["unit:ship", { name: "Ship", text: "Sails." }],
]);

const content = { actions: [{ code: "a1", civil: "advance", tactic: "peltasts" }], objectives: [], events: [] };

it("explains both halves of a card, and several things at once", () => {
  useTable.setState({ content });
  expect(explain("action-card:a1", texts, clash.helpKeys).map((text) => text.name)).toEqual(["Advance", "Peltasts"]);
  expect(explain("unit:ship unit:unknown", texts).map((text) => text.name)).toEqual(["Ship"]);
});
