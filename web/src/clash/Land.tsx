import { memo, useMemo } from "react";
import { Art, isDrawn } from "../art/Art.tsx";
import { IconAt } from "../ui/Icon.tsx";
import { type Grid, STEPS } from "./hex.ts";
import type { SpaceView } from "./view.ts";

export function Patterns() {
  return (
    <defs>
      <pattern id="p-blockade" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="blockade-line" d="M0 0V10" />
      </pattern>
      <pattern id="p-exhausted" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-30)">
        <path className="ink strong" d="M0 0V9M4.500 0V9" />
      </pattern>
    </defs>
  );
}

/** Neighbours are not drawn alike: which way round a drawing stands follows from where it is. */
const isMirrored = ({ q, r }: SpaceView) => (q * 7 + r * 13) % 2 !== 0;

/** One in so many blank spaces has a compass, as the blanks of old maps have. */
const hasCompass = ({ q, r, terrain }: SpaceView) => terrain === "unexplored" && (q * 5 + r * 3 + 40) % 7 === 0;

export const Land = memo(function Land({
  space,
  grid,
  busy,
  closed,
}: {
  space: SpaceView;
  grid: Grid;
  /** Whether something stands on it: then the land steps back. */
  busy: boolean;
  /** Whether a wild side keeps whoever looks from using this sea. */
  closed: boolean;
}) {
  const { x, y } = grid.centre(space.q, space.r);
  const terrain = isDrawn("terrain", space.terrain) ? space.terrain : "unexplored";
  return (
    <g transform={`translate(${x} ${y})`} className={`land land-${space.terrain} ${busy ? "busy" : ""}`}>
      <polygon className="land-fill" points={grid.outline} />
      <g className="scenery">
        <Art family="terrain" name={terrain} mirrored={isMirrored(space)} />
      </g>
      {hasCompass(space) && (
        <g className="land-icon">
          <IconAt name="unexplored" x={0} y={0} size={36} />
        </g>
      )}
      <polygon className="land-light" points={grid.outline} fill="url(#art-light)" />
      {space.exhausted && <polygon points={grid.outline} fill="url(#p-exhausted)" className="land-pattern" />}
      {closed && <polygon points={grid.outline} fill="url(#p-blockade)" className="blockade" />}
      {space.exhausted && (
        <g className="exhausted" data-piece="exhausted" transform={busy ? "translate(-33 0)" : ""}>
          <circle r="14" />
          <IconAt name="exhausted" x={0} y={0} size={20} />
        </g>
      )}
    </g>
  );
});

/** The names of the spaces, over everything that stands on them. */
export const Labels = memo(function Labels({ spaces, grid }: { spaces: readonly SpaceView[]; grid: Grid }) {
  const below = grid.turn % 2 === 0 ? 40 : 42;
  return spaces.map((space) => {
    const { x, y } = grid.centre(space.q, space.r);
    return (
      <text key={space.label} className="land-label" x={x} y={y + below}>
        {space.label}
      </text>
    );
  });
});

const SEA = "sea";

type Spot = readonly [x: number, y: number];

/** A side of a space, from corner to corner, and what lies beyond it. */
interface Side {
  readonly space: SpaceView;
  readonly other: SpaceView | undefined;
  readonly from: Spot;
  readonly to: Spot;
}

const fixed = (value: number) => value.toFixed(1);

/** A number between -1 and 1 that belongs to a place, so that a coast always runs the same way. */
const wobble = (x: number, y: number) => Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233);

/** A line that a hand has drawn. */
function drawnByHand({ from: a, to: b }: Side): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const at = (part: number) => {
    const [x, y] = [a[0] + dx * part, a[1] + dy * part];
    const off = wobble(x, y) * 0.055;
    return `${fixed(x - dy * off)} ${fixed(y + dx * off)}`;
  };
  return `M${fixed(a[0])} ${fixed(a[1])}Q${at(0.25)} ${at(0.5)}T${fixed(b[0])} ${fixed(b[1])}`;
}

/** All sides of all spaces, each once where two spaces meet. */
function sidesOf(spaces: readonly SpaceView[], grid: Grid): Side[] {
  const byPlace = new Map(spaces.map((space) => [`${space.q},${space.r}`, space]));
  return spaces.flatMap((space) => {
    const { x, y } = grid.centre(space.q, space.r);
    return STEPS.flatMap(([dq, dr], side) => {
      const other = byPlace.get(`${space.q + dq},${space.r + dr}`);
      const [a, b] = [grid.corners[side]!, grid.corners[(side + 1) % 6]!];
      return other && side > 2
        ? []
        : [{ space, other, from: [x + a.x, y + a.y], to: [x + b.x, y + b.y] } satisfies Side];
    });
  });
}

const isCoast = ({ space, other }: Side) =>
  other !== undefined &&
  (space.terrain === SEA) !== (other.terrain === SEA) &&
  space.terrain !== "unexplored" &&
  other.terrain !== "unexplored";

/** Where land meets sea: shallow water before it, and the sand of the beach. */
export const Coast = memo(function Coast({
  spaces,
  grid,
  part,
}: {
  spaces: readonly SpaceView[];
  grid: Grid;
  part: "shallows" | "beach";
}) {
  const path = useMemo(() => sidesOf(spaces, grid).filter(isCoast).map(drawnByHand).join(""), [spaces, grid]);
  return <path className={part} d={path} />;
});

/** Lines where one region meets another, and around the whole. */
export const Borders = memo(function Borders({ spaces, grid }: { spaces: readonly SpaceView[]; grid: Grid }) {
  const path = useMemo(() => {
    const homes = spaces.filter((space) => space.region === 0);
    return sidesOf(spaces, grid)
      .filter((side) => side.other === undefined || regionOf(side.space, homes) !== regionOf(side.other, homes))
      .filter((side) => !isCoast(side))
      .map(({ from, to }) => `M${from.map(fixed).join(" ")}L${to.map(fixed).join(" ")}`)
      .join("");
  }, [spaces, grid]);
  return <path className="borders" d={path} />;
});

/** Home regions all have number 0: tell them apart by where they lie. */
const regionOf = (space: SpaceView, homes: readonly SpaceView[]): string =>
  space.region === 0 ? `home${Math.floor(homes.indexOf(space) / 4)}` : String(space.region);
