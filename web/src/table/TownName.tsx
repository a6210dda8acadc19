import { useTranslation } from "react-i18next";
import { useTable } from "../state/store.ts";
import { townOf } from "../text/towns.ts";

/** The name of a city where it stands; it is seen as soon as the board is drawn large enough for it. */
export function TownName({ place, x = 0, y }: { place: string; x?: number; y: number }) {
  useTranslation(); // another language, another name
  const table = useTable(({ id }) => id);
  return (
    <text className="town-name" x={x} y={y}>
      {townOf(place, table)}
    </text>
  );
}

/** The same on a card, before the code of its space. */
export function useTown(): (place: string) => string {
  useTranslation();
  const table = useTable(({ id }) => id);
  return (place) => townOf(place, table);
}
