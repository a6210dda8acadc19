import { expect, it } from "vitest";
import { journeys } from "./journeys.ts";

const figures = (...written: string[]) =>
  written.map((text) => {
    const [place, side, kind, number] = text.split(" ");
    return { place: place!, side: side!, kind: kind!, number: Number(number) };
  });
const ways = (before: string[], after: string[]) =>
  journeys(figures(...before), figures(...after)).map((way) => Object.values(way).join(" "));

it("sees who has gone where", () => {
  expect(ways(["A1 red army 3"], ["A1 red army 1", "B1 red army 2"])).toEqual(["red army 2 A1 B1"]);
  expect(ways(["A1 red army 1", "A1 red scout 1"], ["C3 red army 1", "C3 red scout 1"])).toEqual([
    "red army 1 A1 C3",
    "red scout 1 A1 C3",
  ]);
});

it("sees two armies meet", () => {
  expect(ways(["A1 red army 1", "B1 red army 2"], ["C1 red army 3"])).toEqual(["red army 1 A1 C1", "red army 2 B1 C1"]);
});

it("does not take the fallen or the new for travellers", () => {
  expect(ways(["A1 red army 2", "B1 blue army 1"], ["A1 red army 1", "B1 blue army 2"])).toEqual([]);
  expect(ways([], ["A1 red army 2"])).toEqual([]);
  expect(ways(["A1 red army 2"], ["B1 red army 1"])).toEqual(["red army 1 A1 B1"]);
});
