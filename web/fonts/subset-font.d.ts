declare module "subset-font" {
  /** The same font with only the characters of a text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: "woff2"; readonly variationAxes?: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>;
}
