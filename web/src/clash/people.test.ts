import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Choice, State } from "../api/types.ts";
import { useTable } from "../state/store.ts";
import icons from "./icons.json";
import { cardsToChoose, figuresOf, originOf, ownerOf, peopleOf, personIn, placeOf } from "./people.ts";
import { headdressOf } from "./portraits.ts";
import type { PlayerView } from "./view.ts";

const ROME = {
  id: "rome",
  home: [],
  advances: [{ id: "rome-aqueducts", with: ["sanitation"], use: false }],
  leaders: [
    { id: "augustus", abilities: [{ id: "augustus-princeps", scope: "any", use: false }] },
    { id: "caesar", abilities: [] },
    { id: "sulla", abilities: [] },
  ],
};

const player = (seat: string, belongings: Readonly<Record<string, readonly string[]>>) =>
  ({
    seat,
    belongings: Object.entries(belongings).map(([name, codes]) => ({ name, codes })),
  }) as unknown as PlayerView;

const RED = player("red", {
  civilization: ["rome"],
  leader: ["sulla"],
  "leader-cards": ["augustus"],
  "lost-leaders": ["caesar", "hannibal"],
});
const BLUE = player("blue", { "killed-leaders": ["hannibal"] });
const STATE = {
  seat: "red",
  view: {
    players: [RED, BLUE],
    units: [
      { space: "C1", owner: "blue", units: [{ kind: "leader", number: 1 }] },
      { space: "D4", owner: "red", units: [{ kind: "leader", number: 1 }] },
    ],
  },
} as unknown as State;

beforeEach(() => useTable.setState({ content: { factions: [ROME], categories: [], advances: [] } }));

it("knows the people of a player and of a leader", () => {
  expect(peopleOf(RED)?.id).toBe("rome");
  expect(peopleOf(BLUE)).toBeUndefined();
  expect(originOf("caesar")?.id).toBe("rome");
  expect(originOf("hannibal")).toBeUndefined();
  expect(ownerOf("augustus-princeps")?.id).toBe("augustus");
});

it("tells what has become of every leader, those of other peoples last", () => {
  expect(figuresOf(STATE, RED)).toEqual([
    { id: "augustus", fate: "waits", by: "" },
    { id: "caesar", fate: "lost", by: "" },
    { id: "sulla", fate: "leads", by: "" },
    { id: "hannibal", fate: "killed", by: "blue" },
  ]);
});

it("finds the person among units, and where he stands", () => {
  expect(personIn(STATE, "red", "leader")).toBe("sulla");
  expect(personIn(STATE, "red", "infantry")).toBe("");
  expect(personIn(STATE, "barbarians", "leader")).toBe("");
  expect(placeOf(STATE, "red")).toBe("D4");
  expect(placeOf(STATE, "yellow")).toBe("");
});

it("shows cards to choose from only where nothing else is asked", () => {
  const about = (...kinds: string[]) =>
    ({ code: kinds.join(" "), things: kinds.map((kind) => ({ kind, code: "x" })) }) as unknown as Choice;
  expect(cardsToChoose([about("leader"), about("leader")], "leader")).toHaveLength(2);
  expect(cardsToChoose([about("leader"), about("space")], "leader")).toEqual([]);
  expect(cardsToChoose([about("leader-ability")], "leader")).toEqual([]);
});

describe("every people of the box", () => {
  const file = "../../../clash/src/main/resources/civitas/clash/civilizations/content/civilizations.json";
  const { civilizations } = JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")) as {
    civilizations: { id: string; leaders: { id: string }[] }[];
  };
  it("has an emblem and a headdress of its own", () => {
    const crown = headdressOf("nobody");
    expect(civilizations.filter(({ id }) => !(id in icons) || headdressOf(id) === crown)).toEqual([]);
    expect(new Set(civilizations.map(({ id }) => headdressOf(id).front)).size).toBe(civilizations.length);
  });
  it("has leaders that nobody takes for one another", () => {
    const signs = civilizations.map(({ leaders }) => leaders.map(({ id }) => (icons as Record<string, string>)[id]));
    expect(signs.flat()).not.toContain(undefined);
    expect(signs.filter((three) => new Set(three).size < three.length)).toEqual([]);
  });
});
