import { afterEach, expect, it } from "vitest";
import { i18n } from "./i18n.ts";
import { signed, written } from "./numbers.ts";

afterEach(() => i18n.changeLanguage("en"));

it("writes halves as the language does", async () => {
  expect(written(13.5)).toBe("13.5");
  expect(signed(-0.5)).toBe("−0.5");
  await i18n.changeLanguage("ru");
  expect(written(13.5)).toBe("13,5");
  expect(signed(1.5)).toBe("+1,5");
  expect(written(7)).toBe("7");
});

it("writes them so within sentences too", async () => {
  expect(i18n.t("points", { count: 13.5 })).toBe("13.5 points");
  await i18n.changeLanguage("ru");
  expect(i18n.t("points", { count: 13.5 })).toBe("13,5 очка");
  expect(i18n.t("points", { count: 5 })).toBe("5 очков");
});
