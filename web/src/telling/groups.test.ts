import { expect, it } from "vitest";
import type { LogLine } from "../api/types.ts";
import { goalOf, groupsOf, headFirst } from "./groups.ts";

const line = (text: string) => {
  const [ply, key, seat] = text.split(" ");
  const things = seat ? [{ kind: "seat", code: seat, label: seat }] : [];
  return { ply: Number(ply), key: `log.${key}` as LogLine["key"], text: key!, things };
};
const groups = (...lines: string[]) =>
  groupsOf(lines.map(line)).map(({ kind, lines }) => [kind, ...lines.map(({ text }) => text)].join(" "));

it("keeps what was done by one choice together, and small steps with what they follow from", () => {
  expect(
    groups(
      "1 turn red",
      "2 collects red",
      "2 gains red",
      "3 gains red",
      "4 moves red",
      "5 moves red",
      "5 explores red",
    ),
  ).toEqual(["head turn", "steps collects gains gains", "steps moves", "steps moves explores"]);
});

it("counts a price to what is paid for, not to what was done before", () => {
  expect(groups("2 collects red", "3 gains red", "4 pays red", "4 gains-advance red", "4 gains red")).toEqual([
    "steps collects gains",
    "steps pays gains-advance gains",
  ]);
  expect(groups("2 recruits-in red", "2 pays red", "3 pays red", "4 recruits red")).toEqual([
    "steps recruits-in pays pays",
    "steps recruits",
  ]);
});

it("keeps players apart", () => {
  expect(groups("2 collects red", "2 gains blue", "3 gains red")).toEqual([
    "steps collects",
    "steps gains",
    "steps gains",
  ]);
  expect(groups("2 event red", "2 pestilence")).toEqual(["steps event pestilence"]);
});

it("tells a battle as one, and two battles as two", () => {
  expect(
    groups(
      "1 moves red",
      "1 battle-city red",
      "2 combat-roll red",
      "2 combat-roll blue",
      "3 battle-won red",
      "4 battle-land blue",
      "5 battle-undecided",
      "5 turn-ends red",
    ),
  ).toEqual([
    "steps moves",
    "battle battle-city combat-roll combat-roll battle-won",
    "battle battle-land battle-undecided",
    "steps turn-ends",
  ]);
});

it("folds haggling of all players", () => {
  expect(groups("1 offers red", "2 declines-offer blue", "3 offers blue", "4 trades red", "5 offers red")).toEqual([
    "talk offers declines-offer offers",
    "steps trades",
    "talk offers",
  ]);
});

it("is headed by what was done, not by what it cost", () => {
  const keys = (...lines: string[]) => headFirst(lines.map(line)).map(({ text }) => text);
  expect(keys("2 pays red", "2 gains-advance red", "2 gains red")).toEqual(["gains-advance", "pays", "gains"]);
  expect(keys("2 gains red", "2 gains red")).toEqual(["gains", "gains"]);
});

it("tells a way with its steps as one, and where it leads", () => {
  const step = (ply: number, square: string) => ({
    ...line(`${ply} step red`),
    things: [
      { kind: "seat", code: "red", label: "red" },
      { kind: "square", code: square, label: square },
    ],
  });
  const told = [line("4 move red"), step(5, "K9"), step(6, "K10"), line("7 move red"), step(8, "B2")];
  const ways = groupsOf(told);
  expect(ways.map(({ lines }) => lines.length)).toEqual([3, 2]);
  expect(ways.map(({ lines }) => goalOf(lines))).toEqual(["K10", "B2"]);
  expect(goalOf([step(5, "K9")])).toBe("");
});
