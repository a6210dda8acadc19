// How the choices of a negotiation are put together into lines and offers.
import type { Choice } from "../api/types.ts";

export interface Line {
  readonly kind: string;
  readonly code: string;
  readonly label: string;
  /** One more, or several more. */
  readonly choices: readonly Choice[];
}

/** What can be added to a side of a draft: one line for each good, with all its amounts. */
export function linesOf(choices: readonly Choice[], verb: string): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const choice of choices.filter((other) => other.verb === verb)) {
    const thing = choice.things[0];
    if (thing) {
      const key = `${thing.kind}:${thing.code}`;
      lines.set(key, { ...thing, choices: [...(lines.get(key)?.choices ?? []), choice] });
    }
  }
  return [...lines.values()];
}

export interface OpenOffer {
  readonly code: string;
  readonly label: string;
  readonly forMe: boolean;
  readonly choices: readonly Choice[];
}

/** The open offers one can answer or take back, those made to me first. */
export function offersIn(choices: readonly Choice[]): readonly OpenOffer[] {
  const offers = new Map<string, OpenOffer>();
  for (const choice of choices) {
    const thing = choice.things.find((other) => other.kind === "offer");
    if (thing) {
      const old = offers.get(thing.code);
      offers.set(thing.code, {
        code: thing.code,
        label: thing.label,
        forMe: (old?.forMe ?? false) || choice.verb !== "recall",
        choices: [...(old?.choices ?? []), choice],
      });
    }
  }
  return [...offers.values()].sort((a, b) => Number(b.forMe) - Number(a.forMe));
}
