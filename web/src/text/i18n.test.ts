import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { en as civEn } from "../civ/en.ts";
import { ru as civRu } from "../civ/ru.ts";
import { en as clashEn } from "../clash/en.ts";
import { ru as clashRu } from "../clash/ru.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

type Words = Readonly<Record<string, string>>;

/** The words of each game stand in its folder; all other sources use the general ones. */
const GAMES: Readonly<Record<string, { readonly en: Words; readonly ru: Words }>> = {
  clash: { en: clashEn, ru: clashRu },
  civ: { en: civEn, ru: civRu },
};

const stem = (key: string) => key.replace(/_(one|few|many|other)$/, "");
const stems = (texts: Words) => new Set(Object.keys(texts).map(stem));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.tsx?$/.test(path) && !path.includes(".test.") ? [path] : [];
  });
}

function uses(path: string): string[] {
  return [...readFileSync(path, "utf8").matchAll(/\b(?<!game\.)t\("([^"]+)"/g)].map((match) => match[1]!);
}

describe.each([["the client", { en, ru }] as const, ...Object.entries(GAMES)])("the words of %s", (_, words) => {
  const english: Words = words.en;
  const russian: Words = words.ru;

  it("exist in both languages", () => {
    expect([...stems(russian)].sort()).toEqual([...stems(english)].sort());
  });

  it("have every plural form", () => {
    for (const key of Object.keys(english).filter((other) => other.endsWith("_one"))) {
      expect(Object.keys(english), key).toContain(`${stem(key)}_other`);
      for (const form of ["one", "few", "many", "other"]) {
        expect(Object.keys(russian), key).toContain(`${stem(key)}_${form}`);
      }
    }
  });

  it("speak of the same values", () => {
    const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
    for (const [key, text] of Object.entries(english)) {
      expect(values(russian[key]!), key).toEqual(values(text));
    }
  });
});

it("every word the sources use is known", () => {
  const root = join(import.meta.dirname, "..");
  for (const path of sources(root)) {
    const game = GAMES[path.slice(root.length + 1).split("/")[0]!];
    const known = new Set([...stems(en), ...stems(game?.en ?? {})]);
    for (const key of uses(path)) {
      expect(known, path).toContain(key);
    }
  }
});

/** The two places that list the games: what is loaded for each, and the types of what they say. */
const NAMING = ["table/games.ts", "api/keys.ts"];

it("no source outside of a game's folder names a game", () => {
  const root = join(import.meta.dirname, "..");
  const folders = Object.keys(GAMES);
  const general = sources(root).filter((path) => !folders.some((game) => path.startsWith(join(root, game))));
  for (const path of general.filter((other) => !NAMING.some((name) => other.endsWith(name)))) {
    expect(readFileSync(path, "utf8"), path).not.toMatch(/from "[./]+\/(clash|civ)\//);
  }
});
