import type { State } from "../api/types.ts";

/** For tests: a table at a ply, and when it last changed. */
export const at = (ply: number, updated = ply) =>
  ({
    table: { id: "t", updated: new Date(updated * 1000).toISOString() },
    ply,
    seat: "red",
    decisions: [],
    log: [],
    logFrom: ply,
  }) as unknown as State;
