import { expect, it } from "vitest";
import { SIZE } from "../grid.ts";
import type { SquareView } from "../view.ts";
import { coastOf } from "./coast.ts";

const square = (x: number, y: number, terrain: string): SquareView => ({
  code: `${"ABC"[x]}${y + 1}`,
  x,
  y,
  slot: 0,
  known: terrain !== "",
  terrain,
  yields: { trade: 0, production: 0, culture: 0, coins: 0 },
  resource: "",
  token: "",
  landmark: "",
  pieceKind: "",
  piece: "",
  city: "",
  struck: false,
  blockaded: false,
  locked: false,
});

const lie = { turned: false, columns: 3, rows: 1 };

it("a coast is where water meets land, and nowhere else", () => {
  expect(coastOf([square(0, 0, "forest"), square(1, 0, "desert")], lie).beach).toBe("");
  expect(coastOf([square(0, 0, "water"), square(1, 0, "water")], lie).beach).toBe("");
  expect(coastOf([square(0, 0, "water"), square(1, 0, "")], lie).beach).toBe("");
  expect(coastOf([square(0, 0, "water"), square(1, 0, "forest")], lie).beach).toBe(`M${SIZE} 0v${SIZE}`);
});

it("surf breaks on the side of the water", () => {
  const { surf } = coastOf([square(0, 0, "water"), square(1, 0, "forest")], lie);
  expect(Number(/^M([\d.]+)/.exec(surf)?.[1])).toBeLessThan(SIZE);
});
