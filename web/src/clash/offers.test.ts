import { expect, it } from "vitest";
import { counterLines, differenceOf, linesOf } from "./offers.ts";
import type { GoodsView, OfferView, PlayerView } from "./view.ts";

const NONE: GoodsView = { food: 0, ore: 0, wood: 0, ideas: 0, gold: 0, culture: 0, mood: 0 };
const NO_CARDS = { actions: 0, objectives: 0, wonders: 0 };
const OFFER: OfferView = {
  code: "t1",
  from: "blue",
  to: "red",
  give: { ...NONE, wood: 2 },
  cards: { ...NO_CARDS, actions: 2 },
  named: ["a1", "a2"],
  shown: ["a2"],
  ask: { ...NONE, food: 3 },
  wish: { ...NO_CARDS, objectives: 1 },
  accepted: false,
};

it("writes a draft again line by line, with what is shown", () => {
  expect(linesOf(OFFER)).toEqual([
    "give wood",
    "give wood",
    "give a1",
    "show a2",
    "ask food",
    "ask food",
    "ask food",
    "ask objective-card",
  ]);
});

it("turns an offer round for a counter-offer, within what both have", () => {
  const player = (goods: Partial<GoodsView>, actions: number) =>
    ({ goods: { ...NONE, ...goods }, hand: { ...NO_CARDS, actions } }) as PlayerView;
  expect(counterLines(OFFER, player({ food: 1 }, 0), player({ wood: 5 }, 1))).toEqual([
    "give food",
    "ask wood",
    "ask wood",
    "ask action-card",
  ]);
});

it("says what an offer changes for me", () => {
  const offer = { give: { ...NONE, food: 2, gold: 1 }, ask: { ...NONE, wood: 1, gold: 1 } };
  expect(differenceOf(offer, { ...NONE, food: 1, wood: 3, gold: 1 })).toEqual([
    { good: "food", before: 1, after: 3 },
    { good: "wood", before: 3, after: 2 },
  ]);
});
