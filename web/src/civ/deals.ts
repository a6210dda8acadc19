// How the choices of a negotiation are put together into lines and offers.
import type { Choice } from "../api/types.ts";
import type { CountView, GoodsView } from "./view.ts";

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

/** What one can say to an open offer: accept, decline, take back. */
export function answersTo(choices: readonly Choice[], offer: string): readonly Choice[] {
  return choices.filter((choice) => choice.things.some((thing) => thing.kind === "offer" && thing.code === offer));
}

export interface DealPart {
  readonly kind: "wealth" | "resource" | "back";
  readonly code: string;
  readonly count: number;
}

/** One side of a deal, good by good. */
export function partsOfDeal(goods: GoodsView, backs: readonly CountView[]): readonly DealPart[] {
  const parts: DealPart[] = [
    { kind: "wealth", code: "trade", count: goods.trade },
    { kind: "wealth", code: "culture", count: goods.culture },
    ...goods.resources.map((count): DealPart => ({ kind: "resource", ...count })),
    ...backs.map((count): DealPart => ({ kind: "back", ...count })),
  ];
  return parts.filter((part) => part.count > 0);
}
