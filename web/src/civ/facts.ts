// Generated from civ/src/main/java/civitas/civ/view/CivFacts.java by scripts/types.mjs (npm run types). Do not edit.

import type { YieldView } from "./view.ts";

export interface CivFacts {
  readonly phases: readonly string[];
  readonly resources: readonly string[];
  readonly tradeMax: number;
  readonly thresholds: readonly number[];
  readonly coinsToWin: number;
  readonly rows: number;
  readonly unitTypes: readonly UnitTypeFacts[];
  readonly units: readonly UnitFacts[];
  readonly techs: readonly TechFacts[];
  readonly governments: readonly GovernmentFacts[];
  readonly buildings: readonly BuildingFacts[];
  readonly wonders: readonly WonderFacts[];
  readonly events: readonly EventFacts[];
  readonly track: readonly TrackFacts[];
  readonly policies: readonly PolicyFacts[];
  readonly landmarks: readonly LandmarkFacts[];
  readonly marks: readonly string[];
}

export interface UnitTypeFacts {
  readonly id: string;
  readonly ranks: readonly RankFacts[];
}

export interface RankFacts {
  readonly rank: number;
  readonly cost: number;
}

export interface UnitFacts {
  readonly id: string;
  readonly type: string;
  readonly strength: readonly number[];
  readonly health: readonly number[];
}

export interface TechFacts {
  readonly id: string;
  readonly level: number;
  readonly building: string;
  readonly government: string;
  readonly upgrades: readonly UpgradeFacts[];
  readonly speed: number;
  readonly stack: number;
  readonly cities: number;
  readonly hand: number;
  readonly coins: number;
  readonly water: string;
  readonly abilities: readonly AbilityFacts[];
}

export interface UpgradeFacts {
  readonly type: string;
  readonly rank: number;
}

export interface AbilityFacts {
  readonly phase: string;
  readonly cost: readonly CostFacts[];
}

export interface CostFacts {
  readonly good: string;
  readonly count: number;
}

export interface GovernmentFacts {
  readonly id: string;
  readonly techs: readonly string[];
}

export interface BuildingFacts {
  readonly id: string;
  readonly family: string;
  readonly cost: number;
  readonly terrain: string;
  readonly yields: YieldView;
  readonly combat: number;
  readonly walls: boolean;
}

export interface WonderFacts {
  readonly id: string;
  readonly era: string;
  readonly cost: number;
  readonly culture: number;
  readonly discountTech: string;
  readonly discountCost: number;
}

export interface EventFacts {
  readonly id: string;
  readonly level: number;
  readonly phase: string;
}

export interface PolicyFacts {
  readonly id: string;
  readonly reverse: string;
}

export interface LandmarkFacts {
  readonly id: string;
  readonly relic: boolean;
  readonly yields: YieldView;
  readonly anyResource: boolean;
  readonly combat: number;
  readonly defence: number;
  readonly culture: number;
}

export interface TrackFacts {
  readonly culture: number;
  readonly trade: number;
  readonly event: number;
  readonly greatPerson: boolean;
  readonly victory: boolean;
}
