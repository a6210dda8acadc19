import { create } from "zustand";
import { showTab, useTable } from "./store.ts";

/** Whose sheet lies beside one's own; empty for nobody's in particular. */
export const useBeside = create<{ readonly seat: string }>(() => ({ seat: "" }));

/** Opens the sheet of a player, if the game has sheets. */
export function openSheet(seat: string) {
  useBeside.setState({ seat });
  const { sheets } = useTable.getState().ui;
  if (sheets) {
    showTab(sheets);
  }
}

/** One's own sheet first, beside it the one that was asked for, then the others. */
export function sheetOrder<P extends { readonly seat: string }>(
  players: readonly P[],
  own: string,
  beside: string,
): P[] {
  const rank = (player: P) => (player.seat === own ? 0 : player.seat === beside ? 1 : 2);
  return [...players].sort((a, b) => rank(a) - rank(b));
}
