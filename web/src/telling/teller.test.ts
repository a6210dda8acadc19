import { expect, it } from "vitest";
import type { Scene } from "./scenes.ts";
import { type Clock, millisOf, SILENCE, Teller, type Telling } from "./teller.ts";

const scene = (ply: number): Scene => ({ ply, actor: "blue", lines: [], journeys: [], places: [] });
const scenes = (...plies: number[]) => plies.map(scene);

/** Time that passes only when it is told to. */
class HandClock implements Clock {
  private due: { at: number; act: () => void }[] = [];
  private now = 0;

  after(millis: number, act: () => void) {
    const entry = { at: this.now + millis, act };
    this.due.push(entry);
    return () => {
      this.due = this.due.filter((other) => other !== entry);
    };
  }

  get idle() {
    return this.due.length === 0;
  }

  pass(millis: number) {
    const end = this.now + millis;
    for (;;) {
      const next = this.due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) {
        break;
      }
      this.now = next.at;
      this.due = this.due.filter((other) => other !== next);
      next.act();
    }
    this.now = end;
  }
}

function table() {
  const clock = new HandClock();
  let shown: Telling = SILENCE;
  const teller = new Teller(clock, (telling) => {
    shown = telling;
  });
  return { clock, teller, ply: () => shown.scene?.ply, left: () => shown.left, since: () => shown.since.length };
}

it("tells one scene after the other, and then nothing", () => {
  const { clock, teller, ply, left, since } = table();
  teller.add(scenes(1, 2));
  expect([ply(), left()]).toEqual([1, 1]);
  clock.pass(1700);
  expect([ply(), left()]).toEqual([2, 0]);
  teller.add(scenes(3));
  expect([ply(), left()]).toEqual([2, 1]);
  clock.pass(3400);
  expect([ply(), left(), since()]).toEqual([undefined, 0, 3]);
  expect(clock.idle).toBe(true);
});

it("goes faster, and shows nothing at all when told so", () => {
  const { clock, teller, ply, since } = table();
  teller.add(scenes(1, 2, 3));
  teller.setPace("fast");
  clock.pass(650);
  expect(ply()).toBe(2);
  teller.setPace("once");
  expect([ply(), since()]).toEqual([undefined, 3]);
  teller.add(scenes(4));
  expect([ply(), since(), clock.idle]).toEqual([undefined, 4, true]);
});

it("waits for each step when asked to", () => {
  const { clock, teller, ply } = table();
  teller.setPace("step");
  teller.add(scenes(1, 2));
  clock.pass(1_000_000);
  expect(ply()).toBe(1);
  teller.next();
  expect(ply()).toBe(2);
  teller.next();
  expect(ply()).toBeUndefined();
});

it("is skipped, and can be told again until the own decision", () => {
  const { clock, teller, ply, left, since } = table();
  teller.add(scenes(1, 2, 3));
  teller.skip();
  expect([ply(), left(), since(), clock.idle]).toEqual([undefined, 0, 3, true]);
  teller.replay();
  expect([ply(), left(), since()]).toEqual([1, 2, 3]);
  teller.decided();
  expect([ply(), left(), since(), clock.idle]).toEqual([undefined, 0, 0, true]);
  teller.replay();
  expect(ply()).toBeUndefined();
});

it("does not tell what was taken back", () => {
  const { teller, ply, since } = table();
  teller.add(scenes(1, 2, 3));
  teller.rewind(2);
  expect([ply(), since()]).toEqual([undefined, 2]);
});

it("never takes long, however much there is to tell", () => {
  expect(millisOf("calm", 1)).toBe(1700);
  expect(millisOf("calm", 20)).toBe(1000);
  expect(millisOf("fast", 20)).toBe(650);
  expect(millisOf("calm", 1000)).toBe(300);
});
