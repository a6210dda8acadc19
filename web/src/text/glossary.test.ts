import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { en as civEn } from "../civ/en.ts";
import { ru as civRu } from "../civ/ru.ts";
import { en as clashEn } from "../clash/en.ts";
import { ru as clashRu } from "../clash/ru.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

interface Text {
  readonly where: string;
  readonly text: string;
}

/** A word that the glossary does not want. */
interface Banned {
  readonly chapter: string;
  readonly word: string;
}

const ROOT = join(import.meta.dirname, "../../..");
const PAGE = { clash: [clashEn, clashRu], civ: [civEn, civRu], general: [en, ru] };

function ofPage(game: keyof typeof PAGE): Text[] {
  return PAGE[game].flatMap((words) =>
    Object.entries(words).map(([key, text]) => ({ where: `web ${game} ${key}`, text })),
  );
}

function ofBundles(module: string): Text[] {
  const folder = join(ROOT, module, "src/main/resources/civitas", module, "messages");
  expect(existsSync(folder), folder).toBe(true);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".properties"))
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .filter((line) => /^[^#=]+=/.test(line))
        .map((line) => ({
          where: `${module}/${file} ${line.slice(0, line.indexOf("=")).trim()}`,
          text: line.slice(line.indexOf("=") + 1),
        })),
    );
}

function banned(): Banned[] {
  const found: Banned[] = [];
  let chapter = "";
  for (const line of readFileSync(join(ROOT, "docs/glossary.md"), "utf8").split("\n")) {
    if (line.startsWith("## ")) {
      chapter = line.slice(3);
    } else if (line.startsWith("| ")) {
      const last = line.split("|").at(-2) ?? "";
      found.push(...[...last.matchAll(/`([^`]+)`/g)].map((match) => ({ chapter, word: match[1]! })));
    }
  }
  return found;
}

/** An ellipsis stands for any ending. */
function pattern(word: string): RegExp {
  const stem = word.replace(/…$/, "");
  return new RegExp(`(?<!\\p{L})${stem}${stem === word ? "(?!\\p{L})" : ""}`, "iu");
}

const clash = [...ofPage("clash"), ...ofBundles("clash")];
const civ = [...ofPage("civ"), ...ofBundles("civ")];
const general = [...ofPage("general"), ...ofBundles("kernel"), ...ofBundles("server")];

function textsOf(chapter: string): Text[] {
  return chapter.startsWith("Clash")
    ? clash
    : chapter.startsWith("Civilization")
      ? civ
      : [...general, ...clash, ...civ];
}

it("reads the glossary", () => {
  expect(new Set(banned().map((row) => row.chapter)).size).toBe(3);
});

it.each(banned())("$chapter: nobody writes $word", ({ chapter, word }) => {
  const unwanted = pattern(word);
  expect(textsOf(chapter).filter(({ text }) => unwanted.test(text))).toEqual([]);
});
