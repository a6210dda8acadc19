import { memo } from "react";
import { IconAt } from "../ui/Icon.tsx";
import { TerrainPatterns } from "../ui/Terrain.tsx";
import { YIELDS } from "./content.ts";
import { centre, edgeOf, type Lie, outline, SIZE, slotBox } from "./grid.ts";
import type { SlotView, SquareView, YieldView } from "./view.ts";

const HALF = SIZE / 2;
/** Drawn once and used on many squares. */
const STAMPS = ["grassland", "forest", "desert", "mountain", "water", ...YIELDS.map((name) => `yield-${name}`)];

export function Patterns() {
  return (
    <defs>
      <TerrainPatterns prefix="cv" grass="grassland" dust="desert" waves="water" />
      <pattern id="cv-unknown" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="ink" d="M0 0V14" />
      </pattern>
      <pattern id="cv-blockade" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="ink strong" d="M0 0V9" />
      </pattern>
      {STAMPS.map((name) => (
        <symbol key={name} id={`cv-${name}-stamp`} viewBox="0 0 24 24">
          <IconAt name={name} x={12} y={12} size={24} />
        </symbol>
      ))}
    </defs>
  );
}

/** One square of known land: terrain, what it gives, its resource; what is out of use is struck through. */
export const Land = memo(function Land({
  square,
  lie,
  label,
  centre: inCity,
  bare,
}: {
  square: SquareView;
  lie: Lie;
  label: boolean;
  /** Whether a city stands on it, whose totals say what it gives. */
  centre: boolean;
  /** Whether nothing stands on it, so that the terrain can be drawn large. */
  bare: boolean;
}) {
  const { x, y } = centre(square, lie);
  const dead = square.struck || square.blockaded;
  return (
    <g transform={`translate(${x} ${y})`} className={`civ-land civ-${square.terrain}`} data-land={square.code}>
      <rect className="land-fill" x={-HALF} y={-HALF} width={SIZE} height={SIZE} />
      <rect
        className="land-pattern"
        x={-HALF}
        y={-HALF}
        width={SIZE}
        height={SIZE}
        fill={`url(#cv-${square.terrain})`}
      />
      {bare && (
        <use href={`#cv-${square.terrain}-stamp`} className="land-icon" x={-17} y={-22} width={34} height={34} />
      )}
      {square.resource && <ResourceMark code={square.resource} x={19} y={-19} />}
      {!inCity && <Yields yields={square.yields} />}
      {dead && <rect className="blockade" x={-HALF} y={-HALF} width={SIZE} height={SIZE} fill="url(#cv-blockade)" />}
      {label && (
        <text className="civ-label" x={-28} y={-22}>
          {square.code}
        </text>
      )}
    </g>
  );
});

export function ResourceMark({ code, x, y }: { code: string; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={`resource-mark good-${code}`}>
      <circle className="badge" r="10" />
      <IconAt name={code} x={0} y={0} size={14} />
    </g>
  );
}

/** The icons of a square, one by one, as on the board. */
function Yields({ yields }: { yields: YieldView }) {
  const icons = YIELDS.flatMap((name) => Array.from({ length: yields[name] }, () => name));
  const step = icons.length > 4 ? 52 / icons.length : 14;
  return icons.map((name, i) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: icons are all alike
      key={i}
      transform={`translate(${(i - (icons.length - 1) / 2) * step} 22)`}
      className={`yield yield-${name}`}
    >
      <circle r="7.500" />
      <use href={`#cv-yield-${name}-stamp`} x={-5.5} y={-5.5} width={11} height={11} />
    </g>
  ));
}

/** A place whose tile lies face down. */
export const Unknown = memo(function Unknown({ slot, lie }: { slot: SlotView; lie: Lie }) {
  const { x, y, width, height } = slotBox(slot, lie);
  return (
    <g className="civ-unknown">
      <rect className="unknown-fill" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="14" />
      <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="14" fill="url(#cv-unknown)" />
      <g className="land-icon">
        <IconAt name="unexplored" x={x + width / 2} y={y + height / 2} size={96} />
      </g>
    </g>
  );
});

/** Letters and numbers along the edges, so that a square named elsewhere is found. */
export const Edges = memo(function Edges({ squares, lie }: { squares: readonly SquareView[]; lie: Lie }) {
  return (
    <g className="civ-edges">
      {edgeOf(squares, lie).map(({ text, x, y }) => (
        <text key={text} x={x} y={y + 4}>
          {text}
        </text>
      ))}
    </g>
  );
});

/** Fine lines between the tiles. */
export const Seams = memo(function Seams({ slots, lie }: { slots: readonly SlotView[]; lie: Lie }) {
  return (
    <g className="seams">
      {slots.map((slot) => {
        const { x, y, width, height } = slotBox(slot, lie);
        return <rect key={slot.code} x={x} y={y} width={width} height={height} />;
      })}
    </g>
  );
});

/** Where a city lies, and with its totals when somebody looks at it. */
export const Realm = memo(function Realm({
  squares,
  owner,
  lie,
  lookedAt,
}: {
  squares: readonly SquareView[];
  owner: string;
  lie: Lie;
  lookedAt: boolean;
}) {
  return <path className={`realm side-${owner} ${lookedAt ? "looked-at" : ""}`} d={outline(squares, lie)} />;
});
