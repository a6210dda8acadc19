import { useRef } from "react";
import type { State } from "../api/types.ts";

/** Places of a board whose pieces differ from the state before, for a short glow. */
export function useChanged(
  state: State,
  /** What lies at each place, as text to compare. */
  pieces: (state: State) => ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const before = useRef<State>(undefined);
  const last = useRef<ReadonlySet<string>>(new Set());
  if (before.current !== state) {
    const old = before.current;
    before.current = state;
    if (old && old.ply !== state.ply) {
      const then = pieces(old);
      last.current = new Set(
        [...pieces(state)].filter(([place, text]) => then.get(place) !== text).map(([place]) => place),
      );
    }
  }
  return last.current;
}
