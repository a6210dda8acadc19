// Policies lie on two-sided cards.
import type { PolicyFacts } from "./facts.ts";

/** The two sides of each card, in the order in which the first of them is listed. */
export function pairsOf(policies: readonly PolicyFacts[]): readonly (readonly [string, string])[] {
  const seen = new Set<string>();
  return policies.flatMap(({ id, reverse }) => {
    if (seen.has(id)) {
      return [];
    }
    seen.add(id).add(reverse);
    return [[id, reverse] as const];
  });
}
