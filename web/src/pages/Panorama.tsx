// A piece of a world, drawn with the pieces of the tables: what one will look at for an evening. It says nothing that the words
// beside it do not say.
import { Art, ArtShelf } from "../art/Art.tsx";
import { shapeOf } from "../ui/Seat.tsx";
import "../styles/panorama.css";

type Land = "plains" | "forest" | "mountain" | "barren" | "sea" | "unexplored";

interface Place {
  readonly land: Land;
  readonly side?: string;
  /** What stands there, from the back to the front. */
  readonly town?: readonly string[];
  readonly wonder?: string;
  readonly figure?: string;
}

/** Columns of two spaces each, from the left; every other column lies half a space lower. */
const COLUMNS: readonly (readonly [Place, Place])[] = [
  [{ land: "sea" }, { land: "sea", side: "yellow", figure: "ship" }],
  [{ land: "forest" }, { land: "plains", side: "yellow", town: ["houses", "fortress"] }],
  [{ land: "plains", side: "red", town: ["houses", "temple"], wonder: "great-pyramid" }, { land: "barren" }],
  [{ land: "mountain" }, { land: "plains", side: "red", figure: "settler" }],
  [
    { land: "sea", side: "blue", figure: "ship" },
    { land: "forest", side: "blue", figure: "infantry" },
  ],
  [
    { land: "plains", side: "blue", town: ["houses", "academy", "market"] },
    { land: "mountain", side: "blue", wonder: "great-lighthouse" },
  ],
  [{ land: "unexplored" }, { land: "forest" }],
];

const SIZE = 50;
const HIGH = SIZE * Math.sqrt(3);
const OUTLINE = [0, 1, 2, 3, 4, 5]
  .map((i) => `${(SIZE * Math.cos((i * Math.PI) / 3)).toFixed(1)},${(SIZE * Math.sin((i * Math.PI) / 3)).toFixed(1)}`)
  .join(" ");
const MARGIN = 4;
const WIDTH = SIZE * (1.5 * (COLUMNS.length - 1) + 2) + 2 * MARGIN;
const HEIGHT = HIGH * 2.5 + 2 * MARGIN;

/** Where the parts of a town stand, by how many there are. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, -2]],
  [
    [-14, 2],
    [17, 0],
  ],
  [
    [0, 8],
    [-22, -8],
    [22, -8],
  ],
];

export function Panorama() {
  return (
    <>
      <ArtShelf />
      <svg
        className="panorama"
        viewBox={`${-SIZE - MARGIN} ${-HIGH / 2 - MARGIN} ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        focusable="false"
      >
        {COLUMNS.flatMap((column, x) =>
          column.map((place, y) => {
            const at = `translate(${1.5 * SIZE * x} ${HIGH * (y + (x % 2) / 2)})`;
            return (
              <g key={at} transform={at} className={place.side ? `side-${place.side}` : ""}>
                <Space place={place} mirrored={(x + y) % 2 === 1} />
              </g>
            );
          }),
        )}
      </svg>
    </>
  );
}

function Space({
  place: { land, side = "", town = [], wonder, figure },
  mirrored,
}: {
  place: Place;
  mirrored: boolean;
}) {
  const spots = SPOTS[town.length - 1] ?? [];
  return (
    <>
      <polygon className={`panorama-${land}`} points={OUTLINE} />
      <g opacity={side === "" ? 1 : 0.5}>
        <Art family="terrain" name={land} mirrored={mirrored} />
      </g>
      <polygon points={OUTLINE} fill="url(#art-light)" opacity={0.5} />
      {wonder && (
        <g className="art-edge">
          <Art family="wonder" name={wonder} y={town.length > 0 ? -22 : -4} scale={town.length > 0 ? 1.1 : 1.5} />
        </g>
      )}
      {town.map((part, i) => {
        const [x, y] = spots[i] ?? [0, 0];
        return (
          <g key={part} className="art-edge">
            <Art family="building" name={part} x={x} y={y + (wonder ? 10 : 0)} scale={i === 0 ? 1.3 : 1.15} />
          </g>
        );
      })}
      {figure && (
        <g transform="scale(1.45)">
          <path className="panorama-plate" d={shapeOf(side)} transform="scale(2.55)" />
          <Art family="figure" name={figure} scale={0.8} />
        </g>
      )}
    </>
  );
}
