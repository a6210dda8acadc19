// How a battle has ended, as its log tells.
import { begins, type LogLine } from "../api/types.ts";
import type { LogKey } from "./keys.ts";
import { keyOf } from "./look.ts";

const BEGINNING: ReadonlySet<LogKey> = new Set<LogKey>(["log.battle.city", "log.battle.field", "log.battle.village"]);
const SUM: ReadonlySet<LogKey> = new Set<LogKey>(["log.battle.total", "log.battle.winner", "log.battle.armies-lost"]);

/** The lines that tell of the latest battle, up to a ply. */
export function battleLines(log: readonly LogLine[], ply: number): readonly LogLine[] {
  const lines = log.filter((line) => begins(keyOf(line), "log.battle") && line.ply <= ply);
  const from = lines.findLastIndex((line) => BEGINNING.has(keyOf(line)));
  return from < 0 ? [] : lines.slice(from);
}

/** Both sums and who has won; nothing as long as the battle goes on. */
export function outcomeOf(lines: readonly LogLine[]): readonly LogLine[] {
  return lines.some((line) => keyOf(line) === "log.battle.winner") ? lines.filter((line) => SUM.has(keyOf(line))) : [];
}
