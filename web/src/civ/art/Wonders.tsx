// Wonders one recognises: a picture in a golden frame on the map, and by itself on their cards.
import type { Stroke } from "../../art/terrain.ts";
import { WONDERS } from "../../art/wonders.ts";
import "../../art/tones.css";
import { CIV_WONDERS, SHARED } from "./wonders.ts";

const drawingOf = (wonder: string): readonly Stroke[] | undefined =>
  CIV_WONDERS[wonder] ?? WONDERS[SHARED[wonder] ?? ""];

export const isWonderDrawn = (wonder: string) => drawingOf(wonder) !== undefined;

/** What both games have is drawn around the origin in a box of 26. */
const LAID = "translate(32 34) scale(2.15)";

function Strokes({ wonder }: { wonder: string }) {
  return (
    <g {...(wonder in CIV_WONDERS ? {} : { transform: LAID })}>
      {drawingOf(wonder)?.map(({ tone, d }) => (
        <path key={d} className={`art-${tone} art-edge`} d={d} />
      ))}
    </g>
  );
}

export function WonderSymbols() {
  return [...Object.keys(CIV_WONDERS), ...Object.keys(SHARED)].map((wonder) => (
    <symbol key={wonder} id={`wonder-${wonder}`} viewBox="-4 -5 72 72">
      <Strokes wonder={wonder} />
    </symbol>
  ));
}

/** The same beside words that say what it is. */
export function WonderPicture({ wonder, size }: { wonder: string; size: number }) {
  return (
    <svg
      className="wonder-picture"
      width={size}
      height={size}
      viewBox="-2 -4 68 68"
      aria-hidden="true"
      focusable="false"
    >
      <Strokes wonder={wonder} />
    </svg>
  );
}
