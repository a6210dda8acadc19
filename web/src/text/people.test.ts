import { expect, it } from "vitest";
import type { SeatInfo } from "../api/types.ts";
import { i18n } from "./i18n.ts";
import { calledAt, madeUpName, nameOf, personName, titleOf } from "./people.ts";

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

it("calls players by names that tell them apart", () => {
  const at = (...names: string[]) =>
    names.map((name, i) => ({ seat: ["red", "blue", "green"][i]!, name, kind: name ? "person" : "open" }) as SeatInfo);
  expect(calledAt(at("Anna", "Boris"), "blue")).toBe("Boris");
  expect(calledAt(at("Anna", "anna", "Boris"), "red"), "one name for several seats").toBe("");
  expect(calledAt(at("Гость", "Boris"), "red"), "no name").toBe("");
  expect(calledAt(at("Anna", ""), "blue"), "nobody").toBe("");
  expect(calledAt(at("Anna"), "barbarians"), "no seat").toBe("");
});

it("makes up a name of two words in every language", async () => {
  for (const language of ["en", "ru"]) {
    await i18n.changeLanguage(language);
    for (const chance of [0, 0.5, 0.999]) {
      expect(madeUpName(() => chance)).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
    }
  }
  await i18n.changeLanguage("en");
});
