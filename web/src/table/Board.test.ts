import { expect, it } from "vitest";
import { closeUp, wantsWidth } from "./Board.tsx";

const FIVE = { x: 0, y: 0, width: 2850, height: 1850 };
const FOUR = { x: 0, y: 0, width: 1650, height: 1650 };
const WISH = 0.4;
const LAPTOP = { across: 1366, down: 660 };

it("asks for width where width is what is missing", () => {
  expect(wantsWidth(FIVE, WISH, LAPTOP, false)).toBe(true);
});

it("asks for nothing where height is what is missing", () => {
  expect(wantsWidth(FOUR, WISH, { ...LAPTOP, down: 600 }, false)).toBe(false);
});

it("asks for nothing when it is drawn as large as it wishes, or no panel stands beside it", () => {
  expect(wantsWidth(FIVE, WISH, { across: 1920, down: 960 }, false)).toBe(false);
  expect(wantsWidth(FIVE, WISH, { across: 390, down: 400 }, false)).toBe(false);
  expect(wantsWidth(FIVE, WISH, LAPTOP, true)).toBe(false);
});

it("shows the home of a small screen below what is told over the upper edge of the map", () => {
  const [across, down] = [390, 330];
  const home = { x: 1200, y: 0, width: 450, height: 250 };
  const view = closeUp(FOUR, home, across, down);
  // the whole board is drawn in the middle of the picture, and moved and scaled in its own measure
  const whole = down / FOUR.height;
  const top = (view.y + view.k * home.y) * whole;
  const bottom = (view.y + view.k * (home.y + home.height)) * whole;
  expect(top).toBeGreaterThanOrEqual(57.9);
  expect(bottom).toBeLessThanOrEqual(down);
});

it("shows a home at the lower edge of the map above the tools of a small screen", () => {
  const [across, down] = [390, 330];
  const view = closeUp(FOUR, { x: 1200, y: 1400, width: 450, height: 250 }, across, down);
  const below = down - (view.y + view.k * 1650) * (down / FOUR.height);
  expect(below).toBeGreaterThanOrEqual(51.9);
});
