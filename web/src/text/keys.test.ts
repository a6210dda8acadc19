// The page recognises lines of the log and questions by their keys. A key that no game says would silently never match.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const GAMES = ["clash", "civ"];
/** A whole key, or the beginning of some: `"log.battle"` as in `startsWith("log.battle")`. */
const KEY = /(startsWith\()?["`]((?:log|prompt)\.[a-z][a-z0-9.-]*)["`]/g;

function files(folder: string, ending: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path, ending) : path.endsWith(ending) ? [path] : [];
  });
}

/** What the rules of a game say: a message that nobody uses would not do. */
function said(game: string): string[] {
  return [game, "kernel"]
    .flatMap((module) => files(join(ROOT, module, "src/main/java"), ".java"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/"((?:log|prompt)\.[a-z0-9.-]+)"/g)])
    .map((match) => match[1]!);
}

const SAID = new Map(GAMES.map((game) => [game, said(game)]));

const NAMED = ["clash", "civ", "table", "pages", "state"].flatMap((folder) =>
  [...files(join(ROOT, "web/src", folder), ".tsx"), ...files(join(ROOT, "web/src", folder), ".ts")]
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(KEY)])
    .map(([, starts, key]) => ({ folder, key: key!, starts: starts !== undefined || key!.endsWith(".") })),
);

it("finds keys in the page and in the rules", () => {
  expect(NAMED.length).toBeGreaterThan(10);
  expect(SAID.get("clash")).toContain("log.builds");
});

it.each(NAMED)("$folder: somebody says $key", ({ folder, key, starts }) => {
  const sayers = GAMES.includes(folder) ? [folder] : GAMES;
  const keys = sayers.flatMap((game) => SAID.get(game)!);
  // the rules may put a key together, such as "prompt.step." and the code of a phase
  const matches = (other: string) => other === key || (other.endsWith(".") && key.startsWith(other));
  expect(keys.some((other) => (starts ? other.startsWith(key) : matches(other)))).toBe(true);
});
