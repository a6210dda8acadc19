import { describe, expect, it } from "vitest";
import type { Choice } from "../api/types.ts";
import {
  actingCities,
  cardPlays,
  cityChoices,
  cityChoicesFor,
  frontChoices,
  groupOf,
  missedChances,
  moveFrom,
  staysOpen,
  stepTo,
} from "./choices.ts";
import { answersTo, besides, counterLines, draftLines, linesOf, partsOfDeal, rowsOf, without } from "./deals.ts";
import { keyed } from "./keyed.ts";
import type { OfferView, PlayerView } from "./view.ts";

function choice(verb: string, ...things: string[]): Choice {
  const list = things.map((thing) => {
    const [kind = "", code = ""] = thing.split(":");
    return { kind, code, label: code };
  });
  return {
    code: [verb, ...list.map((thing) => thing.code)].join(" "),
    verb,
    label: verb,
    things: list,
    loss: "",
    price: [],
    reveals: false,
    odds: -1,
    fight: false,
  };
}

const CITY = [
  choice("build", "square:D4", "building:library"),
  choice("build-figure", "square:D4", "figure:army"),
  choice("arts", "square:B2"),
  choice("assign", "square:D4", "square:B2"),
  choice("pass"),
];

describe("the choices of a city", () => {
  it("begin with its square", () => {
    expect(cityChoices(CITY, "D4")).toHaveLength(2);
    expect(cityChoices(CITY, "B2").map((found) => found.verb)).toEqual(["arts"]);
    expect([...actingCities(CITY)]).toEqual(["D4", "B2"]);
  });

  it("keep the card of their city open, until none is left", () => {
    expect(staysOpen({ square: "D4" }, CITY)).toBe(true);
    expect(staysOpen({ square: "E5" }, CITY)).toBe(false);
    expect(staysOpen({ square: "E5" }, [])).toBe(true);
    expect(staysOpen(undefined, [])).toBe(false);
  });

  it("are found by what they build", () => {
    const both = [...CITY, choice("build-free", "square:D4", "building:library")];
    expect(cityChoicesFor(both, "D4", "building", "library").map((found) => found.verb)).toEqual([
      "build",
      "build-free",
    ]);
    expect(cityChoicesFor(both, "B2", "building", "library")).toEqual([]);
  });
});

describe("the cards of a battle", () => {
  const plays = cardPlays([
    choice("play", "unit-kind:infantry-2"),
    choice("attack", "unit-kind:infantry-2", "front:1"),
    choice("attack", "unit-kind:infantry-2", "front:3"),
    choice("attack", "unit-kind:mounted-1", "front:3"),
    choice("apply", "tech:metalworking"),
  ]);

  it("know where they can be played", () => {
    expect(plays.size).toBe(2);
    expect(plays.get("infantry-2")?.open?.code).toBe("play infantry-2");
    expect([...(plays.get("infantry-2")?.fronts.keys() ?? [])]).toEqual(["1", "3"]);
    expect(plays.get("mounted-1")?.open).toBeUndefined();
  });

  it("wound and heal by front", () => {
    expect(frontChoices([choice("wound", "front:2"), choice("heal", "front:1")], "2")).toHaveLength(1);
  });
});

it("a move begins where the figures stand, with as many as may go", () => {
  const choices = [
    choice("move", "square:C3"),
    choice("take", "party:a1s0"),
    choice("take", "party:a2s1"),
    choice("step", "square:C4"),
  ];
  expect(moveFrom(choices, "C3")?.code).toBe("move C3");
  expect(moveFrom(choices, "C4")).toBeUndefined();
  expect(stepTo(choices, "C4")?.verb).toBe("step");
});

describe("a group", () => {
  const groups = ["a2s1", "a2s0", "a1s1", "a1s0", "a0s1"].map((party) => choice("take", `party:${party}`));

  it("is as large as what was grabbed", () => {
    expect(groupOf(groups, "all")?.code).toBe("take a2s1");
    expect(groupOf(groups, "armies")?.code).toBe("take a2s0");
    expect(groupOf(groups, "scouts")?.code).toBe("take a0s1");
  });

  it("is left to the player where just these may not go", () => {
    expect(groupOf(groups.slice(0, 1), "armies")).toBeUndefined();
  });
});

