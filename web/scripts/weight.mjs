// What a page weighs: compressed JavaScript of the first page, and of a table of each game with all that is drawn on it and the words
// of the language that has the heaviest. Fails where it is more than was promised. `node scripts/weight.mjs [DIRECTORY of the built page]`
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const built = process.argv[2] ?? "target/classes/web";
const assets = join(built, "assets");
const KILO = 1000;
const FIRST_PAGE = 200;
const TABLE = 300;

const sources = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .map((file) => [file, readFileSync(join(assets, file), "utf8")]),
);

/** A script with all that it cannot do without. */
function closure(file, found = new Set()) {
  if (!found.has(file)) {
    found.add(file);
    for (const [, needed] of sources.get(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      closure(needed, found);
    }
  }
  return found;
}

const named = (name) => [...sources.keys()].find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
const weightOf = (files) => [...files].reduce((sum, file) => sum + gzipSync(sources.get(file)).length, 0) / KILO;

const LANGUAGES = ["en", "ru"];

/** The words of some parts of the page, in the language where they weigh most. */
function words(...parts) {
  const inEach = LANGUAGES.map((language) => parts.map((part) => named(`${part}-${language}`)));
  return inEach.sort((one, other) => weightOf(other) - weightOf(one))[0];
}

const entry = /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(join(built, "index.html"), "utf8"))[1];
const first = closure(entry);
const table = new Set([...first, ...closure(named("TablePage"))]);
const weights = [
  { what: "the first page", files: new Set([...first, ...words("text")]), most: FIRST_PAGE },
  ...["clash", "civ"].map((game) => ({
    what: `a table of ${game}`,
    files: new Set([...table, ...closure(named(game)), ...words("text", game)]),
    most: TABLE,
  })),
];
for (const { what, files, most } of weights) {
  const weight = weightOf(files);
  console.log(`${what}: ${weight.toFixed(1)} KB of compressed JavaScript in ${files.size} files (at most ${most})`);
  if (weight > most) {
    process.exitCode = 1;
  }
}
