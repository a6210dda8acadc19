const SOFT = /[\s\u00ad-]+/;

/**
 * Letters small enough for the longest word of a text to fit where so many letters do, as a font size; nothing if it fits
 * anyway, and never smaller than can be read. English has no place to break a word that every browser knows.
 */
export function snug(text: string, letters: number): { readonly fontSize?: string } {
  const longest = Math.max(0, ...text.split(SOFT).map((word) => word.length));
  return longest > letters ? { fontSize: `max(0.75rem, ${(letters / longest).toFixed(2)}em)` } : {};
}
