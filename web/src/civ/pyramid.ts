// The tech pyramid as it is drawn, from the top down.
import type { PlayerView, TechView } from "./view.ts";

export type Place =
  | { readonly kind: "tech"; readonly tech: TechView }
  /** A blank card that only fills a place. */
  | { readonly kind: "blank" }
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
  return [...pyramid].reverse().map(({ row, places: full, blanks, free }) => {
    const here = techs.filter((tech) => tech.row === row);
    const places: Place[] = [
      ...here.map((tech) => ({ kind: "tech" as const, tech })),
      ...Array.from({ length: blanks }, () => ({ kind: "blank" as const })),
    ];
    const laid = places.length;
    const size = Math.max(full, laid + (free && laid >= full ? 1 : 0));
    for (let n = laid; n < size; n++) {
      places.push({ kind: free && n === laid ? "free" : "later" });
    }
    return { row, places };
  });
}
