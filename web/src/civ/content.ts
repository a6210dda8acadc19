// The fixed content of the game, from the very files the rules use.
import buildingFile from "@civ/buildings.json";
import civilizationFile from "@civ/civilizations.json";
import constants from "@civ/constants.json";
import eventFile from "@civ/culture-events.json";
import track from "@civ/culture-track.json";
import techFile from "@civ/techs.json";
import unitFile from "@civ/units.json";
import wonderFile from "@civ/wonders.json";
import type { PlayerView, UnitView, YieldView } from "./view.ts";

export const ROMAN = ["", "I", "II", "III", "IV", "V"] as const;
export const PHASES = ["start-of-turn", "trade", "city-management", "movement", "research"] as const;
export const YIELDS = ["trade", "production", "culture", "coins"] as const satisfies readonly (keyof YieldView)[];
export const RESOURCES = ["wheat", "silk", "incense", "iron"] as const;
export const GOVERNMENTS = [
  "anarchy",
  "despotism",
  "republic",
  "feudalism",
  "monarchy",
  "democracy",
  "communism",
  "fundamentalism",
] as const;
export const UNIT_TYPES = ["infantry", "artillery", "mounted", "aircraft"] as const;
export const ROWS = 5;
/** The techs of a full pyramid: five, four, three, two and the last. */
export const PYRAMID = (ROWS * (ROWS + 1)) / 2;

export const TRADE_MAX = constants.trade.max;
/** The trade a tech of each level asks for. */
export const THRESHOLDS: readonly number[] = constants.trade.thresholds;
export const COINS_TO_WIN = constants.coinsToWin;
export const FIGURES = [
  { code: "army", cost: constants.figures.armyCost },
  { code: "scout", cost: constants.figures.scoutCost },
] as const;

interface CivilizationFacts {
  readonly id: string;
  readonly mechanics?: { readonly productionPerConversion?: number };
}

/** So much trade is turned into so much production by this civilization when it hurries. */
export function rushOf(civilization: string): { readonly trade: number; readonly production: number } {
  const facts = (civilizationFile.civilizations as readonly CivilizationFacts[]).find(
    (other) => other.id === civilization,
  );
  return { ...constants.rush, production: facts?.mechanics?.productionPerConversion ?? constants.rush.production };
}

export interface PaidAbility {
  readonly phase: string;
  readonly cost: Readonly<Record<string, number>>;
}

export interface TechFacts {
  readonly id: string;
  readonly level: number;
  readonly building?: string;
  readonly government?: string;
  readonly upgrade?: { readonly type: string; readonly rank: number };
  readonly speed?: number;
  readonly stack?: number;
  readonly cities?: number;
  readonly hand?: number;
  readonly coin?: number;
  readonly coinTokens?: number;
  readonly water?: string;
  readonly abilities?: readonly PaidAbility[];
}

export const TECHS = techFile.techs as unknown as readonly TechFacts[];

export const techsOf = (level: number) => TECHS.filter((tech) => tech.level === level);

export interface BuildingFacts {
  readonly id: string;
  readonly cost: number;
  readonly family: string;
  readonly terrain?: string;
  readonly upgradeOf?: string;
  readonly unique?: boolean;
  readonly yield?: Readonly<Record<string, number>>;
  readonly combat?: number;
  readonly defence?: number;
}

export const BUILDINGS = buildingFile.buildings as unknown as readonly BuildingFacts[];

/** The buildings that share one pile of the market: a building and its improvement. */
export const buildingsOf = (family: string) => BUILDINGS.filter((building) => building.family === family);

/** The tech that lets a city build this. */
export const techFor = (building: string) => TECHS.find((tech) => tech.building === building)?.id ?? "";

/** The tech that unlocks a government. */
export const governmentTech = (government: string) => TECHS.find((tech) => tech.government === government)?.id ?? "";

export interface WonderFacts {
  readonly id: string;
  readonly era: string;
  readonly cost: number;
  readonly culture: number;
  readonly discount?: { readonly tech: string; readonly cost: number };
}

export const WONDERS = wonderFile.wonders as unknown as readonly WonderFacts[];

export const wonderOf = (code: string) => WONDERS.find((wonder) => wonder.id === code);

const knows = (player: PlayerView, tech: string) => player.techs.some((other) => other.code === tech);

/** What a wonder costs this player. */
export function wonderPrice(wonder: WonderFacts, player: PlayerView): number {
  return wonder.discount && knows(player, wonder.discount.tech) ? wonder.discount.cost : wonder.cost;
}

/** What a unit of a type costs at a rank. */
export function unitPrice(type: string, rank: number): number {
  return type === "aircraft" ? constants.units.aircraftCost : (constants.units.costs[Math.max(1, rank) - 1] ?? 0);
}

export interface TrackSpace {
  readonly culture: number;
  readonly trade: number;
  readonly event?: number;
  readonly greatPerson?: boolean;
  readonly victory?: boolean;
}

/** The culture track after its first space. */
export const TRACK = track.spaces as readonly TrackSpace[];

const UNITS = unitFile.cards as readonly { readonly id: string; readonly type: string; readonly strength: number[] }[];

export const unitType = (kind: string) => UNITS.find((unit) => unit.id === kind)?.type ?? kind.replace(/-\d$/, "");

/** The strength of a card at a rank. */
export function strengthOf(kind: string, rank: number): number {
  const strengths = UNITS.find((unit) => unit.id === kind)?.strength ?? [];
  return strengths[Math.max(1, rank) - 1] ?? strengths.at(-1) ?? 0;
}

/** The highest strength a card ever has; aircraft are drawn as rank 4. */
export const drawnRank = (type: string, rank: number) => (type === "aircraft" ? 4 : Math.max(1, rank));

const BEATS: Readonly<Record<string, string>> = { infantry: "mounted", mounted: "artillery", artillery: "infantry" };

/** Whether the first unit deals its wounds before the second. */
export function trumps(one: UnitView, other: UnitView): boolean {
  return other.kind !== "" && BEATS[unitType(one.kind)] === unitType(other.kind);
}

export const eventLevel = (code: string) =>
  (eventFile.events as readonly { readonly id: string; readonly level: number }[]).find((event) => event.id === code)
    ?.level ?? 1;

export const eventPhase = (code: string) =>
  (eventFile.events as readonly { readonly id: string; readonly phase: string }[]).find((event) => event.id === code)
    ?.phase ?? "";
