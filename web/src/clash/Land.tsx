import { memo, useMemo } from "react";
import { IconAt } from "../ui/Icon.tsx";
import { TerrainPatterns } from "../ui/Terrain.tsx";
import { CORNERS, centre, OUTLINE, STEPS } from "./hex.ts";
import type { SpaceView } from "./view.ts";

export function Patterns() {
  return (
    <defs>
      <TerrainPatterns prefix="p" grass="plains" dust="barren" waves="sea" />
      <pattern id="p-unexplored" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="ink" d="M0 0V12" />
      </pattern>
      <pattern id="p-blockade" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="blockade-line" d="M0 0V10" />
      </pattern>
      <pattern id="p-exhausted" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-30)">
        <path className="ink strong" d="M0 0V9M4.500 0V9" />
      </pattern>
    </defs>
  );
}

export const Land = memo(function Land({
  space,
  busy,
  label,
  closed,
}: {
  space: SpaceView;
  busy: boolean;
  label: boolean;
  /** Whether a wild side keeps whoever looks from using this sea. */
  closed: boolean;
}) {
  const { x, y } = centre(space.q, space.r);
  const small = busy || space.exhausted;
  return (
    <g transform={`translate(${x} ${y})`} className={`land land-${space.terrain}`}>
      <polygon className="land-fill" points={OUTLINE} />
      <polygon className="land-pattern" points={OUTLINE} fill={`url(#p-${space.terrain})`} />
      {space.exhausted && <polygon points={OUTLINE} fill="url(#p-exhausted)" className="land-pattern" />}
      {closed && <polygon points={OUTLINE} fill="url(#p-blockade)" className="blockade" />}
      <g className="land-icon">
        <IconAt name={space.terrain} x={small ? -25 : 0} y={small ? -27 : 0} size={small ? 15 : 34} />
      </g>
      {space.exhausted && (
        <g className="exhausted">
          <circle r="15" />
          <IconAt name="exhausted" x={0} y={0} size={22} />
        </g>
      )}
      {label && (
        <text className="land-label" y="38">
          {space.label}
        </text>
      )}
    </g>
  );
});

/** Thick lines where one region meets another. */
export const Borders = memo(function Borders({ spaces }: { spaces: readonly SpaceView[] }) {
  const path = useMemo(() => {
    const region = new Map(spaces.map((space) => [`${space.q},${space.r}`, regionOf(space, spaces)]));
    const parts: string[] = [];
    for (const space of spaces) {
      const { x, y } = centre(space.q, space.r);
      STEPS.forEach(([dq, dr], side) => {
        const other = region.get(`${space.q + dq},${space.r + dr}`);
        if (other !== region.get(`${space.q},${space.r}`)) {
          const a = CORNERS[side]!;
          const b = CORNERS[(side + 1) % 6]!;
          parts.push(
            `M${(x + a.x).toFixed(1)} ${(y + a.y).toFixed(1)}L${(x + b.x).toFixed(1)} ${(y + b.y).toFixed(1)}`,
          );
        }
      });
    }
    return parts.join("");
  }, [spaces]);
  return <path className="borders" d={path} />;
});

/** Home regions all have number 0: tell them apart by where they lie. */
function regionOf(space: SpaceView, spaces: readonly SpaceView[]): string {
  if (space.region !== 0) {
    return String(space.region);
  }
  const homes = spaces.filter((other) => other.region === 0);
  return `home${Math.floor(homes.indexOf(space) / 4)}`;
}
