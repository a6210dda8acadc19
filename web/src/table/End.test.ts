import { expect, it } from "vitest";
import { raceOf, stairs } from "./End.tsx";

const points = [
  { ply: 0, points: [0], categories: { coins: [0] } },
  { ply: 4, points: [0], categories: { coins: [3] } },
  { ply: 10, points: [2], categories: {} },
];

it("draws points as stairs", () => {
  const same = (value: number) => value;
  expect(stairs(points, 0, same, same)).toBe("0.0,0.0 4.0,0.0 10.0,0.0 10.0,2.0");
});

it("takes one category out of the course of a game", () => {
  expect(raceOf(points, "coins").map((row) => row.points)).toEqual([[0], [3], []]);
});
