import { expect, it } from "vitest";
import { citiesIn, partsOf } from "./Told.tsx";

const seat = (code: string, label: string) => ({ kind: "seat", code, label });
const named = (text: string, ...things: ReturnType<typeof seat>[]) =>
  partsOf(text, things).map((part) => (part.seat ? `<${part.seat}:${part.text}>` : part.text));

it("finds the names of players in a line", () => {
  expect(named("Anna trades with Boris: 1 food.", seat("red", "Anna"), seat("blue", "Boris"))).toEqual([
    "<red:Anna>",
    " trades with ",
    "<blue:Boris>",
    ": 1 food.",
  ]);
  expect(named("Annabel waits for Anna", seat("red", "Anna"))).toEqual(["Annabel waits for ", "<red:Anna>"]);
  expect(named("(x+y) rests", seat("red", "(x+y)"))).toEqual(["<red:(x+y)>", " rests"]);
  expect(named("Nothing happens")).toEqual(["Nothing happens"]);
});

it("knows Russian names in every case", () => {
  const solon = seat("red", "Солон");
  const dora = seat("blue", "Коринна");
  expect(named("Солон предлагает обмен Коринне", solon, dora)).toEqual([
    "<red:Солон>",
    " предлагает обмен ",
    "<blue:Коринне>",
  ]);
  expect(named("Обмен с Солоном и Коринной", solon, dora)).toEqual([
    "Обмен с ",
    "<red:Солоном>",
    " и ",
    "<blue:Коринной>",
  ]);
  expect(named("предлагает обмен игроку Anna", seat("red", "Anna"))).toEqual([
    "предлагает обмен игроку ",
    "<red:Anna>",
  ]);
});

it("finds the cities that are spoken of, and nothing that only looks like one", () => {
  const parts = (text: string) => citiesIn(text, ["D4", "B1"]).map(({ text, city }) => (city ? `<${city}>` : text));
  expect(parts("collects with D4 and D41")).toEqual(["collects with ", "<D4>", " and D41"]);
  expect(parts("B1 → D4.")).toEqual(["<B1>", " → ", "<D4>", "."]);
  expect(parts("from C2 to C3")).toEqual(["from C2 to C3"]);
});
