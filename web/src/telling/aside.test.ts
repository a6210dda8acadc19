import { expect, it } from "vitest";
import { type Around, bestSpot, type Spot } from "./aside.ts";

const LOW: Spot = { at: "", frame: { left: 0, top: 600, width: 500, height: 50 } };
const HIGH: Spot = { at: "high-left", frame: { left: 0, top: 0, width: 500, height: 50 } };
const RIGHT: Spot = { at: "high-right", frame: { left: 500, top: 0, width: 500, height: 50 } };
const SPOTS = [LOW, HIGH, RIGHT];
const NOTHING: Around = { told: [], lit: [], pieces: [], ground: [] };
const spot = (around: Partial<Around>, before: Spot["at"] = "") => bestSpot(SPOTS, { ...NOTHING, ...around }, before);
const piece = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

it("stands where it usually does as long as that hides nothing", () => {
  expect(spot({ told: [piece(300, 300)], pieces: [piece(400, 400)] })).toBe("");
});

it("never stands on what it tells about, whatever else it hides", () => {
  expect(spot({ told: [piece(100, 605)], pieces: [piece(0, 0), piece(100, 0), piece(600, 0)] })).toBe("high-right");
});

it("leaves free what can be pressed rather than what only stands there", () => {
  expect(spot({ lit: [piece(100, 605)], pieces: [piece(100, 5), piece(600, 5), piece(700, 5)] })).toBe("high-left");
});

it("goes where it hides fewer pieces, and does not come back for as many", () => {
  expect(spot({ pieces: [piece(100, 605)] })).toBe("high-left");
  expect(spot({}, "high-left")).toBe("high-left");
  expect(spot({ pieces: [piece(100, 5), piece(200, 605), piece(600, 5)] }, "high-left")).toBe("high-left");
});

it("leaves land in sight where the map has an empty corner", () => {
  const land = Array.from({ length: 12 }, (_, i) => piece(i * 40, 605));
  expect(spot({ ground: land })).toBe("high-left");
  expect(spot({ ground: land.slice(0, 4) })).toBe("");
});
