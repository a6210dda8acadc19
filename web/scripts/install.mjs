// Runs `npm ci` only when node_modules is not what package-lock.json says.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(web, "node_modules", ".civitas-installed");
const wanted = createHash("sha256")
  .update(readFileSync(join(web, "package-lock.json")))
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("npm ci …");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: web, stdio: "inherit" });
  if (npm.error) {
    console.error(`Node's npm is needed to build the web client: ${npm.error.message}`);
    process.exit(1);
  }
  if (npm.status !== 0) {
    process.exit(npm.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
