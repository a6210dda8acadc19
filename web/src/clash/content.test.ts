import { expect, it } from "vitest";
import { advancesOf, CATEGORIES, cardFace, eventSymbol, WONDERS } from "./content.ts";

it("knows 12 categories of 4 advances", () => {
  expect(CATEGORIES).toHaveLength(12);
  for (const category of CATEGORIES) {
    expect(advancesOf(category.id)).toHaveLength(4);
  }
});

it("reads both halves of a card from its code", () => {
  expect(cardFace("a1").halves).toEqual([
    { kind: "civil", code: "advance" },
    { kind: "tactic", code: "peltasts" },
  ]);
  expect(cardFace("o1").halves.map((half) => half.code)).toEqual(["large-civilization", "draft"]);
  expect(cardFace("e3").kind).toBe("event-card");
  expect(eventSymbol("e3")).toBe("barbarians-move");
  expect(WONDERS.map((wonder) => cardFace(wonder.id).kind)).toEqual(WONDERS.map(() => "wonder"));
});
