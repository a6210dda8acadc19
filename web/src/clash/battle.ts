// What a battle has to tell, apart from how it is drawn.
import type { Decision } from "../api/types.ts";
import { clashing } from "./content.ts";
import type { BattleView, DieView, EffortView } from "./view.ts";

/** Whether a seat has to answer with a place, if not by declining: then it needs the map. */
export const asksForPlaces = (decision: Decision | undefined): boolean =>
  decision?.required === true &&
  decision.choices.some(({ things }) => things.length > 0) &&
  decision.choices.every(({ things }) => things.length === 0 || things.some(({ kind }) => kind === "space"));

/** The round rolled last, as something to recognise it by; empty before the first roll. */
export function latestRoll(battle: BattleView): string {
  const present = { round: battle.round, efforts: battle.sides };
  const rolled = [present, ...[...battle.rounds].reverse()].find(({ efforts }) => isRolled(efforts));
  return rolled ? rollOf(battle, rolled.round) : "";
}

export const rollOf = (battle: BattleView, round: number) => `${battle.space} ${battle.origin} ${round}`;

export const isRolled = (efforts: readonly Pick<EffortView, "dice">[]) => efforts.some(({ dice }) => dice.length > 0);

/** The kinds of units that a roll called to clash, among those that fight. */
export function clashesOf(effort: Pick<EffortView, "dice" | "clash">, fighting: readonly string[]): readonly string[] {
  const rolled = new Set(effort.dice.map(({ symbol }) => symbol));
  return effort.clash > 0
    ? [...rolled]
        .flatMap(clashing)
        .map(({ id }) => id)
        .filter((kind) => fighting.includes(kind))
    : [];
}

/** Symbols of the units that fight here; the others mean nothing in this battle. */
export const isClash = (die: DieView, effort: Pick<EffortView, "clash">, fighting: readonly string[]) =>
  effort.clash > 0 && clashing(die.symbol).some(({ id }) => fighting.includes(id));

/** Hits that reach the enemy. */
export const landed = (effort: Pick<EffortView, "hits">, enemy: Pick<EffortView, "cancelled">) =>
  Math.max(0, effort.hits - enemy.cancelled);
