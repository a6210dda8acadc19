import { expect, it } from "vitest";
import { placeBeside } from "./nearby.ts";

const room = { left: 100, top: 50, width: 900, height: 600 };
const card = { width: 300, height: 200 };
const at = (left: number, top: number, around = 0) =>
  placeBeside({ left, top, width: 80, height: 90 }, card, room, around);

it("lies to the right of a place, at its height", () => {
  expect(at(200, 150)).toEqual({ left: 190, top: 100 });
});

it("lies to the left where there is no room to the right", () => {
  expect(at(800, 150)).toEqual({ left: 390, top: 100 });
});

it("leaves free what lies around the place", () => {
  expect(at(200, 150, 60).left).toBe(250);
  expect(at(800, 150, 60).left).toBe(330);
});

it("stays in the room, on the side where there is more of it", () => {
  expect(at(200, 600).top).toBe(600 - 10 - 200);
  expect(at(200, 20).top).toBe(10);
  expect(at(480, 150, 100).left).toBe(570);
  expect(at(510, 150, 100).left).toBe(10);
  expect(at(560, 150, 100).left).toBe(50);
  expect(at(430, 150, 100).left).toBe(520);
});

const frame = (left: number, top: number) => ({ left, top, width: 80, height: 90 });

it("covers no neighbour that has something on it", () => {
  const place = frame(400, 250);
  const right = frame(485, 250);
  const upperRight = frame(442, 175);
  const { left, top } = placeBeside(place, card, room, 0, [right, upperRight]);
  const hidden = [right, upperRight, place].filter(
    (other) =>
      left + room.left < other.left + other.width &&
      left + room.left + card.width > other.left &&
      top + room.top < other.top + other.height &&
      top + room.top + card.height > other.top,
  );
  expect(hidden).toEqual([]);
});

it("goes no further than it must", () => {
  // only what lies on the right is taken: the other side is as near
  expect(placeBeside(frame(500, 250), card, room, 0, [frame(585, 250)]).left).toBe(90);
});

it("stays where it lies as it grows, unless that hides something", () => {
  const before = { left: 190, top: 180 };
  expect(placeBeside(frame(200, 150), card, room, 0, [], before)).toEqual(before);
  expect(placeBeside(frame(200, 150), card, room, 0, [frame(285, 260)], before)).not.toEqual(before);
});
