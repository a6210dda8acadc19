import { expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../api/types.ts";
import { again } from "./again.ts";

const seat = (kind: string, more: Partial<SeatInfo> = {}) => ({ kind, name: "", level: "", mine: false, ...more });
const table = (...seats: ReturnType<typeof seat>[]) =>
  ({
    game: "clash",
    boxes: ["monumental"],
    options: { trading: "no" },
    title: "",
    seats,
    pace: { kind: "free" },
    public: false,
    hints: true,
  }) as unknown as TableInfo;

it("begins at once where only computers play along, of the same levels", () => {
  const wish = again(
    table(seat("agent", { level: "hard" }), seat("person", { mine: true }), seat("agent", { level: "easy" })),
  );
  expect(wish.seats).toEqual([{ kind: "agent", level: "hard" }, { kind: "me" }, { kind: "agent", level: "easy" }]);
  expect(wish).toMatchObject({
    game: "clash",
    boxes: ["monumental"],
    options: { trading: "no" },
    hints: true,
    start: true,
  });
});

it("keeps the seats of other people free", () => {
  const wish = again(table(seat("person", { mine: true, name: "Anna" }), seat("person", { name: "Boris" })));
  expect(wish.seats).toEqual([{ kind: "me" }, { kind: "open" }]);
  expect(wish.start).toBe(false);
});

it("keeps the names at a screen that is passed around", () => {
  const wish = again(
    table(seat("person", { mine: true, name: "Anna" }), seat("person", { mine: true, name: "Boris" })),
  );
  expect(wish.seats).toEqual([
    { kind: "me", name: "Anna" },
    { kind: "me", name: "Boris" },
  ]);
  expect(wish.start).toBe(true);
});
