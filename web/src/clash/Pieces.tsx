import { memo } from "react";
import { IconAt } from "../ui/Icon.tsx";
import { shapeOf } from "../ui/Seat.tsx";
import { centre } from "./hex.ts";
import type { CityView, SpaceView, UnitsView } from "./view.ts";

export function Port({ city, from, to }: { city: CityView; from: SpaceView; to: SpaceView }) {
  const a = centre(from.q, from.r);
  const b = centre(to.q, to.r);
  const x = a.x + (b.x - a.x) * 0.5;
  const y = a.y + (b.y - a.y) * 0.5;
  const colour = city.buildings.find((building) => building.building === "port")?.colour ?? city.owner;
  return (
    <g className={`port side-${colour}`} transform={`translate(${x} ${y})`}>
      <circle className="side-fill rim" r="9" />
      <g className="side-ink">
        <IconAt name="port" x={0} y={0} size={12} />
      </g>
    </g>
  );
}

export const Pieces = memo(function Pieces({
  space,
  city,
  units,
  changed,
}: {
  space: SpaceView;
  city: CityView | undefined;
  units: UnitsView | undefined;
  changed: boolean;
}) {
  const { x, y } = centre(space.q, space.r);
  return (
    <g transform={`translate(${x} ${y})`} className={changed ? "pieces fresh" : "pieces"}>
      {city && <City city={city} />}
      {units && <Units units={units} inCity={city !== undefined} />}
    </g>
  );
});

function City({ city }: { city: CityView }) {
  const buildings = city.buildings.filter((building) => building.building !== "port" || city.port === "");
  const width = 18;
  return (
    <g className={`city side-${city.owner}`}>
      <path className="side-fill rim" transform="translate(0 -7)" d="M0-20 17-10V10L0 20-17 10V-10Z" />
      <g className="side-ink">
        <IconAt name={city.owner === "barbarians" ? "barbarians" : "settlement"} x={0} y={-8} size={25} />
      </g>
      <g transform="translate(-15 -21)">
        <circle r="6.500" className="badge" />
        <path className="side-fill" transform="scale(0.800)" d={shapeOf(city.owner)} />
      </g>
      {city.owner !== "barbarians" && (
        <g transform="translate(15 -21)" className={`mood mood-${city.mood}`}>
          <circle r="7.500" />
          <path d={MOUTHS[city.mood] ?? MOUTHS.neutral} />
          <circle className="eye" cx="-2.400" cy="-1.800" r="0.900" />
          <circle className="eye" cx="2.400" cy="-1.800" r="0.900" />
        </g>
      )}
      <g transform="translate(0 10.500)">
        <rect className="badge" x="-8" y="-6.500" width="16" height="12" rx="6" />
        <text className="city-size" y="3.200">
          {city.size}
        </text>
      </g>
      {buildings.map((building, i) => (
        <g
          key={building.building}
          className={`side-${building.colour}`}
          transform={`translate(${(i - (buildings.length - 1) / 2) * width} 28)`}
        >
          <rect className="side-fill rim" x="-8.500" y="-8.500" width="17" height="17" rx="4" />
          <g className="side-ink">
            <IconAt name={building.building} x={0} y={0} size={14} />
          </g>
        </g>
      ))}
      {city.wonders.map((wonder, i) => (
        <g
          key={wonder}
          className="wonder-mark"
          transform={`translate(${(i - (city.wonders.length - 1) / 2) * 21} -33)`}
        >
          <circle r="9" />
          <IconAt name={wonder} x={0} y={0} size={14} />
        </g>
      ))}
      {Array.from({ length: city.activations }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks are all alike
        <circle key={i} className="activation" cx={-14 + i * 5} cy={9.5} r="2" transform="translate(-4 0)" />
      ))}
    </g>
  );
}

const MOUTHS: Readonly<Record<string, string>> = {
  happy: "M-3.500 1.200Q0 5.200 3.500 1.200",
  neutral: "M-3 2.800H3",
  angry: "M-3.500 4Q0 .4 3.500 4",
};

function Units({ units, inCity }: { units: UnitsView; inCity: boolean }) {
  return (
    <g className={`units side-${units.owner}`}>
      {units.units.map(({ kind, number }, i) => {
        const at = inCity
          ? { x: kind === "settler" ? -32 : 32, y: -1 }
          : { x: (i - (units.units.length - 1) / 2) * 31, y: 3 };
        return (
          <g key={kind} transform={`translate(${at.x} ${at.y}) scale(${inCity ? 0.86 : 1})`}>
            <path className="side-fill rim" d="M-11-12H11V6Q11 10 0 14-11 10-11 6Z" />
            <g className="side-ink">
              <IconAt
                name={units.owner === "barbarians" && kind === "infantry" ? "barbarians" : kind}
                x={0}
                y={-1}
                size={18}
              />
            </g>
            {number > 1 && (
              <g transform="translate(7 -10)">
                <circle className="badge" r="7.500" />
                <text className="count" y="3">
                  {number}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
