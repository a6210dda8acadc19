import { expect, test } from "vitest";
import type { Choice, Decision } from "../api/types.ts";
import { askedOf, isAnswered } from "./answered.ts";

const decision = (...codes: string[]): Decision => ({
  seat: "red",
  prompt: "",
  promptKey: "prompt.turn",
  required: true,
  passable: false,
  choices: codes.map((code) => ({ code }) as Choice),
});

test("who is asked the same as before has answered nothing", () => {
  expect(isAnswered(askedOf(decision("collect C3")), askedOf(decision("collect C3")))).toBe(false);
});

test("who is asked something else, or nothing any more, has answered", () => {
  expect(isAnswered(askedOf(decision("collect C3")), askedOf(decision("end-turn")))).toBe(true);
  expect(isAnswered(askedOf(decision("collect C3")), askedOf(undefined))).toBe(true);
});

test("whose turn comes has answered nothing", () => {
  expect(isAnswered(askedOf(undefined), askedOf(decision("collect C3")))).toBe(false);
});

test("who might have spoken and now may not has answered nothing", () => {
  const mightSpeak = { ...decision("trade red"), required: false };
  expect(isAnswered(askedOf(mightSpeak), askedOf(undefined))).toBe(false);
});
