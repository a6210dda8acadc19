import { expect, it } from "vitest";
import { sourcesOf } from "./sources.ts";

const text = (kind: string, code: string, name: string) => ({ kind, code, name, text: "" });

it("names the cards that are attested and those that are reconstructed", () => {
  const content = {
    attested: [
      { kind: "civil", code: "spy", attested: "no" },
      { kind: "event-card", code: "e3", attested: "partly" },
      { kind: "event-card", code: "e4", attested: "partly" },
      { kind: "tactic", code: "scout", attested: "no" },
    ],
  };
  const things = [
    text("attested", "no", "reconstructed"),
    text("attested", "partly", "partly attested"),
    text("civil", "spy", "Spy"),
    text("tactic", "scout", "Scout"),
    text("event-card", "e3", "Famine"),
    text("event-card", "e4", "Famine"),
  ];
  expect(sourcesOf(content, things)).toEqual([
    { attested: "partly", name: "partly attested", cards: ["Famine"] },
    { attested: "no", name: "reconstructed", cards: ["Spy", "Scout"] },
  ]);
});

it("says nothing of boxes as they were printed", () => {
  expect(sourcesOf({ attested: [] }, [])).toEqual([]);
  expect(sourcesOf({}, [])).toEqual([]);
});
