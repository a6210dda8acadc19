import { expect, it } from "vitest";
import { goodsOf } from "./goods.ts";

it("reads goods from their code", () => {
  expect(goodsOf("2food+1ore")).toEqual([
    ["food", 2],
    ["ore", 1],
  ]);
  expect(goodsOf("nothing")).toEqual([]);
});
