import { expect, it } from "vitest";
import civIcons from "../civ/icons.json";
import clashIcons from "../clash/icons.json";
import { toldWith } from "./howto.ts";
import { chapters as civ } from "./howto-civ.ts";
import { chapters as clash } from "./howto-clash.ts";

const ids = (chapters: readonly { readonly id: string }[]) => chapters.map(({ id }) => id);

it("tells a chapter of a box only with that box", () => {
  expect(ids(toldWith(clash, ["monumental"]))).toContain("wonders");
  expect(ids(toldWith(clash, ["monumental"]))).not.toContain("peoples");
  expect(ids(toldWith(clash, ["monumental", "civilizations"]))).toContain("peoples");
  expect(ids(toldWith(clash, ["first-edition"]))).toContain("wonders-first");
  expect(ids(toldWith(clash, ["first-edition"]))).not.toContain("wonders");
  expect(ids(toldWith(clash, ["first-edition"]))).toContain("course-first");
  expect(ids(toldWith(clash, ["first-edition"]))).not.toContain("course");
  expect(ids(toldWith(civ, ["base"]))).not.toContain("fame");
  expect(ids(toldWith(civ, ["base", "wisdom-and-warfare"]))).toContain("wisdom");
});

it.each([
  ["clash", clash, clashIcons],
  ["civ", civ, civIcons],
] as const)("says everything of %s in both languages, with pictures that there are", (_, chapters, icons) => {
  expect(ids(chapters).at(0)).toBe("goal");
  expect(ids(chapters).at(-1)).toBe("end");
  for (const { id, title, text, pictures } of chapters) {
    for (const both of [title, ...text]) {
      expect(both.ru, id).toMatch(/[а-яё]/i);
      expect(both.en, id).not.toMatch(/[а-яё]/i);
      expect(both.en.length, id).toBeGreaterThan(4);
    }
    for (const picture of pictures) {
      expect(Object.keys(icons), id).toContain(picture);
    }
  }
});
