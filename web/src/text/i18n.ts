import i18next, { type FormatterModule } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "../state/settings.ts";

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

type Words = Readonly<Record<string, string>>;

/** Words by language; each comes when it is first spoken. */
export type Tongues = Readonly<Record<Language, () => Promise<Words>>>;

const OWN = "translation";

/** Whose words the page speaks, by their namespace: its own, and those of every game that has been opened. */
const spoken = new Map<string, Tongues>([
  [
    OWN,
    {
      en: () => import("./en.ts").then((found) => found.en),
      ru: () => import("./ru.ts").then((found) => found.ru),
    },
  ],
]);

/** The client's own words. Everything about the game comes from the server in the same language. */
void i18next
  .use(initReactI18next)
  .use(numbers)
  .init({
    resources: {},
    lng: "en",
    // every language has all words (a test says so), so there is nothing to fall back to
    fallbackLng: false,
    // a game brings its words in a namespace of its own
    fallbackNS: OWN,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
  });

export const i18n = i18next;

const missing = (language: Language) =>
  [...spoken].filter(([namespace]) => !i18n.hasResourceBundle(language, namespace));

/** Comes true when the page can speak a language: also what was opened while its other words were on their way. */
export async function wordsFor(language: Language): Promise<void> {
  for (let lacking = missing(language); lacking.length > 0; lacking = missing(language)) {
    await Promise.all(
      lacking.map(async ([namespace, tongues]) => {
        i18n.addResourceBundle(language, namespace, await tongues[language]());
      }),
    );
  }
}

/** Comes true when a game's words are there in the language that is spoken, even if that has changed meanwhile. */
export async function bringWords(namespace: string, tongues: Tongues): Promise<void> {
  spoken.set(namespace, tongues);
  while (!i18n.hasResourceBundle(i18n.language, namespace)) {
    await wordsFor(i18n.language as Language);
  }
}
