import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isWonderDrawn } from "./Wonders.tsx";

const CONTENT = join(import.meta.dirname, "../../../../civ/src/main/resources/civitas/civ");

const wonders = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("wonders.json"))
  .flatMap((file) => (JSON.parse(readFileSync(join(CONTENT, file), "utf8")) as { wonders: { id: string }[] }).wonders);

it("has a drawing of every wonder of every box", () => {
  expect(wonders.length).toBeGreaterThan(20);
  expect(wonders.map(({ id }) => id).filter((id) => !isWonderDrawn(id))).toEqual([]);
});
