import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { LogLine } from "../api/types.ts";
import { isTalk } from "../telling/talk.ts";
import { cueOf } from "./cues.ts";
import { TUNES } from "./play.ts";

const lines = (...keys: string[]) => keys.map((key) => ({ key }) as LogLine);
const keys = ["clash", "civ"].flatMap((game) =>
  [...readFileSync(`src/${game}/keys.ts`, "utf8").matchAll(/"(log\.[^"]+)"/g)].map((found) => found[1]!),
);

it("knows what is worth hearing", () => {
  expect(cueOf(lines("log.collects", "log.gains"))).toBeUndefined();
  expect(cueOf(lines("log.combat-roll"))).toBe("dice");
  expect(cueOf(lines("log.battle-city", "log.battle-round"))).toBe("battle");
  expect(cueOf(lines("log.battle.city"))).toBe("battle");
  expect(cueOf(lines("log.gains", "log.event"))).toBe("event");
  expect(cueOf(lines("log.builds", "log.event"))).toBe("wonder");
  expect(cueOf(lines("log.battle-won", "log.game-over"))).toBe("end");
});

it("has every sound and all talk in both games", () => {
  const heard = new Set(keys.map((key) => cueOf(lines(key))));
  for (const cue of Object.keys(TUNES).filter((cue) => cue !== "turn")) {
    expect(heard, cue).toContain(cue);
  }
  expect(keys.filter((key) => isTalk(key as LogLine["key"])).length).toBeGreaterThan(6);
});
