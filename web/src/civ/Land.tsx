import { memo, useMemo } from "react";
import { Scenery, sceneryOf } from "../art/Scenery.tsx";
import { IconAt } from "../ui/Icon.tsx";
import { Buildings } from "./art/Buildings.tsx";
import { Figurines } from "./art/Figurines.tsx";
import { Towns } from "./art/Towns.tsx";
import { WonderSymbols } from "./art/Wonders.tsx";
import { YIELDS } from "./content.ts";
import { area, centre, edgeOf, type Lie, outline, SIZE, slotBox } from "./grid.ts";
import { coastOf } from "./map/coast.ts";
import type { SlotView, SquareView, YieldView } from "./view.ts";

const HALF = SIZE / 2;
/** Drawn once and used on many squares. */
const STAMPS = YIELDS.map((name) => `yield-${name}`);

export function Patterns() {
  return (
    <defs>
      <pattern id="cv-blockade" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="ink strong" d="M0 0V9" />
      </pattern>
      <radialGradient id="cv-blank">
        <stop offset="0.45" stopColor="var(--civ-unknown)" />
        <stop offset="1" stopColor="color-mix(in srgb, var(--civ-unknown) 82%, var(--civ-blank-ink))" />
      </radialGradient>
      <Scenery />
      <Buildings />
      <WonderSymbols />
      <Towns />
      <Figurines />
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
  /** Whether nothing stands on it, so that the terrain can be seen. */
  bare: boolean;
}) {
  const { x, y } = centre(square, lie);
  const dead = square.struck || square.blockaded;
  return (
    <g transform={`translate(${x} ${y})`} className={`civ-land civ-${square.terrain}`} data-land={square.code}>
      <rect className="land-fill" x={-HALF} y={-HALF} width={SIZE} height={SIZE} />
      <use
        href={`#${sceneryOf(square.terrain, square.x, square.y)}`}
        className={bare ? "scene" : "scene faint"}
        x={-HALF}
        y={-HALF}
        width={SIZE}
        height={SIZE}
      />
      {square.resource && <ResourceMark code={square.resource} x={bare ? 0 : 9} y={bare ? -1 : -9} />}
      {bare && !inCity && <Yields yields={square.yields} />}
      {dead && <rect className="blockade" x={-HALF} y={-HALF} width={SIZE} height={SIZE} fill="url(#cv-blockade)" />}
      {label && (
        <g transform={`translate(${-HALF + 2} ${-HALF + 2})`}>
          <g className="legible civ-label">
            <text x="1" y="11">
              {square.code}
            </text>
          </g>
        </g>
      )}
    </g>
  );
});

/** What a square bears, as large as a figure. */
export function ResourceMark({ code, x, y }: { code: string; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={`resource-mark good-${code}`}>
      <circle className="resource-disc" r="22" />
      <IconAt name={code} x={0} y={0} size={30} />
    </g>
  );
}

/** The icons of a square, one by one, as on the board; only where squares are large enough. */
function Yields({ yields }: { yields: YieldView }) {
  const icons = YIELDS.flatMap((name) => Array.from({ length: yields[name] }, () => name));
  const step = icons.length > 3 ? 42 / (icons.length - 1) : 18;
  return (
    <g className="land-yields" transform="translate(0 21)">
      {icons.map((name, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: icons are all alike
          key={i}
          transform={`translate(${(i - (icons.length - 1) / 2) * step} 0)`}
          className={`yield yield-${name}`}
        >
          <circle r="10" />
          <use href={`#cv-yield-${name}-stamp`} x={-7.5} y={-7.5} width={15} height={15} />
        </g>
      ))}
    </g>
  );
}

/** The rose of an old map, around a point. */
const ROSE = "M0-58 9-9 0 0ZM0 58-9 9 0 0ZM-58 0-9-9 0 0ZM58 0 9 9 0 0Z";
const ROSE_LIT = "M0-58-9-9 0 0ZM0 58 9 9 0 0ZM-58 0-9 9 0 0ZM58 0 9-9 0 0Z";
const RAYS = "M-30-30 30 30M30-30-30 30M0-74V-64M0 64V74M-74 0H-64M64 0H74";

/** A place whose tile lies face down: the blank of an old map, with its edge. */
export const Unknown = memo(function Unknown({ slot, lie }: { slot: SlotView; lie: Lie }) {
  const { x, y, width, height } = slotBox(slot, lie);
  return (
    <g className="civ-unknown">
      <rect x={x} y={y} width={width} height={height} fill="url(#cv-blank)" />
      <rect className="blank-edge" x={x + 9} y={y + 9} width={width - 18} height={height - 18} />
      <rect className="blank-line" x={x + 15} y={y + 15} width={width - 30} height={height - 30} />
      <g className="rose" transform={`translate(${x + width / 2} ${y + height / 2})`}>
        <circle r="46" />
        <path className="rose-rays" d={RAYS} />
        <path className="rose-dark" d={ROSE} />
        <path className="rose-lit" d={ROSE_LIT} />
      </g>
    </g>
  );
});

/** Beach and surf where land meets water. */
export const Coasts = memo(function Coasts({ squares, lie }: { squares: readonly SquareView[]; lie: Lie }) {
  const { beach, surf } = useMemo(() => coastOf(squares, lie), [squares, lie]);
  return (
    <g className="civ-coast">
      <path className="beach" d={beach} />
      <path className="surf" d={surf} />
    </g>
  );
});

/** Letters and numbers along the edges, so that a square named elsewhere is found. */
export const Edges = memo(function Edges({ squares, lie }: { squares: readonly SquareView[]; lie: Lie }) {
  return (
    <g className="civ-edges">
      {edgeOf(squares, lie).map(({ text, x, y }) => (
        <g key={text} transform={`translate(${x} ${y})`}>
          <text className="legible" y="4">
            {text}
          </text>
        </g>
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

/** Where a city lies: its land in the colour of its owner, more of it when somebody looks at it. */
export const Realm = memo(function Realm({
  city,
  squares,
  owner,
  lie,
  lookedAt,
}: {
  city: string;
  squares: readonly SquareView[];
  owner: string;
  lie: Lie;
  lookedAt: boolean;
}) {
  return (
    <g className={`realm side-${owner} ${lookedAt ? "looked-at" : ""}`} data-realm={city}>
      <path className="realm-land" d={area(squares, lie)} />
      <path className="realm-border" d={outline(squares, lie)} />
    </g>
  );
});
