import { expect, it } from "vitest";
import { i18n } from "./i18n.ts";
import { nameOf } from "./people.ts";

it("marks the names of guests, but not one's own", () => {
  expect(nameOf({ name: "Anna", guest: true }, i18n.t)).toBe("guest Anna");
  expect(nameOf({ name: "Anna", guest: true, mine: true }, i18n.t)).toBe("Anna");
  expect(nameOf({ name: "Anna", guest: false }, i18n.t)).toBe("Anna");
  expect(nameOf({ name: "Гость", guest: true }, i18n.t)).toBe("Гость");
});
