// Writes src/api/server.ts and the view of every game (src/<game>/view.ts) from the Java records, so that the two sides cannot drift apart.
// `node scripts/types.mjs` writes, `node scripts/types.mjs --check` only compares (the build does).
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const root = process.env.CIVITAS_SOURCES ?? dirname(web);

const FILES = [
  { target: "src/clash/view.ts", source: "clash/src/main/java/civitas/clash/view/ClashView.java" },
  { target: "src/civ/view.ts", source: "civ/src/main/java/civitas/civ/view/CivView.java" },
  { target: "src/api/server.ts", source: "server/src/main/java/civitas/server/api" },
];

const SIMPLE = {
  String: "string",
  Instant: "string",
  int: "number",
  long: "number",
  double: "number",
  Integer: "number",
  Double: "number",
  boolean: "boolean",
  Boolean: "boolean",
  // what a seat sees is the game's own business
  Object: "unknown",
};

function type(java) {
  const list = /^List<(.+)>$/.exec(java);
  if (list) {
    return `readonly ${type(list[1])}[]`;
  }
  const map = /^(?:java\.util\.)?Map<String,(.+)>$/.exec(java);
  if (map) {
    return `Readonly<Record<string, ${type(map[1])}>>`;
  }
  return SIMPLE[java] ?? java;
}

/** Splits "A a, Map<B, C> b" at the commas outside of brackets. */
function split(text) {
  const parts = [];
  let depth = 0;
  let part = "";
  for (const c of text) {
    depth += "<(".includes(c) ? 1 : ">)".includes(c) ? -1 : 0;
    if (c === "," && depth === 0) {
      parts.push(part);
      part = "";
    } else {
      part += c;
    }
  }
  return [...parts, part].map((p) => p.trim()).filter(Boolean);
}

/** The text between a parenthesis at `from` and its partner. */
function inside(text, from) {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    depth += text[i] === "(" ? 1 : text[i] === ")" ? -1 : 0;
    if (depth === 0) {
      return text.slice(from + 1, i);
    }
  }
  throw new Error("a parenthesis is never closed");
}

function field(text) {
  const optional = text.includes("@Nullable");
  const renamed = /@JsonProperty\("(\w+)"\)/.exec(text)?.[1];
  const plain = text
    .replace(/@JsonProperty\("\w+"\)/g, "")
    .replace(/@\w+/g, "")
    .trim();
  const at = plain.lastIndexOf(" ");
  const name = renamed ?? plain.slice(at + 1);
  return `  readonly ${name}${optional ? "?" : ""}: ${type(plain.slice(0, at).replace(/\s/g, ""))}${optional ? " | undefined" : ""};`;
}

export function interfaces(java) {
  const code = java.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*$/gm, "");
  const out = [];
  for (const match of code.matchAll(/public record (\w+)\(/g)) {
    const body = inside(code, match.index + match[0].length - 1).replace(/\s+/g, " ");
    out.push(`export interface ${match[1]} {\n${split(body).map(field).join("\n")}\n}\n`);
  }
  return out;
}

function sources(path) {
  if (path.endsWith(".java")) {
    return [readFileSync(path, "utf8")];
  }
  const names = readdirSync(path).filter((name) => name.endsWith(".java") && name !== "package-info.java");
  return names.sort().map((name) => readFileSync(join(path, name), "utf8"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let stale = false;
  for (const { target, source } of FILES) {
    const path = join(root, source);
    if (!existsSync(path)) {
      console.error(`There is no ${path}; ${target} stays as it is.`);
      continue;
    }
    const text = `// Generated from ${source} by scripts/types.mjs (npm run types). Do not edit.\n\n${sources(path).flatMap(interfaces).join("\n")}`;
    if (!process.argv.includes("--check")) {
      writeFileSync(join(web, target), text);
    } else if (readFileSync(join(web, target), "utf8") !== text) {
      console.error(`${target} is not what ${source} says: npm run types`);
      stale = true;
    }
  }
  process.exit(stale ? 1 : 0);
}
