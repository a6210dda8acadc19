import { afterEach, expect, it, vi } from "vitest";
import { bringWords, i18n, type Tongues, wordsFor } from "./i18n.ts";

/** A game's words, which come when they are let; and which of them have been asked for. */
function slow(): { tongues: Tongues; asked: string[]; let: () => void } {
  const asked: string[] = [];
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const tongue = (language: string, word: string) => async () => {
    asked.push(language);
    await coming;
    return { word };
  };
  return { tongues: { en: tongue("en", "city"), ru: tongue("ru", "город") }, asked, let: () => come() };
}

afterEach(() => i18n.changeLanguage("en"));

it("fetches the words of a language when it is spoken, and once", async () => {
  const game = slow();
  const brought = bringWords("one", game.tongues);
  game.let();
  await brought;
  expect(i18n.t("word", { ns: "one" })).toBe("city");
  expect(game.asked).toEqual(["en"]);
  await wordsFor("ru");
  await wordsFor("ru");
  await bringWords("one", game.tongues);
  expect(game.asked).toEqual(["en", "ru"]);
});

it("can speak a language only when what was opened meanwhile can, too", async () => {
  const game = slow();
  let fluent = false;
  const brought = bringWords("two", game.tongues);
  const learned = wordsFor("ru").then(async () => {
    fluent = true;
    await i18n.changeLanguage("ru");
  });
  await vi.waitFor(() => expect(game.asked).toEqual(["en", "ru"]));
  expect(fluent).toBe(false);
  game.let();
  await Promise.all([brought, learned]);
  expect(i18n.t("word", { ns: "two" })).toBe("город");
});
