import { useTranslation } from "react-i18next";
import { Art } from "../art/Art.tsx";
import { useName } from "../text/names.ts";
import { SIZE, UPRIGHT } from "./hex.ts";

/** North, west, east and south space of a home region. */
const CELLS = [
  [0, 0],
  [-1, 1],
  [1, 0],
  [0, 1],
] as const;

/** The home region that a people has instead of the usual one. */
export function HomeRegion({ home }: { home: readonly string[] }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const label = t("people.home", { lands: home.map((terrain) => name("terrain", terrain)).join(", ") });
  return (
    <svg
      className="home-region"
      viewBox={`${-2.6 * SIZE} ${-SIZE} ${5.2 * SIZE} ${3.75 * SIZE}`}
      role="img"
      aria-label={label}
    >
      {home.map((terrain, i) => {
        const [q, r] = CELLS[i]!;
        const { x, y } = UPRIGHT.centre(q, r);
        return (
          <g key={`${q},${r}`} transform={`translate(${x} ${y})`} className={`land land-${terrain}`}>
            <polygon className="land-fill" points={UPRIGHT.outline} />
            <Art family="terrain" name={terrain} />
          </g>
        );
      })}
    </svg>
  );
}
