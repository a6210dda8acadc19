import i18next, { type FormatterModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Numbers within sentences are written as the language writes them; nothing else needs a format. */
const numbers: FormatterModule = {
  type: "formatter",
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language) =>
    typeof value === "number" ? new Intl.NumberFormat(language).format(value) : String(value),
};

/** The client's own words. Everything about the game comes from the server in the same language. */
void i18next
  .use(initReactI18next)
  .use(numbers)
  .init({
    resources: { en: { translation: en }, ru: { translation: ru } },
    lng: "en",
    fallbackLng: "en",
    // a game brings its words in a namespace of its own
    fallbackNS: "translation",
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
  });

export const i18n = i18next;
