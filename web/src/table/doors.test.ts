import { expect, it } from "vitest";
import type { Choice, Decision } from "../api/types.ts";
import { briefly, doorsOf, offered, stepsBehind } from "./doors.ts";

const choice = (code: string, ...spaces: string[]): Choice => ({
  code,
  verb: code.split(" ")[0]!,
  label: `Do ${code}`,
  things: spaces.map((space) => ({ kind: "space", code: space, label: space })),
  loss: "",
  price: [],
  reveals: false,
  odds: -1,
  fight: false,
});

const decision = (...choices: Choice[]): Decision => ({
  seat: "red",
  prompt: "",
  promptKey: "prompt.turn" as Decision["promptKey"],
  required: true,
  passable: false,
  choices,
});

it("knows which choices only say what one wants", () => {
  const turn = decision(choice("collect D4", "D4"), choice("move"), choice("end-turn"));
  expect(doorsOf(turn, new Set(["end-turn"])).map(({ code }) => code)).toEqual(["move"]);
});

it("finds what can be done with a thing through a door", () => {
  const move = choice("move");
  const influence = choice("influence");
  const steps = stepsBehind(
    [
      [move, decision(choice("from D4", "D4"), choice("from E5", "E5"), choice("done"))],
      [influence, decision(choice("with D4", "D4"))],
    ],
    () => false,
  );
  expect([...steps.keys()]).toEqual(["space:D4", "space:E5"]);
  expect(steps.get("space:D4")?.map(({ door, answer }) => `${door.code}, ${answer.code}`)).toEqual([
    "move, from D4",
    "influence, with D4",
  ]);
});

it("offers nothing through a door that only spends an action", () => {
  const next = decision(choice("collect D4", "D4"), choice("end-turn"));
  expect(stepsBehind([[choice("move"), next]], (asked) => asked === next).size).toBe(0);
});

it("names both parts of a step", () => {
  const step = { door: choice("move"), answer: choice("from D4", "D4") };
  expect(offered(step).label).toBe("Do move: Do from D4");
});

it("says only what one wants on the card of the thing, unless that could mean several things", () => {
  const [move, mood] = [choice("move"), choice("improve-mood")];
  const only = { door: mood, answer: { ...choice("improve D4", "D4"), odds: 50 } };
  const [all, one] = [choice("all D4", "D4"), choice("one D4", "D4")].map((answer) => ({ door: move, answer }));
  const steps = [only, all!, one!];
  expect(steps.map((step) => briefly(step, steps).label)).toEqual([
    "Do improve-mood",
    "Do move: Do all D4",
    "Do move: Do one D4",
  ]);
  expect(briefly(only, steps)).toMatchObject({ verb: "improve-mood", odds: 50, code: "improve-mood; improve D4" });
});
