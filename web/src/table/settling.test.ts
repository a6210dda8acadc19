import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MOMENT, settle } from "./settling.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const isSettling = (element: HTMLElement) => element.hasAttribute("data-settling");

const move = (x: number, y: number) =>
  document.dispatchEvent(new MouseEvent("pointermove", { clientX: x, clientY: y }));

it("keeps what has just changed from being pressed for a moment", () => {
  const panel = document.createElement("section");
  settle(panel);
  vi.advanceTimersByTime(MOMENT - 1);
  expect(isSettling(panel)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isSettling(panel)).toBe(false);
});

it("lets whoever moves the pointer press at once, but not a hand that trembles", () => {
  const panel = document.createElement("section");
  settle(panel);
  move(100, 100);
  move(102, 101);
  expect(isSettling(panel)).toBe(true);
  move(110, 100);
  expect(isSettling(panel)).toBe(false);
});

it("ends when something changes again, and begins anew", () => {
  const panel = document.createElement("section");
  const end = settle(panel);
  vi.advanceTimersByTime(MOMENT - 50);
  end();
  settle(panel);
  vi.advanceTimersByTime(100);
  expect(isSettling(panel)).toBe(true);
});
