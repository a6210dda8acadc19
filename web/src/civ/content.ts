// What there is in the boxes of this table, as the server tells it.
import { useTable } from "../state/store.ts";
import type { BuildingFacts, CivFacts, LandmarkFacts, TrackFacts, UnitFacts, WonderFacts } from "./facts.ts";
import type { YieldView } from "./view.ts";

export const ROMAN = ["", "I", "II", "III", "IV", "V"] as const;
export const YIELDS = ["trade", "production", "culture", "coins"] as const satisfies readonly (keyof YieldView)[];

/** Everything in the boxes of the open table: it is there before the table is shown, and does not change. */
export const facts = () => useTable.getState().content as CivFacts;

/** The places of a full pyramid: five, four, three, two and the last. */
export const pyramidSize = () => (facts().rows * (facts().rows + 1)) / 2;

export const levels = () => Array.from({ length: facts().rows }, (_, i) => i + 1);

export const techsOf = (level: number) => facts().techs.filter((tech) => tech.level === level);

/** The buildings that share one pile of the market: a building and its improvement. */
export const buildingsOf = (family: string): readonly BuildingFacts[] =>
  facts().buildings.filter((building) => building.family === family);

export const wonderOf = (code: string): WonderFacts | undefined => facts().wonders.find((wonder) => wonder.id === code);

export const landmarkOf = (code: string): LandmarkFacts | undefined =>
  facts().landmarks.find((landmark) => landmark.id === code);

const unitOf = (kind: string): UnitFacts | undefined => facts().units.find((unit) => unit.id === kind);

export const unitType = (kind: string) => unitOf(kind)?.type ?? kind;

const ranksOf = (type: string) => facts().unitTypes.find((other) => other.id === type)?.ranks ?? [];

/** The rank under which cards of a type are called and drawn: its only one, or the one reached, at least the first. */
export const drawnRank = (type: string, rank: number) => {
  const ranks = ranksOf(type);
  return (ranks.find((other) => other.rank === rank) ?? ranks[0])?.rank ?? Math.max(1, rank);
};

/** Whether cards of a type grow with the rank of their owner. */
export const hasRanks = (type: string) => ranksOf(type).length > 1;

const at = (numbers: readonly number[], rank: number) => numbers[Math.max(1, rank) - 1] ?? numbers.at(-1);

/** What is printed on a card at a rank; health only where the cards show it. */
export const printed = (kind: string, rank: number) => {
  const unit = unitOf(kind);
  return { strength: at(unit?.strength ?? [], rank) ?? 0, health: at(unit?.health ?? [], rank) };
};

/** Whether cards of this kind show health beside strength. */
export const showsHealth = (kind: string) => (unitOf(kind)?.health.length ?? 0) > 0;

const eventOf = (code: string) => facts().events.find((event) => event.id === code);

export const eventLevel = (code: string) => eventOf(code)?.level ?? 1;

export const eventPhase = (code: string) => eventOf(code)?.phase ?? "";

/** What a step of the culture track costs, zone by zone. */
export const trackPrices = (): readonly TrackFacts[] => {
  const { track } = facts();
  return track.filter((space, i) => track.findIndex((other) => other.culture === space.culture) === i);
};
