import { expect, it } from "vitest";
import { logText } from "./SoFar.tsx";

it("writes the log as lines with their steps", () => {
  const line = (ply: number, text: string) => ({ ply, key: "log.round" as const, text, things: [] });
  expect(logText("Thursday", [line(0, "The game begins"), line(3, "Red: turn ends")])).toBe(
    "Thursday\n\n0\tThe game begins\n3\tRed: turn ends\n",
  );
});
