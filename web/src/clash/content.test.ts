import { beforeEach, expect, it } from "vitest";
import { useTable } from "../state/store.ts";
import { advancesOf, attested, cardFace, cardHelp, clashing, eventSymbol } from "./content.ts";

beforeEach(() =>
  useTable.setState({
    content: {
      advances: [
        { id: "farming", category: "agriculture", frame: "" },
        { id: "storage", category: "agriculture", frame: "mood" },
        { id: "arts", category: "culture", frame: "culture" },
        { id: "latifundia", category: "", frame: "" },
      ],
      wonders: [],
      units: [
        { id: "settler", symbol: "" },
        { id: "infantry", symbol: "infantry" },
        { id: "guards", symbol: "infantry" },
        { id: "cavalry", symbol: "cavalry" },
      ],
      actions: [{ code: "a1", civil: "advance", tactic: "peltasts" }],
      objectives: [{ code: "o1", upper: "large-civilization", lower: "draft" }],
      events: [{ code: "e3", symbol: "barbarians-move" }],
      attested: [{ kind: "civil", code: "advance", attested: "no" }],
    },
  }),
);

it("keeps the advances of a category together", () => {
  expect(advancesOf("agriculture").map(({ id }) => id)).toEqual(["farming", "storage"]);
});

it("reads both halves of a card from its code", () => {
  expect(cardFace("a1").halves).toEqual([
    { kind: "civil", code: "advance" },
    { kind: "tactic", code: "peltasts" },
  ]);
  expect(cardFace("o1").halves.map((half) => half.code)).toEqual(["large-civilization", "draft"]);
  expect(cardFace("e3").kind).toBe("event-card");
  expect(eventSymbol("e3")).toBe("barbarians-move");
  expect(cardFace("colosseum").kind).toBe("wonder");
});

it("knows which units clash by a symbol", () => {
  expect(clashing("infantry").map(({ id }) => id)).toEqual(["infantry", "guards"]);
  expect(clashing("leader")).toEqual([]);
});

it("knows which cards are not as printed", () => {
  expect(attested("civil", "advance")).toBe("no");
  expect(attested("tactic", "peltasts")).toBe("");
  expect(cardHelp("action-card", "a1")).toEqual(["civil:advance", "tactic:peltasts", "attested:no"]);
  expect(cardHelp("wonder", "great-wall")).toEqual(["wonder:great-wall"]);
});
