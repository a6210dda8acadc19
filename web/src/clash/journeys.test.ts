import { expect, it } from "vitest";
import { shortcutsOf } from "../table/shortcuts.ts";
import { crewOf, goalsOf, journeysOf, meetingOf, membersOf, partiesOf } from "./journeys.ts";

const space = (code: string) => ({ kind: "space", code, label: code });
const unit = (code: string) => ({ kind: "unit", code, label: code });
const step = (code: string, ...things: { kind: string; code: string; label: string }[]) => ({
  code,
  verb: code.split(" ")[0]!,
  label: code,
  things,
});

const STEPS = [
  step("move"),
  step("from D4", space("D4")),
  step("add all", unit("all")),
  step("add settler", unit("settler")),
  step("go D5", space("D5")),
  step("road D5", space("D5")),
  step("go E4", space("E4")),
  step("explore C4", space("C4")),
  step("collect D4", space("D4")),
  step("gather D4 food", space("D4"), { kind: "good", code: "food", label: "food" }),
];

const plain = { price: [], reveals: false, fight: false, loss: "" };
const food = (amount: number) => [{ what: "food", amount, left: 3 }];

const JOURNEYS = journeysOf(
  shortcutsOf({
    steps: STEPS,
    shortcuts: [
      { ...plain, codes: ["collect D4", "gather D4 food"], price: food(1) },
      { ...plain, codes: ["move", "from D4", "add settler", "go D5"] },
      { ...plain, codes: ["move", "from D4", "add all", "road D5"], price: food(-1) },
      { ...plain, codes: ["move", "from D4", "add all", "go D5"] },
      { ...plain, codes: ["move", "from D4", "add all", "go E4"], reveals: true, fight: true },
      { ...plain, codes: ["move", "from D4", "add all", "explore C4"], reveals: true },
    ],
  }),
);

it("finds who can go, all of them first, and leaves out what is no journey", () => {
  expect(JOURNEYS).toHaveLength(5);
  expect(partiesOf(JOURNEYS)).toEqual(["add all", "add settler"]);
});

it("knows where a group can go by the cheapest way, and what it meets there", () => {
  const goals = goalsOf(JOURNEYS, "add all");
  expect([...goals.keys()].sort()).toEqual(["C4", "D5", "E4"]);
  expect(goals.get("D5")!.shortcut.steps.at(-1)!.code).toBe("go D5");
  expect(["D5", "E4", "C4"].map((goal) => meetingOf(goals.get(goal)!))).toEqual(["nothing", "fight", "explore"]);
  expect([...goalsOf(JOURNEYS, "add settler").keys()]).toEqual(["D5"]);
});

it("tells who is in a group", () => {
  const there = [
    { kind: "infantry", number: 2 },
    { kind: "settler", number: 1 },
  ];
  expect(membersOf("add all", there)).toEqual(there);
  expect(membersOf("add settler", there)).toEqual([{ kind: "settler", number: 1 }]);
  expect(membersOf("add infantry; add infantry", there)).toEqual([{ kind: "infantry", number: 2 }]);
  const fleet = [...there, { kind: "ship", number: 2 }];
  expect(membersOf("add ship-moved-with-infantry-moved-and-settler; add ship", fleet)).toEqual([
    { kind: "ship", number: 2 },
    { kind: "infantry", number: 1 },
    { kind: "settler", number: 1 },
  ]);
  expect(membersOf("add infantry-from-ship-with-infantry-and-settler", fleet)).toEqual([
    { kind: "infantry", number: 1 },
  ]);
});

it("leads to the sea, where it is asked which ship each of them boards", () => {
  const [infantry, ship] = [step("add infantry", unit("infantry")), step("board ship", unit("ship"))];
  const full = step("board ship-with-settler", unit("ship-with-settler"));
  const there = ["move", "from D4", "add infantry", "go D5"];
  const journeys = journeysOf(
    shortcutsOf({
      steps: [...STEPS, infantry, ship, full],
      shortcuts: [
        { ...plain, codes: [...there, "board ship"] },
        { ...plain, codes: [...there, "board ship-with-settler"] },
      ],
    }),
  );
  expect(partiesOf(journeys)).toEqual(["add infantry"]);
  const goal = goalsOf(journeys, "add infantry").get("D5");
  expect(goal?.shortcut.steps.map(({ code }) => code)).toEqual(there);
});

it("knows who is aboard of a ship, whatever they have done", () => {
  expect(crewOf("ship")).toEqual(["ship"]);
  expect(crewOf("ship-moved-with-settler-and-infantry-moved-forest")).toEqual(["ship", "settler", "infantry"]);
  expect(crewOf("settler-from-ship-with-settler")).toEqual(["settler"]);
});
