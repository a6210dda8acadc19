import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

const stem = (key: string) => key.replace(/_(one|few|many|other)$/, "");
const stems = (texts: Record<string, string>) => new Set(Object.keys(texts).map(stem));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.tsx?$/.test(path) && !path.includes(".test.") ? [path] : [];
  });
}

describe("the client's words", () => {
  it("exist in both languages", () => {
    expect([...stems(ru)].sort()).toEqual([...stems(en)].sort());
  });

  it("have every plural form", () => {
    for (const key of Object.keys(en).filter((other) => other.endsWith("_one"))) {
      expect(Object.keys(en), key).toContain(`${stem(key)}_other`);
      for (const form of ["one", "few", "many", "other"]) {
        expect(Object.keys(ru), key).toContain(`${stem(key)}_${form}`);
      }
    }
  });

  it("speak of the same values", () => {
    const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
    for (const [key, text] of Object.entries(en)) {
      expect(values(ru[key]!), key).toEqual(values(text));
    }
  });

  it("cover every key the sources use", () => {
    const known = stems(en);
    for (const path of sources(join(import.meta.dirname, ".."))) {
      for (const match of readFileSync(path, "utf8").matchAll(/\bt\("([^"]+)"/g)) {
        expect(known, path).toContain(match[1]);
      }
    }
  });
});
