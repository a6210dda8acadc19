import { describe, expect, it } from "vitest";
import type { Choice, Decision } from "../api/types.ts";
import { asksOneThing, byThing, byVerb, lit } from "./choices.ts";

const space = (code: string) => ({ kind: "space", code, label: code });
const choice = (code: string, ...things: Choice["things"]): Choice => ({
  code,
  verb: code.split(" ")[0]!,
  label: code,
  things,
  loss: "",
  price: [],
  reveals: false,
  odds: -1,
  fight: false,
});

const COLLECT = choice("collect D4", space("D4"));
const TEMPLE = choice("construct temple D4", { kind: "building", code: "temple", label: "Temple" }, space("D4"));
const END = choice("end-turn");
const DECISION: Decision = {
  seat: "red",
  prompt: "",
  promptKey: "prompt.turn",
  required: true,
  passable: false,
  choices: [COLLECT, TEMPLE, END],
};

describe("choices", () => {
  it("are found by every thing they touch", () => {
    const index = byThing(DECISION.choices);
    expect(index.get("space:D4")).toEqual([COLLECT, TEMPLE]);
    expect(index.get("building:temple")).toEqual([TEMPLE]);
  });

  it("are listed once under a thing they name twice", () => {
    expect(byThing([choice("road D4 D4", space("D4"), space("D4"))]).get("space:D4")).toHaveLength(1);
  });

  it("are grouped by verb in their order", () => {
    expect(byVerb(DECISION.choices).map((group) => group.verb)).toEqual(["collect", "construct", "end-turn"]);
  });

  it("are lit by the picked verb, or all when none has it", () => {
    expect(lit(DECISION, "collect")).toEqual([COLLECT]);
    expect(lit(DECISION, "fly")).toHaveLength(3);
    expect(lit(undefined, "")).toEqual([]);
  });
});

it("knows when only one kind of answer is asked for", () => {
  const asked = (...codes: string[]) => ({
    seat: "red",
    prompt: "",
    promptKey: "prompt.turn" as const,
    required: true,
    passable: false,
    choices: codes.map((code) => choice(code)),
  });
  const closing = new Set(["pass"]);
  expect(asksOneThing(asked("learn a", "learn b", "pass"), closing)).toBe(true);
  expect(asksOneThing(asked("learn a", "use b", "pass"), closing)).toBe(false);
  expect(asksOneThing(asked("pass"), closing)).toBe(false);
  expect(asksOneThing(undefined, closing)).toBe(false);
});
