import type { Decision, LogLine, State } from "../api/types.ts";
import type { LogKey, PromptKey } from "./keys.ts";
import type { CityView, CivView, PlayerView } from "./view.ts";

/** What this seat sees of a table of Civilization. */
export const viewOf = (state: State) => state.view as CivView;

export const playerOf = (state: State, seat: string): PlayerView | undefined =>
  viewOf(state).players.find((player) => player.seat === seat);

export const me = (state: State) => playerOf(state, state.seat);

export const citiesOf = (state: State, seat: string): readonly CityView[] =>
  viewOf(state).cities.filter((city) => city.owner === seat);

/** Who controls the city-state on a square: it counts to the outskirts of a city of his. */
export const holderOf = (state: State, square: string): string =>
  viewOf(state).cities.find((city) => city.annexed.includes(square))?.owner ?? "";

export const countOf = (counts: readonly { readonly code: string; readonly count: number }[], code: string) =>
  counts.find((count) => count.code === code)?.count ?? 0;

/** What a line of the log tells of, and what a question is about: keys that the rules of this game say. */
export const keyOf = (line: LogLine) => line.key as LogKey;
export const promptOf = (decision: Decision | undefined) => decision?.promptKey as PromptKey | undefined;
