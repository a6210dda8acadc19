// What a city could build, with prices, and what stands in the way.
import type { State } from "../api/types.ts";
import { myDecision } from "../state/store.ts";
import {
  BUILDINGS,
  FIGURES,
  rushOf,
  techFor,
  UNIT_TYPES,
  unitPrice,
  type WonderFacts,
  wonderOf,
  wonderPrice,
} from "./content.ts";
import type { PromptKey } from "./keys.ts";
import { countOf, playerOf, promptOf, viewOf } from "./look.ts";
import type { CityView, CivView, PartView, PlayerView, SquareView } from "./view.ts";

export type Missing =
  | { readonly kind: "tech"; readonly tech: string }
  /** So much production is lacking, and so much trade would make up for it. */
  | { readonly kind: "production"; readonly count: number; readonly trade: number }
  | { readonly kind: "supply" | "site" | "notNow" };

export interface Ware {
  readonly kind: "figure" | "unit-type" | "building" | "wonder";
  readonly code: string;
  readonly icon: string;
  readonly cost: number;
  /** The first thing in the way, in case it cannot be built. */
  readonly missing: Missing;
}

export interface WareGroup {
  readonly id: "figures" | "units" | "buildings" | "wonders";
  readonly wares: readonly Ware[];
}

export const productionOf = (city: CityView) =>
  city.production.length > 0 ? city.production.reduce((sum, part) => sum + part.amount, 0) : city.yields.production;

const OUTSKIRTS = "production.outskirts";

/** The summands of a city's production, those of one name together. */
export function partsOf(city: CityView): readonly PartView[] {
  const sums = new Map<string, number>();
  for (const part of city.production) {
    sums.set(part.name, (sums.get(part.name) ?? 0) + part.amount);
  }
  return sums.size > 0
    ? [...sums].map(([name, amount]) => ({ name, amount }))
    : [{ name: OUTSKIRTS, amount: city.yields.production }];
}

/** Production and what trade can buy. */
export function missingProduction(cost: number, production: number, civilization: string): Missing | undefined {
  const count = cost - production;
  const rush = rushOf(civilization);
  return count > 0 ? { kind: "production", count, trade: Math.ceil(count / rush.production) * rush.trade } : undefined;
}

/** How much production all the trade of a player would add, if a city of his hurried. */
export function rushable(player: PlayerView): number {
  const rush = rushOf(player.civilization);
  return Math.floor(player.trade / rush.trade) * rush.production;
}

/**
 * The summands of a city's production in more detail: land and pieces of the outskirts apart, as far as that adds up to
 * what the rules say.
 */
export function detailsOf(city: CityView, squares: readonly SquareView[]): readonly PartView[] {
  const own = squares.filter((square) => city.outskirts.includes(square.code) && !square.blockaded && !square.struck);
  const sum = (all: readonly SquareView[]) => all.reduce((total, square) => total + square.yields.production, 0);
  const land = sum(own.filter((square) => square.piece === ""));
  const pieces = sum(own.filter((square) => square.piece !== ""));
  return partsOf(city).flatMap((part) =>
    part.name === OUTSKIRTS && part.amount === land + pieces
      ? [
          { name: "production.land", amount: land },
          { name: "production.pieces", amount: pieces },
        ].filter(({ amount }) => amount > 0)
      : [part],
  );
}

/** Cities are asked what they do; at any other question it is not for want of a place that something cannot be built. */
const CITY_STEP: PromptKey = "prompt.step.city-management";

/** Everything a player may think of building in a city. Buildings of techs he does not know come last. */
export function offersOf(state: State, city: CityView): readonly WareGroup[] {
  const view = viewOf(state);
  const player = playerOf(state, city.owner);
  if (!player) {
    return [];
  }
  const production = productionOf(city);
  const acts = city.actions > 0 && promptOf(myDecision(state)) === CITY_STEP;
  const idle = (cost: number, before?: Missing): Missing =>
    before ?? missingProduction(cost, production, player.civilization) ?? { kind: acts ? "site" : "notNow" };
  const groups: WareGroup[] = [
    { id: "figures", wares: figures(player, idle) },
    { id: "units", wares: units(view, player, idle) },
    { id: "buildings", wares: buildings(view, player, idle) },
    { id: "wonders", wares: wonders(view, player, idle) },
  ];
  return groups.filter((group) => group.wares.length > 0);
}

type Idle = (cost: number, before?: Missing) => Missing;

const figures = (player: PlayerView, idle: Idle): readonly Ware[] =>
  FIGURES.map(({ code, cost }) => ({
    kind: "figure",
    code,
    icon: code,
    cost,
    missing: idle(cost, countOf(player.reserve, code) === 0 ? { kind: "supply" } : undefined),
  }));

const knows = (player: PlayerView, tech: string) => player.techs.some((known) => known.code === tech);

const units = (view: CivView, player: PlayerView, idle: Idle): readonly Ware[] =>
  UNIT_TYPES.filter((type) => type !== "aircraft" || knows(player, "flight")).map((type) => {
    const rank = Math.max(1, countOf(player.ranks, type));
    const cost = unitPrice(type, rank);
    const deck = view.market.units.find((other) => other.code === type);
    const left = (deck?.left ?? 0) + (deck?.discards.length ?? 0);
    return {
      kind: "unit-type",
      code: type,
      icon: `${type}-${type === "aircraft" ? 4 : rank}`,
      cost,
      missing: idle(cost, left === 0 ? { kind: "supply" } : undefined),
    };
  });

function buildings(view: CivView, player: PlayerView, idle: Idle): readonly Ware[] {
  const wares = BUILDINGS.map((building): Ware => {
    const tech = techFor(building.id);
    const left = building.family === "walls" ? 1 : countOf(view.market.buildings, building.family);
    const before: Missing | undefined =
      tech && !knows(player, tech) ? { kind: "tech", tech } : left === 0 ? { kind: "supply" } : undefined;
    return {
      kind: "building",
      code: building.id,
      icon: building.id,
      cost: building.cost,
      missing: idle(building.cost, before),
    };
  });
  return [
    ...wares.filter((ware) => ware.missing.kind !== "tech"),
    ...wares.filter((ware) => ware.missing.kind === "tech"),
  ];
}

const wonders = (view: CivView, player: PlayerView, idle: Idle): readonly Ware[] =>
  view.market.wonders
    .map(wonderOf)
    .filter((wonder): wonder is WonderFacts => wonder !== undefined)
    .map((wonder) => {
      const cost = wonderPrice(wonder, player);
      return { kind: "wonder", code: wonder.id, icon: wonder.id, cost, missing: idle(cost) };
    });
