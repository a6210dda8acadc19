// Names that nobody has given, in every language: they are kept as they were given, and recognised by whoever reads another one.

export const UNNAMED = {
  en: { guest: "Guest", quick: "Against the computer", friends: "A game among friends" },
  ru: { guest: "Гость", quick: "Против компьютера", friends: "Дружеская партия" },
} as const;

/** How such a name is written in all languages. */
export const inAll = (what: keyof (typeof UNNAMED)["en"]): string[] =>
  Object.values(UNNAMED).map((names) => names[what]);
