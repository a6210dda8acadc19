// Everything that has to hold for the client's sources; the build runs it.
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const CHECKS = [
  ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
  ["scripts/types.mjs", "--check"],
  ["node_modules/typescript/bin/tsc", "--noEmit"],
  ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot"],
  ["scripts/weight.mjs"],
];

for (const args of CHECKS) {
  const check = spawnSync(process.execPath, args, { cwd: web, stdio: "inherit" });
  if (check.status !== 0) {
    console.error(`failed: node ${args.join(" ")}`);
    process.exit(1);
  }
}
