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
  const own = useMemo(() => new Set([...city.squares, ...city.outskirts]), [city]);
  const shown = squares.filter((square) => own.has(square.code));
  if (shown.length === 0) {
    return null;
  }
  const lie = lieOf({ columns, rows });
  const at = shown.map((square) => onScreen(square.x, square.y, lie));
  const [left, top] = [Math.min(...at.map(({ x }) => x)), Math.min(...at.map(({ y }) => y))];
  const width = Math.max(...at.map(({ x }) => x)) - left + 1;
  const height = Math.max(...at.map(({ y }) => y)) - top + 1;
  return (
    <svg
      className="city-map"
      viewBox={`${left * SIZE - 3} ${top * SIZE - 3} ${SIZE * width + 6} ${SIZE * height + 6}`}
      role="img"
      aria-label={t("city.map", { square: city.square })}
    >
      <Patterns />
      {shown.map(
        (square) =>
          square.known && (
            <Land
              key={square.code}
              square={square}
              lie={lie}
              label={false}
              centre={city.squares.includes(square.code)}
              bare={!square.piece}
            />
          ),
      )}
      {[...shown]
        .sort((a, b) => Number(b.code === city.square) - Number(a.code === city.square))
        .map((square) => (
          <Pieces
            key={square.code}
            square={square}
            city={square.code === city.square ? city : undefined}
            also={square.code === city.square ? shown.find(({ code }) => code === city.squares[1]) : undefined}
            pieces={square.code === city.square ? shown.filter(({ piece }) => piece).length : 0}
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
