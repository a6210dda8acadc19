import { beforeEach, expect, it } from "vitest";
import type { Choice, Decision } from "../api/types.ts";
import { useTable } from "../state/store.ts";
import { asksForPlaces, clashesOf, isClash, landed, latestRoll } from "./battle.ts";
import type { BattleView, EffortView, SideView } from "./view.ts";

const units = ["infantry", "cavalry", "elephant"].map((id) => ({ id, symbol: id }));

beforeEach(() => useTable.setState({ content: { units } }));

const effort = (...numbers: number[]): EffortView => ({
  card: "",
  ignored: false,
  noClash: false,
  dice: numbers.map((number) => ({ number, symbol: "infantry" })),
  clash: 0,
  parts: [],
  value: 0,
  hits: 0,
  cancelled: 0,
  losses: 0,
});

const side = (...numbers: number[]): SideView => ({
  ...effort(...numbers),
  side: "red",
  units: [{ kind: "infantry", number: 1 }],
  strength: 1,
  played: false,
  killed: 0,
});

const battle = (round: number, sides: readonly SideView[], earlier: readonly EffortView[][]): BattleView => ({
  space: "D4",
  origin: "C4",
  sea: false,
  city: false,
  fortress: false,
  captured: false,
  round,
  revealed: false,
  sides,
  rounds: earlier.map((efforts, i) => ({ round: i + 1, efforts })),
  result: "",
});

it("knows which roll is the latest, and the same roll when the next round has begun", () => {
  expect(latestRoll(battle(1, [side(), side()], []))).toBe("");
  const rolled = latestRoll(battle(1, [side(3), side(5)], []));
  expect(rolled).not.toBe("");
  expect(latestRoll(battle(2, [side(), side()], [[effort(3), effort(5)]]))).toBe(rolled);
  expect(latestRoll(battle(2, [side(1), side(1)], [[effort(3), effort(5)]]))).not.toBe(rolled);
});

it("lights a symbol only where it counts", () => {
  const army = ["infantry", "elephant"];
  expect(isClash({ number: 6, symbol: "infantry" }, { clash: 1 }, army)).toBe(true);
  expect(isClash({ number: 6, symbol: "infantry" }, { clash: 0 }, army)).toBe(false);
  expect(isClash({ number: 5, symbol: "elephant" }, { clash: 1 }, ["infantry"])).toBe(false);
  expect(isClash({ number: 1, symbol: "leader" }, { clash: 1 }, army)).toBe(false);
});

it("names every kind that clashes, each once", () => {
  const roll = { ...effort(6, 6), clash: 3 };
  const dice = [...roll.dice, { number: 5, symbol: "elephant" }, { number: 4, symbol: "cavalry" }];
  expect(clashesOf({ ...roll, dice }, ["infantry", "elephant"])).toEqual(["infantry", "elephant"]);
  expect(clashesOf({ ...roll, dice, clash: 0 }, ["infantry"])).toEqual([]);
});

it("takes cancelled hits off", () => {
  expect(landed({ hits: 2 }, { cancelled: 1 })).toBe(1);
  expect(landed({ hits: 0 }, { cancelled: 1 })).toBe(0);
});

const answer = (...kinds: string[]): Choice => ({
  code: "",
  verb: "",
  label: "",
  things: kinds.map((kind) => ({ kind, code: "C2", label: "" })),
  loss: "",
  price: [],
  reveals: false,
  odds: 0,
  fight: false,
});
const asked = (required: boolean, ...choices: Choice[]): Decision => ({
  seat: "red",
  prompt: "",
  promptKey: "prompt.lower-mood",
  required,
  passable: false,
  choices,
});

it("needs the map for questions whose answers are places, and for nothing else", () => {
  expect(asksForPlaces(asked(true, answer("space"), answer("space", "unit"), answer()))).toBe(true);
  expect(asksForPlaces(asked(true, answer("space"), answer("advance")))).toBe(false);
  expect(asksForPlaces(asked(true, answer()))).toBe(false);
  expect(asksForPlaces(asked(false, answer("space")))).toBe(false);
  expect(asksForPlaces(undefined)).toBe(false);
});
