import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { create } from "fontkitten";
import { describe, expect, it } from "vitest";
import { FACES, points, SYMBOLS } from "../../fonts/faces.ts";

const ROOT = join(import.meta.dirname, "../../..");

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The characters of a source, those written as \\uXXXX too, without comments (nobody sees them). */
function characters(path: string): Set<string> {
  const text = readFileSync(path, "utf8")
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  return new Set([...text].filter((character) => character >= " "));
}

const SHOWN = [
  ...files(join(ROOT, "web/src"), /\.(tsx?|css|json)$/),
  join(ROOT, "web/index.html"),
  ...["kernel", "clash", "civ", "server"].flatMap((module) =>
    files(join(ROOT, module, "src/main/resources/civitas"), /\.(properties|json)$/),
  ),
  ...files(join(ROOT, "docs/rules"), /\.md$/),
];

/** Every character that can be shown, with a file it stands in. */
const USED = new Map(
  SHOWN.flatMap((path) => [...characters(path)].map((character) => [character, basename(path)] as const)),
);

/** What a family really draws: what its files have and their `unicode-range` lets through. */
async function drawn(family: string): Promise<Set<number>> {
  const all = new Set<number>();
  for (const face of FACES.filter((each) => each.family === family)) {
    const font = create(Buffer.from(await face.bytes()));
    const had = new Set("characterSet" in font ? font.characterSet : []);
    for (const point of points(face.range)) {
      if (had.has(point)) {
        all.add(point);
      }
    }
  }
  return all;
}

// Cutting fonts takes as long as it takes; a busy machine is no fault of theirs.
describe("the page's own fonts", { timeout: 300_000 }, () => {
  it.each(["Civitas sans", "Civitas serif", "Civitas mono"])("%s has every character of the page", async (family) => {
    const covered = new Set([...(await drawn(family)), ...(await drawn("Civitas symbols"))]);
    const missing = [...USED]
      .filter(([character]) => !covered.has(character.codePointAt(0)!))
      .map(([character, file]) => `${file}: ${character} U+${character.codePointAt(0)!.toString(16)}`);
    expect(missing).toEqual([]);
  });

  it("has every symbol", async () => {
    const covered = await drawn("Civitas symbols");
    expect([...SYMBOLS].filter((symbol) => !covered.has(symbol.codePointAt(0)!))).toEqual([]);
  });

  it("is the only one that styles name", () => {
    const foreign = [
      ...files(join(ROOT, "web/src"), /\.css$/),
      join(ROOT, "server/src/main/resources/civitas/server/docs.css"),
    ].flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/(?<![-\w])font(?:-family)?:[^;]*;|--(?:sans|serif|mono):[^;]*;/g)]
        .map(([declaration]) => declaration.replace(/\s+/g, " "))
        .filter(
          (declaration) =>
            !/var\(--(?:sans|serif|mono)\)|: inherit;|: "Civitas (?:sans|serif|mono)", "Civitas symbols", [-a-z]+;$/.test(
              declaration,
            ),
        )
        .map((declaration) => `${basename(path)}: ${declaration}`),
    );
    expect(foreign).toEqual([]);
  });
});
