import { expect, it } from "vitest";
import type { SeatInfo } from "../api/types.ts";
import { i18n } from "./i18n.ts";
import { nameOf, personName, titleOf } from "./people.ts";

const seats = (...kinds: string[]) => kinds.map((kind) => ({ kind }) as SeatInfo);

it("marks the names of guests, but not one's own", () => {
  expect(nameOf({ name: "Anna", guest: true }, i18n.t)).toBe("guest Anna");
  expect(nameOf({ name: "Anna", guest: true, mine: true }, i18n.t)).toBe("Anna");
  expect(nameOf({ name: "Anna", guest: false }, i18n.t)).toBe("Anna");
  expect(nameOf({ name: "Гость", guest: true }, i18n.t)).toBe("Guest");
});

it("names guests and untitled tables in the language of the reader", async () => {
  await i18n.changeLanguage("ru");
  expect(["Guest", "Гость", "", "Anna"].map(personName)).toEqual(["Гость", "Гость", "Гость", "Anna"]);
  expect(titleOf({ title: "Against the computer", seats: seats("person", "agent") })).toBe("Против компьютера");
  expect(titleOf({ title: "", seats: seats("person", "open") })).toBe("Дружеская партия");
  expect(titleOf({ title: "Четверг", seats: seats("person", "agent") })).toBe("Четверг");
  await i18n.changeLanguage("en");
  expect(["Guest", "Гость"].map(personName)).toEqual(["Guest", "Guest"]);
  expect(titleOf({ title: "Против компьютера", seats: seats("person", "agent") })).toBe("Against the computer");
});
