import type { State } from "../api/types.ts";
import { myDecision, useGame, useTable } from "../state/store.ts";

/** Whether we are in the middle of an action made of several choices. */
export function useInside(state: State): boolean {
  const ui = useGame();
  const base = useTable((table) => table.base);
  const decision = myDecision(state);
  return base >= 0 && base < state.ply && decision !== undefined && !ui.startsAction(decision);
}
