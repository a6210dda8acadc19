import { expect, it } from "vitest";
import { pushFor, pushForOne } from "./following.ts";

const PICTURE = { left: 0, right: 390, top: 150, bottom: 460 };
const at = (x: number, y: number) => ({ left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 });

it("leaves the map alone while what is told is in sight", () => {
  expect(pushFor([at(100, 200), at(300, 400)], PICTURE)).toBeUndefined();
  expect(pushFor([], PICTURE)).toBeUndefined();
});

it("brings the middle of what is told to the middle of the picture", () => {
  expect(pushFor([at(-200, 305)], PICTURE)).toEqual([395, 0]);
  expect(pushFor([at(195, 505), at(195, 705)], PICTURE)).toEqual([0, -300]);
});

it("brings the nearest of what can be chosen into sight, if nothing of it is", () => {
  expect(pushForOne([at(100, 200), at(900, 400)], PICTURE)).toBeUndefined();
  expect(pushForOne([], PICTURE)).toBeUndefined();
  expect(pushForOne([at(-1000, 305), at(195, 505)], PICTURE)).toEqual([0, -200]);
});
