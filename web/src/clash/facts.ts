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
  readonly factions: readonly FactionFacts[];
  readonly attested: readonly AttestedFacts[];
  readonly numbers: NumberFacts;
}

export interface NumberFacts {
  readonly rounds: number;
  readonly actions: number;
  readonly groups: number;
  readonly halves: HalvesFacts;
  readonly building: readonly CostFacts[];
  readonly needAdvance: boolean;
  readonly status: readonly string[];
}

export interface HalvesFacts {
  readonly piece: number;
  readonly advance: number;
  readonly objective: number;
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

export interface FactionFacts {
  readonly id: string;
  readonly home: readonly string[];
  readonly advances: readonly BroughtFacts[];
  readonly leaders: readonly LeaderFacts[];
}

export interface BroughtFacts {
  readonly id: string;
  readonly with: readonly string[];
  readonly use: boolean;
}

export interface LeaderFacts {
  readonly id: string;
  readonly abilities: readonly SkillFacts[];
}

export interface SkillFacts {
  readonly id: string;
  readonly scope: string;
  readonly use: boolean;
}

export interface AttestedFacts {
  readonly kind: string;
  readonly code: string;
  readonly attested: string;
}
