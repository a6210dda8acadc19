// Who plays which people, and what has become of its leaders.
import type { Choice, State } from "../api/types.ts";
import { facts } from "./content.ts";
import type { FactionFacts, LeaderFacts } from "./facts.ts";
import { playerOf, viewOf } from "./look.ts";
import type { PlayerView } from "./view.ts";

/** What a player has through a box, by the name the box gives it. */
export const belonging = (player: PlayerView | undefined, name: string): readonly string[] =>
  player?.belongings.find((other) => other.name === name)?.codes ?? [];

/** The scales of the player board in editions that have them. */
export const SCALES = ["culture-level", "happiness-level"];

export const factionOf = (code: string): FactionFacts | undefined => facts().factions.find(({ id }) => id === code);

/** The people a player plays; nobody does without the box, or before they are dealt. */
export const peopleOf = (player: PlayerView | undefined): FactionFacts | undefined =>
  factionOf(belonging(player, "civilization")[0] ?? "");

/** Which people a leader is of, whoever has his card. */
export const originOf = (leader: string): FactionFacts | undefined =>
  facts().factions.find(({ leaders }) => leaders.some(({ id }) => id === leader));

export const leaderOf = (code: string): LeaderFacts | undefined =>
  originOf(code)?.leaders.find((leader) => leader.id === code);

/** Whose ability it is. */
export const ownerOf = (ability: string): LeaderFacts | undefined =>
  facts()
    .factions.flatMap(({ leaders }) => leaders)
    .find(({ abilities }) => abilities.some(({ id }) => id === ability));

/** Units that are a person: a kind with the name of something that their owner has one of. */
export const personIn = (state: State, side: string, kind: string): string =>
  belonging(playerOf(state, side), kind)[0] ?? "";

export type Fate = "leads" | "waits" | "killed" | "lost";

export interface Figure {
  readonly id: string;
  readonly fate: Fate;
  /** Who has killed him. */
  readonly by: string;
}

/** The leaders of a player, and what has become of each: in play, still to be recruited, killed by somebody, or gone. */
export function figuresOf(state: State, player: PlayerView): readonly Figure[] {
  const [leads, waits, lost] = ["leader", "leader-cards", "lost-leaders"].map((name) => belonging(player, name));
  const all = [...leads!, ...waits!, ...lost!];
  const order = (peopleOf(player)?.leaders ?? []).map(({ id }) => id);
  const listed = [...order.filter((id) => all.includes(id)), ...all.filter((id) => !order.includes(id))];
  return listed.map((id) => {
    const by = viewOf(state).players.find((other) => belonging(other, "killed-leaders").includes(id))?.seat ?? "";
    const fate = leads!.includes(id) ? "leads" : waits!.includes(id) ? "waits" : by === "" ? "lost" : "killed";
    return { id, fate, by };
  });
}

/** Where a player's leader stands; empty if nowhere. */
export const placeOf = (state: State, seat: string, kind = "leader"): string =>
  viewOf(state).units.find((units) => units.owner === seat && units.units.some((unit) => unit.kind === kind))?.space ??
  "";

/** The cards among which somebody chooses now, if all that can be chosen are cards of this kind. */
export const cardsToChoose = (choices: readonly Choice[], kind: string): readonly Choice[] => {
  const about = choices.filter((choice) => choice.things.some((thing) => thing.kind === kind));
  return about.length > 0 && choices.every((choice) => choice.things.every((thing) => thing.kind === kind))
    ? about
    : [];
};
