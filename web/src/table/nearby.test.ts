import { expect, it } from "vitest";
import { placeBeside } from "./nearby.ts";

const room = { left: 100, top: 50, width: 900, height: 600 };
const card = { width: 300, height: 200 };
const at = (left: number, top: number) => placeBeside({ left, top, width: 80, height: 90 }, card, room);

it("lies to the right of a place, at its height", () => {
  expect(at(200, 150)).toEqual({ left: 190, top: 100 });
});

it("lies to the left where there is no room to the right", () => {
  expect(at(800, 150)).toEqual({ left: 390, top: 100 });
});

it("stays in the room", () => {
  expect(at(200, 600).top).toBeLessThanOrEqual(600 - 200);
  expect(at(200, 20).top).toBeGreaterThan(0);
  expect(placeBeside({ left: 110, top: 60, width: 80, height: 90 }, { width: 880, height: 200 }, room).left).toBe(10);
});
