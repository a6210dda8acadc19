import { expect, it } from "vitest";
import { ago } from "./ago.ts";

const now = new Date("2026-11-16T12:00:00Z");

it.each([
  ["2026-11-16T12:00:05Z", "now", "сейчас"],
  ["2026-11-16T11:59:30Z", "now", "сейчас"],
  ["2026-11-16T11:55:00Z", "5 minutes ago", "5 минут назад"],
  ["2026-11-16T10:30:00Z", "1 hour ago", "1 час назад"],
  ["2026-11-15T11:00:00Z", "yesterday", "вчера"],
  ["2026-11-01T11:00:00Z", "Nov 1, 2026", "1 нояб. 2026 г."],
])("says how long ago %s was", (then, en, ru) => {
  expect(ago(new Date(then), now, "en")).toBe(en);
  expect(ago(new Date(then), now, "ru")).toBe(ru);
});
