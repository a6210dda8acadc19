// How a battle has ended, as its log tells.
import type { LogLine } from "../api/types.ts";

const BEGINNING = /^log\.battle\.(city|field|village)$/;
const SUM = /^log\.battle\.(total|winner|armies-lost)$/;

/** The lines that tell of the latest battle, up to a ply. */
export function battleLines(log: readonly LogLine[], ply: number): readonly LogLine[] {
  const lines = log.filter((line) => line.key.startsWith("log.battle") && line.ply <= ply);
  const from = lines.findLastIndex((line) => BEGINNING.test(line.key));
  return from < 0 ? [] : lines.slice(from);
}

/** Both sums and who has won; nothing as long as the battle goes on. */
export function outcomeOf(lines: readonly LogLine[]): readonly LogLine[] {
  return lines.some((line) => line.key === "log.battle.winner") ? lines.filter((line) => SUM.test(line.key)) : [];
}
