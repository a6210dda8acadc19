import { expect, it } from "vitest";
import { bestSpot, type Spot } from "./aside.ts";

const LOW: Spot = { at: "", frame: { left: 0, top: 600, width: 500, height: 50 } };
const HIGH: Spot = { at: "high-left", frame: { left: 0, top: 0, width: 500, height: 50 } };
const RIGHT: Spot = { at: "high-right", frame: { left: 500, top: 0, width: 500, height: 50 } };
const SPOTS = [LOW, HIGH, RIGHT];
const piece = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

it("stands where it usually does as long as that hides nothing", () => {
  expect(bestSpot(SPOTS, [piece(300, 300)], [], [piece(400, 400)], "")).toBe("");
});

it("never stands on what it tells about, whatever else it hides", () => {
  expect(bestSpot(SPOTS, [piece(100, 605)], [], [piece(0, 0), piece(100, 0), piece(600, 0)], "")).toBe("high-right");
});

it("leaves free what can be pressed rather than what only stands there", () => {
  expect(bestSpot(SPOTS, [], [piece(100, 605)], [piece(100, 5), piece(600, 5), piece(700, 5)], "")).toBe("high-left");
});

it("goes where it hides fewer pieces, and does not come back for as many", () => {
  expect(bestSpot(SPOTS, [], [], [piece(100, 605)], "")).toBe("high-left");
  expect(bestSpot(SPOTS, [], [], [], "high-left")).toBe("high-left");
  expect(bestSpot(SPOTS, [], [], [piece(100, 5), piece(200, 605), piece(600, 5)], "high-left")).toBe("high-left");
});
