// The files of the page's fonts (web/fonts) come with the page, but those of one language only where it is spoken.

/** So long the first view waits for its fonts: on a slow line words in another font are better than none. */
const PATIENCE_MILLIS = 2000;

const LETTERS: Readonly<Record<string, string>> = { en: "A", ru: "AЯ" };

/** Comes true when the fonts of a language are there, and in any case soon. */
export async function fontsFor(language: string): Promise<void> {
  const letters = LETTERS[language] ?? LETTERS.en;
  const loaded = Promise.all(
    ["400 1em 'Civitas sans'", "600 1em 'Civitas serif'"].map((font) => document.fonts.load(font, letters)),
  );
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLIS));
  // a font that cannot be had is no reason to show nothing
  await Promise.race([loaded.catch(() => undefined), patience]);
}
