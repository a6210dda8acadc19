import { beforeEach, expect, it } from "vitest";
import type { State } from "../api/types.ts";
import { dim, keysOf, shine, spot, useSpotlight } from "./spotlight.ts";
import { FRESH, useTable } from "./store.ts";

const lit = () => [...useSpotlight.getState().keys];

beforeEach(() => {
  useTable.setState(FRESH);
  dim();
});

it("lights things, and no others", () => {
  shine(["space:D4", "space:D5"]);
  shine(["space:E4"]);
  expect(lit()).toEqual(["space:E4"]);
  dim();
  expect(lit()).toEqual([]);
});

it("keeps the dark one and the same, so that nothing is drawn anew", () => {
  dim();
  const dark = useSpotlight.getState().keys;
  shine([]);
  expect(useSpotlight.getState().keys).toBe(dark);
});

it("follows the pointer and the focus over whatever mentions a thing", () => {
  const props = spot(keysOf([{ kind: "space", code: "D4" }]));
  props.onMouseEnter();
  expect(lit()).toEqual(["space:D4"]);
  props.onMouseLeave();
  expect(lit()).toEqual([]);
  props.onFocus();
  expect(lit()).toEqual(["space:D4"]);
  props.onBlur();
  expect(lit()).toEqual([]);
});

it("goes out when the table moves on", () => {
  useTable.setState({ state: { ply: 3 } as State });
  shine(["space:D4"]);
  useTable.setState({ verb: "move" });
  expect(lit()).toEqual(["space:D4"]);
  useTable.setState({ state: { ply: 4 } as State });
  expect(lit()).toEqual([]);
});
