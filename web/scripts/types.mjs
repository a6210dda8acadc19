// Writes src/api/server.ts and the view of every game (src/<game>/view.ts) from the Java records, and the keys of questions and
// log lines (keys.ts) from what the rules say, so that the two sides cannot drift apart.
// `node scripts/types.mjs` writes, `node scripts/types.mjs --check` only compares (the build does).
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const root = process.env.CIVITAS_SOURCES ?? dirname(web);

const FILES = [
  { target: "src/clash/view.ts", source: "clash/src/main/java/civitas/clash/view/ClashView.java" },
  { target: "src/clash/facts.ts", source: "clash/src/main/java/civitas/clash/view/ClashFacts.java" },
  { target: "src/civ/view.ts", source: "civ/src/main/java/civitas/civ/view/CivView.java" },
  { target: "src/civ/facts.ts", source: "civ/src/main/java/civitas/civ/view/CivFacts.java" },
  { target: "src/api/server.ts", source: "server/src/main/java/civitas/server/api" },
];

/** The keys of questions and log lines that a client may recognise: those the modules say, and have words for. */
const KEYS = [
  { target: "src/clash/keys.ts", modules: ["kernel", "server", "clash"] },
  { target: "src/civ/keys.ts", modules: ["kernel", "server", "civ"] },
];

/** Fields that are texts to Java, and more to us. */
const TYPED = { "LogLine.key": "LogKey", "DecisionInfo.promptKey": "PromptKey" };

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
    const inner = type(list[1]);
    return `readonly ${inner.includes(" ") ? `(${inner})` : inner}[]`;
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

function field(text, record) {
  const optional = text.includes("@Nullable");
  const renamed = /@JsonProperty\("(\w+)"\)/.exec(text)?.[1];
  const plain = text
    .replace(/@JsonProperty\("\w+"\)/g, "")
    .replace(/@\w+/g, "")
    .trim();
  const at = plain.lastIndexOf(" ");
  const name = renamed ?? plain.slice(at + 1);
  const is = TYPED[`${record}.${name}`] ?? type(plain.slice(0, at).replace(/\s/g, ""));
  return `  readonly ${name}${optional ? "?" : ""}: ${is}${optional ? " | undefined" : ""};`;
}

export function interfaces(java) {
  const code = java.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*$/gm, "");
  const out = [];
  for (const match of code.matchAll(/public record (\w+)\(/g)) {
    const body = inside(code, match.index + match[0].length - 1).replace(/\s+/g, " ");
    const fields = split(body).map((text) => field(text, match[1]));
    out.push(`export interface ${match[1]} {\n${fields.join("\n")}\n}\n`);
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

function files(folder, ending) {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(ending))
        .map((name) => readFileSync(join(folder, name), "utf8"))
    : [];
}

/**
 * The keys for which there are words and which some line of Java says: whole (`"log.round"`), or put together from a beginning
 * with a dot at its end (`"prompt.step." + phase`).
 */
export function said(kind, bundles, java) {
  const key = `${kind}\\.[a-z0-9.-]*`;
  const words = bundles.flatMap((text) => [...text.matchAll(new RegExp(`^(${key})\\s*=`, "gm"))]);
  const spoken = new Set(
    java.flatMap((text) => [...text.matchAll(new RegExp(`"(${key})"`, "g"))]).map((found) => found[1]),
  );
  const begun = [...spoken].filter((beginning) => beginning.endsWith("."));
  return [...new Set(words.map((found) => found[1]))]
    .filter((name) => spoken.has(name) || begun.some((beginning) => name.startsWith(beginning)))
    .sort();
}

function keys(modules) {
  const of = (ending, folder) => modules.flatMap((module) => files(join(root, module, folder), ending));
  const bundles = of("_en.properties", "src/main/resources");
  const java = of(".java", "src/main/java");
  const union = (name, kind) =>
    `export type ${name} =\n${said(kind, bundles, java)
      .map((key) => `  | "${key}"`)
      .join("\n")};\n`;
  return `${union("LogKey", "log")}\n${union("PromptKey", "prompt")}`;
}

const IMPORTS = {
  "src/api/server.ts": 'import type { LogKey, PromptKey } from "./keys.ts";\n\n',
  "src/civ/facts.ts": 'import type { YieldView } from "./view.ts";\n\n',
};

/** Every generated file with its text; those whose sources are not here stay as they are. */
function generated() {
  const head = (source) => `// Generated from ${source} by scripts/types.mjs (npm run types). Do not edit.\n\n`;
  const records = FILES.filter(({ source, target }) => isHere(source, target)).map(({ target, source }) => ({
    target,
    text: `${head(source)}${IMPORTS[target] ?? ""}${sources(join(root, source)).flatMap(interfaces).join("\n")}`,
  }));
  const words = KEYS.filter(({ modules, target }) => modules.every((module) => isHere(module, target)));
  return [
    ...records,
    ...words.map(({ target, modules }) => ({
      target,
      text: `${head(`what ${modules.join(", ")} say`)}${keys(modules)}`,
    })),
  ];
}

function isHere(source, target) {
  const here = existsSync(join(root, source));
  if (!here) {
    console.error(`There is no ${join(root, source)}; ${target} stays as it is.`);
  }
  return here;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let stale = false;
  for (const { target, text } of generated()) {
    const path = join(web, target);
    if (!process.argv.includes("--check")) {
      writeFileSync(path, text);
    } else if (!existsSync(path) || readFileSync(path, "utf8") !== text) {
      console.error(`${target} is not what the Java sources say: npm run types`);
      stale = true;
    }
  }
  process.exit(stale ? 1 : 0);
}
