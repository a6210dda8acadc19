import { expect, it } from "vitest";
import clash from "../clash/index.tsx";
import { useTable } from "../state/store.ts";
import { explain, heightOf } from "./Help.tsx";

const texts = new Map([
  ["civil:advance", { name: "Advance", text: "…" }],
  ["tactic:peltasts", { name: "Peltasts", text: "…" }],
  ["unit:ship", { name: "Ship", text: "Sails." }],
  ["attested:no", { name: "reconstructed", text: "Nobody knows." }],
]);

const content = {
  actions: [{ code: "a1", civil: "advance", tactic: "peltasts" }],
  objectives: [],
  events: [],
  attested: [{ kind: "unit", code: "ship", attested: "no" }],
};

it("explains both halves of a card, and several things at once", () => {
  useTable.setState({ content });
  expect(explain("action-card:a1", texts, clash.helpKeys).map((text) => text.name)).toEqual(["Advance", "Peltasts"]);
  expect(explain("unit:ship unit:unknown", texts).map((text) => text.name)).toEqual(["Ship"]);
});

it("leaves room for long texts", () => {
  expect(heightOf([{ text: "" }])).toBe(150);
  expect(heightOf([{ text: "x".repeat(420) }])).toBeGreaterThan(230);
});

it("says of a card that is not as printed how much of it is known", () => {
  useTable.setState({ content });
  expect(explain("unit:ship", texts, clash.helpKeys).map((text) => text.name)).toEqual(["Ship", "reconstructed"]);
});
