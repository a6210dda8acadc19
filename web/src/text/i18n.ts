import i18next, { type FormatterModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** How a language writes numbers: made once, since making it takes longer than everything else about a sentence. */
export function numberFormat(language: string | undefined, most = 3): Intl.NumberFormat {
  const key = `${language} ${most}`;
  const known = formats.get(key);
  const format = known ?? new Intl.NumberFormat(language, { maximumFractionDigits: most });
  if (!known) {
    formats.set(key, format);
  }
  return format;
}

/** Numbers within sentences are written as the language writes them; nothing else needs a format. */
const numbers: FormatterModule = {
  type: "formatter",
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language) =>
    typeof value === "number" ? numberFormat(language).format(value) : String(value),
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
