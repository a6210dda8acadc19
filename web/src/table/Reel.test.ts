import { expect, it } from "vitest";
import { moments } from "./Reel.tsx";

const line = (ply: number) => ({ ply, key: "log.round" as const, text: "", things: [] });

it("shows every ply that said something since then", () => {
  expect(moments([line(1), line(3), line(3), line(4), line(9)], 1, 4)).toEqual([3, 4]);
});

it("thins a long absence out, from its first moment to its last", () => {
  const plies = moments(
    Array.from({ length: 300 }, (_, i) => line(i)),
    0,
    299,
  );
  expect(plies).toHaveLength(24);
  expect(plies[0]).toBe(1);
  expect(plies.at(-1)).toBe(299);
});
