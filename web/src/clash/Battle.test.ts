import { expect, it } from "vitest";
import type { LogLine } from "../api/types.ts";
import { diceOf, lastBattle, rollOfLine } from "./Battle.tsx";

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

it("reads what was added to a roll, and the hits", () => {
  const roll = rollOfLine(line(1, "Red: rolled 6⚔ 3, Commander +1, Fortress: extra die. Combat value 10, 2 hits."));
  expect(roll.modifiers).toEqual(["Commander +1", "Fortress: extra die"]);
  expect(roll.hits).toBe(2);
  expect(rollOfLine(line(1, "Красный: бросок 5. Боевая сила 5, 1 попадание.")).modifiers).toEqual([]);
});
