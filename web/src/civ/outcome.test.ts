import { expect, it } from "vitest";
import type { LogLine } from "../api/types.ts";
import { battleLines, outcomeOf } from "./outcome.ts";

const line = (ply: number, key: string) => ({ ply, key: `log.${key}`, text: key, things: [] }) as unknown as LogLine;

const LOG = [
  line(1, "battle.city"),
  line(2, "battle.total"),
  line(2, "battle.winner"),
  line(4, "move"),
  line(5, "battle.village"),
  line(6, "battle.open"),
  line(7, "battle.total"),
  line(7, "battle.total"),
  line(7, "battle.winner"),
  line(7, "battle.armies-lost"),
];

it("only the latest battle is told of", () => {
  expect(battleLines(LOG, 6).map((found) => found.text)).toEqual(["battle.village", "battle.open"]);
  expect(battleLines([], 6)).toEqual([]);
});

it("the sums are told when the battle is over", () => {
  expect(outcomeOf(battleLines(LOG, 6))).toEqual([]);
  expect(outcomeOf(battleLines(LOG, 7)).map((found) => found.text)).toEqual([
    "battle.total",
    "battle.total",
    "battle.winner",
    "battle.armies-lost",
  ]);
});
