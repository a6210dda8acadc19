import { expect, it } from "vitest";
import type { LogLine, State } from "../api/types.ts";
import { curtainFor } from "../pages/TablePage.tsx";
import { isStillAsked, mergeLog } from "./table.ts";

const line = (ply: number, text: string, key = "log.x"): LogLine => ({ ply, key, text, things: [] });

it("adds new lines of the log and takes back what was undone", () => {
  const old = [line(1, "a"), line(2, "b"), line(3, "c")];
  const merged = mergeLog(old, { log: [line(2, "B")], logFrom: 2, ply: 2 });
  expect(merged.map((other) => other.text)).toEqual(["a", "B"]);
});

it("draws the curtain only between two seats of one person", () => {
  const seat = (name: string, mine: boolean) => ({ seat: name, mine, kind: "person" });
  const state = (seats: unknown[], waitingFor: string[]) =>
    ({ table: { seats }, waitingFor, seat: "red", over: false }) as unknown as State;
  expect(curtainFor(state([seat("red", true), seat("blue", true)], ["blue"]))).toBe("blue");
  expect(curtainFor(state([seat("red", true), seat("blue", true)], ["red"]))).toBe("");
  expect(curtainFor(state([seat("red", true), seat("blue", false)], ["blue"]))).toBe("");
});

it("a choice is insisted on only while the same question is open", () => {
  const asked = (prompt: string, ...codes: string[]) => ({
    seat: "red",
    prompt,
    promptKey: "prompt",
    required: true,
    choices: codes.map((code) => ({ code, verb: code, label: code, things: [] })),
  });
  expect(isStillAsked(asked("Research", "a", "b"), asked("Research", "a"), "a")).toBe(true);
  expect(isStillAsked(asked("Research", "a", "b"), asked("Research", "b"), "a")).toBe(false);
  expect(isStillAsked(asked("Research", "a"), asked("Movement", "a"), "a")).toBe(false);
  expect(isStillAsked(asked("Research", "a"), undefined, "a")).toBe(false);
});
