const SOFT = /[\s\u00ad-]+/;

/**
 * Letters small enough for the longest word of a text to fit where so many letters do, as a font size; nothing if it fits
 * anyway. English has no place to break a word that every browser knows.
 */
export function snug(text: string, letters: number): { readonly fontSize?: string } {
  const longest = Math.max(0, ...text.split(SOFT).map((word) => word.length));
  return longest > letters ? { fontSize: `${(letters / longest).toFixed(2)}em` } : {};
}
