import { expect, it } from "vitest";
import { stairs } from "./End.tsx";

it("draws points as stairs", () => {
  const points = [
    { ply: 0, points: [0] },
    { ply: 4, points: [0] },
    { ply: 10, points: [2] },
  ];
  const same = (value: number) => value;
  expect(stairs(points, 0, same, same)).toBe("0.0,0.0 4.0,0.0 10.0,0.0 10.0,2.0");
});
