// The page's own fonts. It shows the same on every machine because it asks no machine for a font: these cover every character
// of its texts (src/text/fonts.test.ts), and what people type beyond them falls back to what their machine has.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** One file of a font: the characters of `range` in the weights of `weight`. */
export interface Face {
  readonly family: string;
  readonly name: string;
  readonly weight: string;
  readonly range: string;
  /** Needed by the very first view in every language: it is fetched with the page, not when the first text asks for it. */
  readonly first: boolean;
  readonly bytes: () => Promise<Uint8Array>;
}

/** What the letters lack: arrows and signs of the rules, marks of the boards. A new one is added here. */
export const SYMBOLS = "→↔∈≈≤≥●★✓";

const FAMILIES = {
  sans: "@fontsource-variable/source-sans-3",
  serif: "@fontsource-variable/literata",
  mono: "@fontsource/source-code-pro",
  symbols: "@fontsource/noto-sans-math",
} as const;

const { resolve } = createRequire(import.meta.url);
const read = (path: string): Buffer => readFileSync(resolve(path));
const ranges = (family: string) => JSON.parse(read(`${family}/unicode.json`).toString()) as Record<string, string>;

/** The family as it is drawn in one weight only: titles need no other, and a third of the bytes is enough. */
function pinned(file: string, weight: number) {
  return () => subsetFont(read(file), covered(file), { targetFormat: "woff2", variationAxes: { wght: weight } });
}

/** All that a subset of a family is meant for; what the file does not have is simply not cut out. */
function covered(file: string): string {
  const subset = /-(latin|cyrillic)-/.exec(file)![1]!;
  return [...points(ranges(FAMILIES.serif)[subset]!)].map((point) => String.fromCodePoint(point)).join("");
}

/** The code points of a `unicode-range`. */
export function* points(range: string): Generator<number> {
  for (const part of range.replaceAll("U+", "").split(",")) {
    const [from, to = from] = part.trim().split("-");
    for (let point = Number.parseInt(from!, 16); point <= Number.parseInt(to!, 16); point++) {
      yield point;
    }
  }
}

function face(family: keyof typeof FAMILIES, subset: "latin" | "cyrillic", weight: string, first: boolean): Face {
  const folder = FAMILIES[family];
  const font = folder.slice(folder.indexOf("/") + 1);
  const kind = folder.startsWith("@fontsource-variable/") ? "wght" : "400";
  const file = `${folder}/files/${font}-${subset}-${kind}-normal.woff2`;
  return {
    family: `Civitas ${family}`,
    name: `${font}-${subset}`,
    weight,
    range: ranges(folder)[subset]!,
    first,
    bytes: family === "serif" ? pinned(file, 600) : async () => read(file),
  };
}

export const FACES: readonly Face[] = [
  face("sans", "latin", "200 900", true),
  // in English, too: the other language is offered by its own name
  face("sans", "cyrillic", "200 900", true),
  face("serif", "latin", "400 700", true),
  face("serif", "cyrillic", "400 700", false),
  face("mono", "latin", "400 700", false),
  face("mono", "cyrillic", "400 700", false),
  {
    family: "Civitas symbols",
    name: "symbols",
    weight: "200 900",
    range: [...SYMBOLS].map((symbol) => `U+${symbol.codePointAt(0)!.toString(16)}`).join(","),
    first: false,
    bytes: () =>
      subsetFont(read(`${FAMILIES.symbols}/files/noto-sans-math-latin-400-normal.woff2`), SYMBOLS, {
        targetFormat: "woff2",
      }),
  },
];

/** The texts of the fonts' licences, as their packages bring them. */
export function licences(): string {
  return Object.values(FAMILIES)
    .map((family) => `${family}\n\n${read(`${family}/LICENSE`).toString().trim()}\n`)
    .join(`\n${"=".repeat(80)}\n\n`);
}

/** A name that changes with the content, so that it may be kept for ever. */
export function hashed(name: string, ending: string, content: string | Uint8Array): string {
  const hash = createHash("sha256").update(content).digest("base64url").replace(/[-_]/g, "").slice(0, 8);
  return `assets/${name}-${hash}.${ending}`;
}
