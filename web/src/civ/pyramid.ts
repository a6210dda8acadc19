// The tech pyramid: five rows, each tech above two others.
import { ROWS } from "./content.ts";
import type { TechView } from "./view.ts";

export type Place =
  | { readonly kind: "tech"; readonly tech: TechView }
  /** A tech of this row could be laid here now. */
  | { readonly kind: "free" }
  /** Needs more techs below. */
  | { readonly kind: "later" };

/** How many techs lie in a row. */
const inRow = (techs: readonly TechView[], row: number) => techs.filter((tech) => tech.row === row).length;

/** Whether another tech of a level finds a place: two more below than beside it. */
export const hasPlace = (techs: readonly TechView[], row: number) =>
  row === 1 || inRow(techs, row - 1) >= inRow(techs, row) + 2;

/** The rows from the top down. A full pyramid has five, four, three, two and one; a row may be longer. */
export function rowsOf(
  techs: readonly TechView[],
): readonly { readonly row: number; readonly places: readonly Place[] }[] {
  return Array.from({ length: ROWS }, (_, i) => ROWS - i).map((row) => {
    const here = techs.filter((tech) => tech.row === row);
    const places: Place[] = here.map((tech) => ({ kind: "tech", tech }));
    const size = Math.max(ROWS + 1 - row, here.length + (row === 1 && here.length >= ROWS ? 1 : 0));
    const free = hasPlace(techs, row);
    for (let n = here.length; n < size; n++) {
      places.push({ kind: free && n === here.length ? "free" : "later" });
    }
    return { row, places };
  });
}

/** How many places of a full pyramid are filled: techs beyond the width of a row do not help on the way to the top. */
export function placesFilled(techs: readonly { readonly row: number }[]): number {
  const rows = Array.from({ length: ROWS }, (_, i) => i + 1);
  return rows.reduce((sum, row) => sum + Math.min(ROWS + 1 - row, techs.filter((tech) => tech.row === row).length), 0);
}
