// What is worth hearing.
import type { LogLine } from "../api/types.ts";

export type Cue = "turn" | "dice" | "battle" | "event" | "wonder" | "end";

/** The first that fits is heard; of several lines at once, the one highest in this list. */
const CUES: readonly (readonly [Cue, RegExp])[] = [
  ["end", /^log\.(game-over|victory|introductory-end)/],
  ["wonder", /^log\.(builds|wonder-taken|wonder-offered|first-wonder)/],
  ["event", /^log\.(event|event-again|play-event|great-person|city-state)$/],
  ["dice", /^log\.(combat-roll|tactic-roll|influence-roll|end-roll)$/],
  ["battle", /^log\.(battle-(city|land|sea)|battle\.(city|field|village|attack|open)|horde)$/],
];

/** The sound of some lines of the log; nothing for most. */
export function cueOf(lines: readonly LogLine[]): Cue | undefined {
  return CUES.find(([, keys]) => lines.some(({ key }) => keys.test(key)))?.[0];
}
