// Generated from clash/src/main/java/civitas/clash/view/ClashFacts.java by scripts/types.mjs (npm run types). Do not edit.

export interface ClashFacts {
  readonly categories: readonly CategoryFacts[];
  readonly advances: readonly AdvanceFacts[];
  readonly wonders: readonly WonderFacts[];
  readonly units: readonly UnitFacts[];
  readonly buildings: readonly BuildingFacts[];
  readonly sides: readonly string[];
  readonly actions: readonly ActionFacts[];
  readonly objectives: readonly ObjectiveFacts[];
  readonly events: readonly EventFacts[];
}

export interface CategoryFacts {
  readonly id: string;
  readonly government: boolean;
}

export interface AdvanceFacts {
  readonly id: string;
  readonly category: string;
  readonly frame: string;
}

export interface CostFacts {
  readonly good: string;
  readonly count: number;
}

export interface WonderFacts {
  readonly id: string;
  readonly cost: readonly CostFacts[];
  readonly requires: string;
  readonly building: string;
  readonly points: number;
}

export interface UnitFacts {
  readonly id: string;
  readonly military: boolean;
  readonly ship: boolean;
  readonly cost: readonly CostFacts[];
  readonly symbol: string;
}

export interface BuildingFacts {
  readonly id: string;
  readonly coastal: boolean;
}

export interface ActionFacts {
  readonly code: string;
  readonly civil: string;
  readonly tactic: string;
}

export interface ObjectiveFacts {
  readonly code: string;
  readonly upper: string;
  readonly lower: string;
}

export interface EventFacts {
  readonly code: string;
  readonly symbol: string;
}
