import { useTranslation } from "react-i18next";
import { useName } from "../text/names.ts";
import { useSeatName } from "../ui/Seat.tsx";
import { helpOfSource } from "./Belongings.tsx";
import type { CityView, CountView, SpaceView, TokenView, UnitsView } from "./view.ts";

/** Everything to be seen on a space besides the land. */
export interface Sight {
  readonly city: CityView | undefined;
  readonly units: UnitsView | undefined;
  /** The code of the person among the units, if one is. */
  readonly person: string;
  readonly tokens: TokenView[] | undefined;
  /** Whether a wild side keeps whoever looks from using it. */
  readonly closed: boolean;
}

/** What is to be seen on a space, for its help. */
export function helpOf(space: SpaceView, { city, units, person, tokens }: Omit<Sight, "closed">): string {
  const keys = [`terrain:${space.terrain}`];
  if (city) {
    keys.push(...city.buildings.map((building) => `building:${building.building}`));
    keys.push(...city.wonders.map((wonder) => `wonder:${wonder}`));
  }
  if (units) {
    // who a leader is says more than what leaders are
    keys.push(...units.units.map(({ kind }) => (person && kind === "leader" ? `leader:${person}` : `unit:${kind}`)));
  }
  keys.push(...(tokens ?? []).map(({ source }) => helpOfSource(source)));
  return keys.join(" ");
}

/** A space in words: for screen readers and for the card of a space. */
export function useDescription() {
  const { t } = useTranslation("clash");
  const name = useName();
  const seat = useSeatName();
  return (space: SpaceView, { city, units, person, tokens, closed }: Sight) => {
    const parts = [`${space.label}: ${name("terrain", space.terrain)}`];
    if (space.exhausted) {
      parts.push(t("map.exhausted"));
    }
    if (closed) {
      parts.push(t("map.closed"));
    }
    if (city) {
      parts.push(
        t("map.city", { owner: seat(city.owner), size: city.size, mood: name("mood", city.mood).toLocaleLowerCase() }),
      );
      parts.push(...city.buildings.map((building) => name("building", building.building)));
      parts.push(...city.wonders.map((wonder) => name("wonder", wonder)));
    }
    if (units) {
      const counted = (all: readonly CountView[]) =>
        all
          .map(({ kind, number }) =>
            t(`units.${kind}`, { count: number, defaultValue: `${name("unit", kind)} ×${number}` }),
          )
          .join(", ");
      parts.push(`${seat(units.owner)}: ${counted(units.units)}`);
      parts.push(...units.holds.map((hold) => t("map.hold", { units: counted(hold.units) })));
    }
    if (person) {
      parts.push(name("leader", person));
    }
    for (const { source, number, owner } of tokens ?? []) {
      const mark = t("map.token", { what: name(source.kind, source.code), number });
      parts.push(owner ? `${mark} (${seat(owner)})` : mark);
    }
    return parts.join("; ");
  };
}
