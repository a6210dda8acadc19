import type { State } from "../api/types.ts";
import type { ClashView, PlayerView } from "./view.ts";

/** What this seat sees of a table of Clash of Cultures. */
export const viewOf = (state: State) => state.view as ClashView;

export const playerOf = (state: State, seat: string): PlayerView | undefined =>
  viewOf(state).players.find((player) => player.seat === seat);

export const me = (state: State) => playerOf(state, state.seat);
