import type { State } from "../api/types.ts";
import type { CityView, CivView, PlayerView } from "./view.ts";

/** What this seat sees of a table of Civilization. */
export const viewOf = (state: State) => state.view as CivView;

export const playerOf = (state: State, seat: string): PlayerView | undefined =>
  viewOf(state).players.find((player) => player.seat === seat);

export const me = (state: State) => playerOf(state, state.seat);

export const citiesOf = (state: State, seat: string): readonly CityView[] =>
  viewOf(state).cities.filter((city) => city.owner === seat);

export const countOf = (counts: readonly { readonly code: string; readonly count: number }[], code: string) =>
  counts.find((count) => count.code === code)?.count ?? 0;
