import { Art, isDrawn } from "../art/Art.tsx";
import { shapeOf } from "../ui/Seat.tsx";
import { facts } from "./content.ts";
import { Medallion } from "./Portrait.tsx";
import type { CountView, UnitsView } from "./view.ts";

/** How large a plate is that has the shape of its side; nothing on the map is smaller. */
const PLATE = 2.55;

/** Wild sides have a shield: their own shapes have no room for a figure. */
const SHIELD = "M-5-5Q-2.500-4.200 0-6 2.500-4.200 5-5V0.600Q4.400 4.200 0 6.200-4.400 4.200-5 0.600Z";

export const isWild = (side: string) => facts().sides.includes(side);

/** The colour and the shape of a side, with light on it: what figures stand on and sizes are written on. */
export function Plate({ side, scale = 1 }: { side: string; scale?: number }) {
  const shape = isWild(side) ? SHIELD : shapeOf(side);
  return (
    <g transform={`scale(${PLATE * scale})`}>
      <path className="plate" d={shape} />
      <path d={shape} fill="url(#art-light)" />
    </g>
  );
}

/** A wild side may have figures of its own. */
const figureOf = (side: string, kind: string) =>
  side === "barbarians" && kind === "infantry" ? "barbarian" : isDrawn("figure", kind) ? kind : "unit";

/** Of the kinds of units, a person is the one that is called as what he is to his people. */
const isPerson = (person: string, kind: string) => person !== "" && kind === "leader";

interface Place extends CountView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where the kinds of units on a space stand: before a city in one row, in the open country in up to two. */
function placesOf(units: readonly CountView[], inCity: boolean): readonly Place[] {
  if (inCity) {
    const pitch = Math.min(27, 72 / Math.max(1, units.length - 1));
    return units.map((unit, i) => ({ ...unit, x: (i - (units.length - 1) / 2) * pitch, y: 31, scale: 1 }));
  }
  const inFirst = units.length <= 3 ? units.length : Math.ceil(units.length / 2);
  const rows = [units.slice(0, inFirst), units.slice(inFirst)].filter((row) => row.length > 0);
  const scale = rows.length > 1 || units.length > 2 ? 1.05 : 1.35;
  return rows.flatMap((row, which) =>
    row.map((unit, i) => ({
      ...unit,
      x: (i - (row.length - 1) / 2) * 28 * scale,
      y: rows.length > 1 ? (which === 0 ? -15 : 16) : 1,
      scale,
    })),
  );
}

/** The units on a space, as figures in the colour and the shape of their side, each kind with its number. */
export function Units({ units, person, inCity }: { units: UnitsView; person: string; inCity: boolean }) {
  return (
    <g className={`units side-${units.owner}`}>
      {placesOf(units.units, inCity).map(({ kind, number, x, y, scale }) => (
        <g
          key={kind}
          data-unit={kind}
          data-piece="unit"
          transform={`translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`}
        >
          {isPerson(person, kind) ? (
            <g transform="scale(0.42)">
              <Medallion leader={person} />
            </g>
          ) : (
            <>
              <Plate side={units.owner} />
              <g className="figure">
                <Art family="figure" name={figureOf(units.owner, kind)} scale={0.86} />
              </g>
            </>
          )}
          {number > 1 && <Count number={number} x={-11} y={8} />}
        </g>
      ))}
    </g>
  );
}

/** How many of something there are. */
export function Count({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="badge" r="9" />
      <text className="count" y="5">
        {number}
      </text>
    </g>
  );
}
