import { expect, it } from "vitest";
import type { LogLine } from "../api/types.ts";
import { diceOf, lastBattle } from "./Battle.tsx";

const line = (ply: number, text: string, key = "log.x"): LogLine => ({ ply, key, text, things: [] });

it("reads dice from a line in any language", () => {
  expect(diceOf(line(1, "Red: rolled 6⚔ 3, Commander +1. Combat value 10, 2 hits."))).toEqual([
    { number: 6, clash: true },
    { number: 3, clash: false },
  ]);
  expect(diceOf(line(1, "Красный: бросок 5, боевая сила 5."))).toEqual([{ number: 5, clash: false }]);
});

it("finds the last battle in the log", () => {
  const log = [
    line(1, "", "log.battle-land"),
    line(5, "", "log.turn"),
    line(7, "", "log.battle-city"),
    line(8, "", "log.combat-roll"),
  ];
  expect(lastBattle(log).map((other) => other.ply)).toEqual([7, 8]);
});
