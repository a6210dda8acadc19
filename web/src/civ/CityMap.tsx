import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { lieOf, onScreen, SIZE } from "./grid.ts";
import { Land, Patterns } from "./Land.tsx";
import { viewOf } from "./look.ts";
import { Pieces } from "./Pieces.tsx";
import type { CityView } from "./view.ts";

/** A city and its outskirts, cut out of the map and lying as it does. */
export function CityMap({ city, state }: { city: CityView; state: State }) {
  const { t } = useTranslation("civ");
  const { squares, figures, columns, rows } = viewOf(state);
  const own = useMemo(() => new Set([city.square, ...city.outskirts]), [city]);
  const shown = squares.filter((square) => own.has(square.code));
  const centre = squares.find((square) => square.code === city.square);
  if (!centre) {
    return null;
  }
  const lie = lieOf({ columns, rows });
  const at = onScreen(centre.x, centre.y, lie);
  const from = { x: (at.x - 1) * SIZE, y: (at.y - 1) * SIZE };
  return (
    <svg
      className="city-map"
      viewBox={`${from.x - 3} ${from.y - 3} ${SIZE * 3 + 6} ${SIZE * 3 + 6}`}
      role="img"
      aria-label={t("city.map", { square: city.square })}
    >
      <Patterns />
      {shown.map(
        (square) =>
          square.known && <Land key={square.code} square={square} lie={lie} label={false} bare={!square.piece} />,
      )}
      {shown.map((square) => (
        <Pieces
          key={square.code}
          square={square}
          city={square.code === city.square ? city : undefined}
          stack={figures.find((stack) => stack.square === square.code)}
          group={undefined}
          tired={false}
          lie={lie}
          changed={false}
        />
      ))}
    </svg>
  );
}
