import { expect, it } from "vitest";
import type { Choice } from "../api/types.ts";
import { isAbout } from "./Foot.tsx";

const choice = (verb: string, kind?: string): Choice => ({
  code: verb,
  verb,
  label: verb,
  things: kind ? [{ kind, code: "one", label: "one" }] : [],
  loss: "",
  price: [],
  reveals: false,
  odds: -1,
  fight: false,
});
const opens = (...choices: Choice[]) => isAbout({ choices }, ["action-card"], new Set(["pass"]));

it("opens the hand by itself only when nothing but cards is asked for", () => {
  expect(opens(choice("discard", "action-card"), choice("discard", "action-card"))).toBe(true);
  expect(opens(choice("play", "action-card"), choice("pass"))).toBe(true);
});

it("leaves the map free when something else can be chosen, too", () => {
  expect(opens(choice("play", "action-card"), choice("move", "space"))).toBe(false);
  expect(opens(choice("play", "action-card"), choice("collect"))).toBe(false);
  expect(opens(choice("pass"))).toBe(false);
});
