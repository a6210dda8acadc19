// The tech pyramid as it is drawn, from the top down.
import type { PlayerView, TechView } from "./view.ts";

export type Place =
  | { readonly kind: "tech"; readonly tech: TechView }
  /** A tech of this row could be laid here now. */
  | { readonly kind: "free" }
  /** Needs more techs below. */
  | { readonly kind: "later" };

export interface Row {
  readonly row: number;
  readonly places: readonly Place[];
}

/** The rows from the top down. A row may be longer than that of a full pyramid, and then has room for one more at its end. */
export function rowsOf({ techs, pyramid }: Pick<PlayerView, "techs" | "pyramid">): readonly Row[] {
  return [...pyramid].reverse().map(({ row, places: full, free }) => {
    const here = techs.filter((tech) => tech.row === row);
    const places: Place[] = here.map((tech) => ({ kind: "tech", tech }));
    const size = Math.max(full, here.length + (free && here.length >= full ? 1 : 0));
    for (let n = here.length; n < size; n++) {
      places.push({ kind: free && n === here.length ? "free" : "later" });
    }
    return { row, places };
  });
}
