import { useTable } from "../state/store.ts";

/** What units of a type are called at a rank, in the words of the rules: the same on every screen and in the log. */
export function useUnitName(): (type: string, rank: number) => string {
  const words = useTable((table) => table.words);
  return (type, rank) => words[`unit.${type}.${rank}`] ?? type;
}
