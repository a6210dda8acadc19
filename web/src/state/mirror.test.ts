import { describe, expect, it } from "vitest";
import type { LogLine, Patch, State } from "../api/types.ts";
import { Mirror, patched } from "./mirror.ts";

describe("a patch", () => {
  const old = { a: 1, list: [{ n: 1 }, { n: 2 }, { n: 3 }], map: { x: "x", y: "y" }, same: { deep: [1] } };

  it("replaces values and shares what is the same", () => {
    const now = patched(old, { a: [null], list: { 1: { n: [5] } } }) as typeof old;
    expect(now).toEqual({ ...old, a: null, list: [{ n: 1 }, { n: 5 }, { n: 3 }] });
    expect(now.same).toBe(old.same);
    expect(now.list[0]).toBe(old.list[0]);
    expect(old.list[1]).toEqual({ n: 2 });
  });

  it("takes entries out of lists and puts others in before it changes entries", () => {
    expect(patched(old, { list: { "+": [1, 1, { n: 7 }, { n: 8 }], 3: { n: [9] } } })).toEqual({
      ...old,
      list: [{ n: 1 }, { n: 7 }, { n: 8 }, { n: 9 }],
    });
  });

  it("takes keys out of maps", () => {
    expect(patched(old, { map: { x: [], z: ["z"] } })).toEqual({ ...old, map: { y: "y", z: "z" } });
  });
});

describe("a mirror", () => {
  const line = (ply: number) => ({ ply, key: "log.turn", text: "", things: [] }) as unknown as LogLine;
  const whole = (number: number, ply: number) =>
    ({
      type: "state",
      moved: true,
      number,
      state: { ply, decisions: [], log: [line(ply)], logFrom: 0 } as unknown as State,
    }) as const;
  const patch = (number: number, ply: number) =>
    ({ type: "patch", moved: true, number, patch: { ply: [ply] }, logFrom: ply, log: [line(ply)] }) as const;

  it("follows patches in order, each with its own lines of the log", () => {
    const mirror = new Mirror();
    mirror.take(whole(1, 4));
    expect(mirror.take(patch(2, 5))).toEqual({ ply: 5, decisions: [], log: [line(5)], logFrom: 5 });
    expect(mirror.take(patch(3, 6))).toEqual({ ply: 6, decisions: [], log: [line(6)], logFrom: 6 });
  });

  it("spells out what choices in patches leave unsaid", () => {
    const said = { code: "pass", verb: "pass", label: "Pass" };
    const unsaid = { things: [], loss: "", price: [], reveals: false, odds: -1, fight: false };
    const decision = (choices: readonly unknown[]) => ({ seat: "red", choices });
    const change = (number: number, patch: Patch) =>
      ({ type: "patch", moved: true, number, patch: { decisions: patch }, logFrom: 0, log: [] }) as const;
    const mirror = new Mirror();
    mirror.take(whole(1, 4));
    const asked = mirror.take(change(2, [[decision([said, { ...said, code: "attack D4", odds: 40, fight: true }])]]));
    expect(asked?.decisions).toEqual([
      decision([
        { ...unsaid, ...said },
        { ...unsaid, ...said, code: "attack D4", odds: 40, fight: true },
      ]),
    ]);
    const next = mirror.take(change(3, { 0: { choices: { 1: { odds: [-1] }, "+": [2, 0, said] } } } as Patch));
    expect(next?.decisions[0]?.choices.map((choice) => choice.odds)).toEqual([-1, -1, -1]);
    expect(next?.decisions[0]?.choices[0], "shared").toBe(asked?.decisions[0]?.choices[0]);
  });

  it("shows nothing after a gap until it has seen the whole again", () => {
    const mirror = new Mirror();
    mirror.take(whole(1, 4));
    expect(mirror.take(patch(3, 6))).toBeUndefined();
    expect(mirror.take(patch(4, 7)), "in order, but of an unknown state").toBeUndefined();
    expect(mirror.take(whole(5, 8))?.ply).toBe(8);
    expect(mirror.take(patch(6, 9))?.ply).toBe(9);
  });

  it("takes no patch for a beginning", () => {
    expect(new Mirror().take(patch(0, 1))).toBeUndefined();
  });
});