describe("a negotiation", () => {
  it("shows an accepted offer once: to me on the board, to others beside it", () => {
    const offers = [{ code: "t1", from: "blue", to: "red", accepted: true } as OfferView];
    expect(besides(offers, "red")).toEqual([]);
    expect(besides(offers, "blue")).toEqual(offers);
    expect(besides([{ ...offers[0]!, accepted: false }], "red")).toHaveLength(1);
  });

  it("has one line for each good, with all its amounts", () => {
    const lines = linesOf(
      [
        choice("give", "wealth:trade", "count:1"),
        choice("give", "wealth:trade", "count:5"),
        choice("ask", "resource:iron"),
      ],
      "give",
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.choices).toHaveLength(2);
  });

  it("knows the answers to an offer", () => {
    const choices = [choice("recall", "offer:t1"), choice("accept", "offer:t2"), choice("decline", "offer:t2")];
    expect(answersTo(choices, "t2").map((answer) => answer.verb)).toEqual(["accept", "decline"]);
  });

  it("names only what changes hands", () => {
    const parts = partsOfDeal({ trade: 3, culture: 0, resources: [{ code: "iron", count: 1 }] }, [
      { code: "hut", count: 0 },
    ]);
    expect(parts.map((part) => `${part.count} ${part.code}`)).toEqual(["3 trade", "1 iron"]);
  });
});

it("cards of a kind have keys of their own", () => {
  expect(keyed(["a", "b", "a"]).map((card) => card.key)).toEqual(["a 0", "b 0", "a 1"]);
});

describe("a draft", () => {
  const draft: OfferView = {
    code: "",
    from: "red",
    to: "blue",
    give: { trade: 7, culture: 0, resources: [{ code: "wheat", count: 1 }] },
    hidden: [{ code: "hut", count: 1 }],
    named: ["hut-spy"],
    ask: { trade: 0, culture: 2, resources: [] },
    wish: [{ code: "event-1", count: 1 }],
    accepted: false,
  };

  it("can be written again, line by line", () => {
    expect(draftLines(draft)).toEqual([
      "give trade 5",
      "give trade 1",
      "give trade 1",
      "give wheat",
      "give hut-spy",
      "ask culture 1",
      "ask culture 1",
      "ask event-1",
    ]);
  });

  it("loses one thing at a time", () => {
    expect(without(draft, "give", "trade").give.trade).toBe(6);
    expect(without(draft, "give", "hut-spy").named).toEqual([]);
    expect(draftLines(without(draft, "give", "wheat"))).not.toContain("give wheat");
    expect(draftLines(without(draft, "ask", "event-1"))).not.toContain("ask event-1");
  });

  it("has a row for everything that is named or could be", () => {
    const rows = rowsOf(draft, [choice("give", "wealth:culture", "count:1"), choice("ask", "resource:silk")], "give");
    expect(rows.map((row) => `${row.code} ${row.number}`)).toEqual(["trade 7", "culture 0", "wheat 1", "hut-spy 1"]);
    expect(rowsOf(draft, [], "ask").map((row) => row.code)).toEqual(["culture", "event-1"]);
  });

  it("is turned round for a counter-offer, within what both have", () => {
    const me = { trade: 1, culture: 1, resources: [] } as unknown as PlayerView;
    const partner = { trade: 3, culture: 0, resources: [{ code: "wheat", count: 1 }] } as unknown as PlayerView;
    expect(counterLines(draft, me, partner)).toEqual([
      "give culture 1",
      "ask trade 1",
      "ask trade 1",
      "ask trade 1",
      "ask wheat",
      "ask hut",
    ]);
  });
});

it("counts cities and figures that could still act, each once, and nothing that can be done later", () => {
  expect(
    missedChances([
      choice("build", "square:D4", "building:temple"),
      choice("build", "square:D4", "building:market"),
      choice("arts", "square:E7"),
      choice("move", "square:D4"),
      choice("use", "tech:pottery"),
      choice("done"),
    ]),
  ).toBe(3);
  expect(missedChances([choice("use", "tech:pottery"), choice("done")])).toBe(0);
});
