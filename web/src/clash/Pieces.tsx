import { memo } from "react";
import { hasIcon, IconAt } from "../ui/Icon.tsx";
import { shapeOf } from "../ui/Seat.tsx";
import { facts } from "./content.ts";
import { centre } from "./hex.ts";
import { Medallion } from "./Portrait.tsx";
import type { CityView, CountView, SpaceView, TokenView, UnitsView } from "./view.ts";

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
  person,
  tokens,
  changed,
}: {
  space: SpaceView;
  city: CityView | undefined;
  units: UnitsView | undefined;
  /** The code of the leader among the units; empty if none is there. */
  person: string;
  tokens: readonly TokenView[] | undefined;
  changed: boolean;
}) {
  const { x, y } = centre(space.q, space.r);
  return (
    <g transform={`translate(${x} ${y})`} className={changed ? "pieces fresh" : "pieces"}>
      {city && <City city={city} />}
      {units && <Units units={units} person={person} inCity={city !== undefined} />}
      {tokens?.map((token, i) => (
        <Token key={token.source.code} token={token} x={-30 + i * 17} />
      ))}
    </g>
  );
});

const isWild = (side: string) => facts().sides.includes(side);

/** A wild side may have drawings of its own: for its cities, and for kinds of units. */
export const ofSide = (side: string, kind: string) =>
  [`${side}-${kind}`, kind].find(hasIcon) ?? (isWild(side) && hasIcon(side) ? side : "unit");

function City({ city }: { city: CityView }) {
  const buildings = city.buildings.filter((building) => building.building !== "port" || city.port === "");
  const width = 18;
  return (
    <g className={`city side-${city.owner}`}>
      <path className="side-fill rim" transform="translate(0 -7)" d="M0-20 17-10V10L0 20-17 10V-10Z" />
      <g className="side-ink">
        <IconAt name={ofSide(city.owner, "settlement")} x={0} y={-8} size={25} />
      </g>
      <g transform="translate(-15 -21)">
        <circle r="6.500" className="badge" />
        <path className="side-fill" transform="scale(0.800)" d={shapeOf(city.owner)} />
      </g>
      {!isWild(city.owner) && (
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

/** Of the kinds of units, a person is the one that is called as what he is to his people. */
const isPerson = (person: string, kind: string) => person !== "" && kind === "leader";

/** Where the kinds of units on a space stand, and how large: beside a city military ones on the right, the others on the left. */
function placesOf(units: readonly CountView[], inCity: boolean) {
  const military = new Set(
    facts()
      .units.filter((unit) => unit.military)
      .map(({ id }) => id),
  );
  const rows = inCity
    ? [units.filter(({ kind }) => !military.has(kind)), units.filter(({ kind }) => military.has(kind))]
    : units.length <= 3
      ? [units]
      : [units.slice(0, Math.ceil(units.length / 2)), units.slice(Math.ceil(units.length / 2))];
  return rows.flatMap((row, side) =>
    row.map((unit, i) => {
      if (inCity && row.length > 2) {
        return {
          ...unit,
          x: i % 2 === 0 ? 25 : 40,
          y: (Math.floor(i / 2) - (Math.ceil(row.length / 2) - 1) / 2) * 18 - 1,
          scale: 0.56,
        };
      }
      const off = i - (row.length - 1) / 2;
      const at = inCity
        ? { x: side === 0 ? -32 : 32, y: -1 + off * 21, scale: row.length > 1 ? 0.68 : 0.86 }
        : { x: off * 31, y: rows.length > 1 ? (side === 0 ? -13 : 19) : 3, scale: rows.length > 1 ? 0.9 : 1 };
      return { ...unit, ...at };
    }),
  );
}

/** What a box has put there: drawn as what it comes from. */
function Token({ token, x }: { token: TokenView; x: number }) {
  const { code } = token.source;
  return (
    <g
      className={`token ${token.owner ? `side-${token.owner}` : ""}`}
      data-token={code}
      transform={`translate(${x} -26)`}
    >
      <circle className={token.owner ? "side-fill rim" : "token-disc"} r="8" />
      <g className={token.owner ? "side-ink" : "token-ink"}>
        <IconAt name={hasIcon(code) ? code : "culture"} x={0} y={0} size={11} />
      </g>
      {token.number > 1 && (
        <g transform="translate(6 -6)">
          <circle className="badge" r="5.500" />
          <text className="count" y="3">
            {token.number}
          </text>
        </g>
      )}
    </g>
  );
}

function Units({ units, person, inCity }: { units: UnitsView; person: string; inCity: boolean }) {
  return (
    <g className={`units side-${units.owner}`}>
      {placesOf(units.units, inCity).map(({ kind, number, x, y, scale }) => (
        <g key={kind} data-unit={kind} transform={`translate(${x} ${y}) scale(${scale})`}>
          {isPerson(person, kind) ? (
            <g transform="scale(0.56)">
              <Medallion leader={person} />
            </g>
          ) : (
            <>
              <path className="side-fill rim" d="M-11-12H11V6Q11 10 0 14-11 10-11 6Z" />
              <g className="side-ink">
                <IconAt name={ofSide(units.owner, kind)} x={0} y={-1} size={18} />
              </g>
            </>
          )}
          {number > 1 && (
            <g transform="translate(7 -10)">
              <circle className="badge" r="7.500" />
              <text className="count" y="3">
                {number}
              </text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
