// Run after every change of dependencies: `npm install && npm run lock`.
// A registry that carries only some platforms leaves the other platforms' optional packages out of package-lock.json,
// and `npm ci` then refuses the file. This adds the missing entries, with the versions their parents ask for.
import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../package-lock.json", import.meta.url);
const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const PROCESSORS = ["arm", "arm64", "ppc64", "s390x", "wasm32", "x64"];

const lock = JSON.parse(readFileSync(FILE, "utf8"));
const packages = { ...lock.packages };
for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (!packages[path] && /^\d/.test(version)) {
      packages[path] = { version, dev: true, optional: true, ...platform(name) };
    }
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);

/** What the name says: @rolldown/binding-linux-x64-musl. */
function platform(name) {
  const words = name.split("/").at(-1).split("-");
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const libc = words.includes("musl") ? ["musl"] : words.includes("gnu") ? ["glibc"] : [];
  return Object.fromEntries(Object.entries({ os, cpu, libc }).filter(([, values]) => values.length > 0));
}
