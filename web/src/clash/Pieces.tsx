import { memo } from "react";
import { hasIcon, IconAt } from "../ui/Icon.tsx";
import { Count, isWild, Units } from "./Figures.tsx";
import type { Point } from "./hex.ts";
import { Town } from "./Town.tsx";
import type { CityView, TokenView, UnitsView } from "./view.ts";

/** What stands on a space. */
export const Pieces = memo(function Pieces({
  at,
  city,
  units,
  person,
  tokens,
  changed,
}: {
  at: Point;
  city: CityView | undefined;
  units: UnitsView | undefined;
  /** The code of the leader among the units; empty if none is there. */
  person: string;
  tokens: readonly TokenView[] | undefined;
  changed: boolean;
}) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} className={changed ? "pieces fresh" : "pieces"}>
      {city && <Town city={city} guarded={units !== undefined} />}
      {units && <Units units={units} person={person} inCity={city !== undefined} />}
      {tokens?.map((token, i) => (
        <Token key={token.source.code} token={token} x={-34 + i * 22} />
      ))}
    </g>
  );
});

/** A wild side may have drawings of its own: for its cities, and for kinds of units. */
export const ofSide = (side: string, kind: string) =>
  [`${side}-${kind}`, kind].find(hasIcon) ?? (isWild(side) && hasIcon(side) ? side : "unit");

/** What a box has put there: drawn as what it comes from. */
function Token({ token, x }: { token: TokenView; x: number }) {
  const { code } = token.source;
  return (
    <g
      className={`token ${token.owner ? `side-${token.owner}` : ""}`}
      data-token={code}
      data-piece="token"
      transform={`translate(${x} -24)`}
    >
      <circle className={token.owner ? "side-fill rim" : "token-disc"} r="12" />
      <g className={token.owner ? "side-ink" : "token-ink"}>
        <IconAt name={hasIcon(code) ? code : "culture"} x={0} y={0} size={16} />
      </g>
      {token.number > 1 && <Count number={token.number} x={8} y={-7} />}
    </g>
  );
}
