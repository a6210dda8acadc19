import { expect, it } from "vitest";
import type { Choice } from "../api/types.ts";
import { places, shownBy } from "./pointing.ts";

const choice = (code: string, verb: string, things: Choice["things"] = []): Choice => ({
  code,
  verb,
  label: code,
  things,
  loss: "",
  price: [],
  reveals: false,
  odds: -1,
  fight: false,
});

it("points at the button of a choice, its verb and what it is about", () => {
  const collect = choice("collect D2", "collect", [{ kind: "space", code: "D2", label: "D2" }]);
  expect(places(collect, "end-turn")).toEqual([
    { nearness: "choice", selector: '[data-code="collect D2"]' },
    { nearness: "verb", selector: '[data-verb="collect"]' },
    { nearness: "thing", selector: '[data-thing="space:D2"]' },
    { nearness: "thing", selector: '[data-space="D2"]' },
  ]);
});

it("points at the question that ending a turn asks", () => {
  expect(places(choice("end-turn", "end-turn"), "end-turn").map(({ selector }) => selector)).toContain(
    '[data-code="confirm-end-turn"]',
  );
});

it("points at the question that an attack asks", () => {
  const attack = { ...choice("go C3", "go"), fight: true };
  expect(places(attack, "end-turn").map(({ selector }) => selector)).toContain('[data-code="confirm-loss"]');
});

it("does not let a code leave its selector", () => {
  expect(places(choice('a"] *', "a"), "").at(0)?.selector).toBe('[data-code="a\\"] *"]');
});

it("shows only what is legal", () => {
  const decision = {
    seat: "red",
    prompt: "",
    promptKey: "" as never,
    required: true,
    passable: false,
    choices: [choice("a", "a"), choice("b", "b")],
  };
  const lesson = { name: "", title: "", goals: [], goal: 0, light: ["b", "c"], tip: "", end: "" };
  expect(shownBy(lesson, decision).map(({ code }) => code)).toEqual(["b"]);
  expect(shownBy(undefined, decision)).toEqual([]);
  expect(shownBy(lesson, undefined)).toEqual([]);
});
