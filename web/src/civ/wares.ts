// What a city could build: the server says what it costs and what stands in the way.
import { drawnRank } from "./content.ts";
import { countOf } from "./look.ts";
import type { CityView, PlayerView, WareView } from "./view.ts";

export interface WareGroup {
  readonly id: "figures" | "units" | "buildings" | "wonders";
  readonly wares: readonly WareView[];
}

const GROUPS = [
  ["figures", "figure"],
  ["units", "unit-type"],
  ["buildings", "building"],
  ["wonders", "wonder"],
] as const;

/** Everything a player may think of building in a city, kind by kind. What he does not know how to build comes last. */
export function offersOf(city: CityView): readonly WareGroup[] {
  return GROUPS.map(([id, kind]) => {
    const wares = city.wares.filter((ware) => ware.kind === kind);
    const isUnknown = (ware: WareView) => ware.lacks === "tech";
    return { id, wares: [...wares.filter((ware) => !isUnknown(ware)), ...wares.filter(isUnknown)] };
  }).filter((group) => group.wares.length > 0);
}

/** Units are drawn as they are at the rank of their owner; wonders, which have pictures, share a sign. */
export const iconOfWare = (ware: WareView, player: PlayerView | undefined) =>
  ware.kind === "unit-type" && player
    ? `${ware.code}-${drawnRank(ware.code, countOf(player.ranks, ware.code))}`
    : ware.kind === "wonder"
      ? "wonder"
      : ware.code;
