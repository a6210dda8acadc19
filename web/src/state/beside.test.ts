import { expect, it } from "vitest";
import { sheetOrder } from "./beside.ts";

const seats = ["red", "blue", "green", "yellow"].map((seat) => ({ seat }));
const order = (own: string, beside: string) => sheetOrder(seats, own, beside).map(({ seat }) => seat);

it("lays the sheet that was asked for beside one's own", () => {
  expect(order("blue", "yellow")).toEqual(["blue", "yellow", "red", "green"]);
  expect(order("blue", "blue")).toEqual(["blue", "red", "green", "yellow"]);
  expect(order("", "green")).toEqual(["green", "red", "blue", "yellow"]);
  expect(order("red", "")).toEqual(["red", "blue", "green", "yellow"]);
});
