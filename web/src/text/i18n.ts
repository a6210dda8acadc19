import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** The client's own words. Everything about the game comes from the server in the same language. */
void i18next.use(initReactI18next).init({
  resources: { en: { translation: en }, ru: { translation: ru } },
  lng: "en",
  fallbackLng: "en",
  // a game brings its words in a namespace of its own
  fallbackNS: "translation",
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

export const i18n = i18next;
