// The page's own drawings, one style for both games. A table defines them once; whatever is drawn uses them by name, so that a
// full map is light to draw.
import { memo } from "react";
import { BUILDINGS, type Drawing, FIGURES } from "./figures.ts";
import { TERRAIN } from "./terrain.ts";
import { WONDERS } from "./wonders.ts";
import "./art.css";
import "./tones.css";

const FAMILIES = { terrain: TERRAIN, figure: FIGURES, building: BUILDINGS, wonder: WONDERS } as const;

export type Family = keyof typeof FAMILIES;

/** Whether there is a drawing of that name. */
export const isDrawn = (family: Family, name: string) => name in FAMILIES[family];

const SYMBOLS = Object.entries(FAMILIES).flatMap(([family, drawings]) =>
  Object.entries(drawings as Readonly<Record<string, Drawing>>).map(([name, drawing]) => ({
    id: `${family}-${name}`,
    drawing,
  })),
);

/** All drawings, to be used by {@link Art}; stands once on the page of a table. */
export const ArtShelf = memo(function ArtShelf() {
  return (
    <svg className="art-shelf" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="art-light" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.38" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.22" />
        </linearGradient>
        {SYMBOLS.map(({ id, drawing }) => (
          <g key={id} id={`art-${id}`}>
            {drawing.map(({ tone, d }) => (
              <path key={d} className={`art-${tone}`} d={d} />
            ))}
          </g>
        ))}
      </defs>
    </svg>
  );
});

/** One of the drawings, inside of another, around a point. */
export function Art({
  family,
  name,
  x = 0,
  y = 0,
  scale = 1,
  mirrored = false,
}: {
  family: Family;
  name: string;
  x?: number;
  y?: number;
  scale?: number;
  mirrored?: boolean;
}) {
  const plain = scale === 1 && !mirrored;
  const transform = `translate(${x} ${y})${plain ? "" : ` scale(${mirrored ? -scale : scale} ${scale})`}`;
  return <use href={`#art-${family}-${name}`} transform={transform} />;
}

/** The same as a picture of its own, beside words that say what it is. */
export function ArtPicture({ family, name, size = 24 }: { family: Family; name: string; size?: number }) {
  return (
    <svg className="art" width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true" focusable="false">
      <Art family={family} name={name} />
    </svg>
  );
}
