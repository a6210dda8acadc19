import { memo } from "react";
import { TownName } from "../table/TownName.tsx";
import { IconAt } from "../ui/Icon.tsx";
import { shapeOf } from "../ui/Seat.tsx";
import { isDrawn } from "./art/Buildings.tsx";
import { growth } from "./art/Towns.tsx";
import { isWonderDrawn } from "./art/Wonders.tsx";
import { landmarkOf, YIELDS } from "./content.ts";
import { type Afoot, centre, type Lie, type Point, SIZE } from "./grid.ts";
import type { CityView, GroupView, SquareView, StackView } from "./view.ts";

const NOBODY: readonly Afoot[] = [];
/** The shapes of the players are drawn within a circle of six. */
const PLATE = 30 / 6;
const SHIELD = 24 / 6;

/** What stands on a square: a city, a building, a wonder, a great person, a token, figures. */
export const Pieces = memo(function Pieces({
  square,
  city,
  also,
  pieces = 0,
  holder = "",
  stack,
  group,
  lifted = NOBODY,
  tired,
  lie,
  changed,
}: {
  square: SquareView;
  city: CityView | undefined;
  /** The other square of a city that stands on two. */
  also?: SquareView | undefined;
  /** How many pieces stand around the city: it grows with them. */
  pieces?: number;
  /** Who controls the city-state on it. */
  holder?: string;
  stack: StackView | undefined;
  group: GroupView | undefined;
  /** Figures on their way over this square, or attacking it. */
  lifted?: readonly Afoot[];
  /** Whether the figures have done all they can in this phase. */
  tired: boolean;
  lie: Lie;
  changed: boolean;
}) {
  const { x, y } = centre(square, lie);
  const over = square.piece !== "" || square.token !== "" || square.landmark !== "" || city !== undefined;
  return (
    <g transform={`translate(${x} ${y})`} className={changed ? "pieces fresh" : "pieces"}>
      {square.token && <Stamp id={`town-${square.token}`} className={`token token-${square.token}`} size={56} />}
      {square.landmark && <Landmark code={square.landmark} holder={holder} />}
      {square.piece && !city && <Piece kind={square.pieceKind} code={square.piece} />}
      {city && <City city={city} pieces={pieces} to={also ? away(centre(also, lie), x, y) : HERE} />}
      {stack && <Figures stack={stack} over={over} tired={tired} />}
      {lifted.map((party) => (
        <g key={party.owner} className="afoot" transform={stack ? "translate(-9 -12)" : ""}>
          <Figures stack={party} over={over} tired={false} />
        </g>
      ))}
      {square.blockaded && <Badge icon="blockade" className="sign" x={-20} y={-20} />}
      {square.locked && <Badge icon="lock-square" className="sign" x={square.blockaded ? 4 : -20} y={-20} />}
      {group && (
        <g className={`group-mark side-${group.owner}`} data-group={square.code}>
          <rect x={-SIZE / 2 + 3} y={-SIZE / 2 + 3} width={SIZE - 6} height={SIZE - 6} rx="9" />
          <Badge text={`${group.points}`} x={0} y={-SIZE / 2} />
        </g>
      )}
    </g>
  );
});

/** A drawing around the middle of a square. */
function Stamp({ id, className, size }: { id: string; className: string; size: number }) {
  return (
    <use href={`#${id}`} className={className} x={-size / 2} y={-size / 2} width={size} height={size} data-matters="" />
  );
}

/** A small round sign or number that is large enough to be read however small the map is drawn. */
function Badge({
  icon = "",
  text = "",
  className = "",
  x,
  y,
}: {
  icon?: string;
  text?: string;
  className?: string;
  x: number;
  y: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={`legible ${className}`} {...(icon ? { "data-matters": "" } : {})}>
        <circle className="badge" r={icon ? 10 : 8} />
        {icon && <IconAt name={icon} x={0} y={0} size={15} />}
        {text && (
          <text className="count" y="4.300">
            {text}
          </text>
        )}
      </g>
    </g>
  );
}

const RAYS =
  "M0-29 6-20 15-25 16-15 26-14 20-6 29 0 20 6 26 14 16 15 15 25 6 20 0 29-6 20-15 25-16 15-26 14-20 6-29 0-20-6-26-14-16-15-15-25-6-20Z";

/** A building, or a wonder in its splendour, or a great person in a medal. */
function Piece({ kind, code }: { kind: string; code: string }) {
  if (kind === "building" && isDrawn(code)) {
    return <Stamp id={`building-${code}`} className={`piece piece-${kind}`} size={58} />;
  }
  if (kind === "wonder" && isWonderDrawn(code)) {
    return (
      <g className="piece piece-wonder drawn" data-matters="">
        <rect x="-30" y="-30" width="60" height="60" rx="7" />
        <use href={`#wonder-${code}`} x="-28" y="-28" width="56" height="56" />
      </g>
    );
  }
  return (
    <g className={`piece piece-${kind}`} data-matters="">
      {kind === "wonder" ? (
        <path d={RAYS} />
      ) : kind === "building" ? (
        <rect x="-24" y="-24" width="48" height="48" rx="8" />
      ) : (
        <circle r="25" />
      )}
      <IconAt name={code} x={0} y={0} size={kind === "wonder" ? 36 : 32} />
    </g>
  );
}

/** A relic is a stone that waits; a city-state a tower, on the plate of whoever stands on it. */
function Landmark({ code, holder }: { code: string; holder: string }) {
  const relic = landmarkOf(code)?.relic ?? true;
  return (
    <g className={`landmark ${relic ? "relic" : "city-state"} ${holder ? `side-${holder}` : ""}`} data-matters="">
      {holder && <path className="side-fill rim" transform={`scale(${PLATE})`} d={shapeOf(holder)} />}
      <Stamp id={relic ? "town-relic" : "town-tower"} className="" size={54} />
      <IconAt name={code} x={0} y={relic ? 2 : -1} size={26} />
    </g>
  );
}

const HERE: Point = { x: 0, y: 0 };

const away = (to: Point, x: number, y: number): Point => ({ x: to.x - x, y: to.y - y });

/** The rectangle around a city, which may reach to another square. */
const around = (to: Point, half: number) => ({
  x: Math.min(0, to.x) - half,
  y: Math.min(0, to.y) - half,
  width: Math.abs(to.x) + 2 * half,
  height: Math.abs(to.y) + 2 * half,
});

/** Where the markers of a city lie: in the corners that nothing else takes, then along its upper edge. */
const markerAt = (to: Point, i: number): Point => {
  const { x, y, width } = around(to, 24);
  return [
    { x: x + width, y },
    { x, y },
    { x: x + width / 2, y: y - 2 },
  ][i % 3]!;
};

function City({ city, pieces, to }: { city: CityView; pieces: number; to: Point }) {
  const large = to !== HERE;
  const corner = around(to, 24);
  const town = city.capital ? "capital" : "city";
  return (
    <g className={`civ-city side-${city.owner}`} data-city={city.square} data-matters="">
      {large && <rect className="side-fill rim" {...around(to, 27)} rx="12" />}
      <path className="side-fill rim" transform={`scale(${PLATE})`} d={shapeOf(city.owner)} />
      {large && (
        <>
          <path
            className="side-fill rim"
            transform={`translate(${to.x} ${to.y}) scale(${PLATE})`}
            d={shapeOf(city.owner)}
          />
          <use href="#town-city-2" x={to.x - 30} y={to.y - 30} width="60" height="60" />
        </>
      )}
      <use href={`#town-${town}-${large ? 2 : growth(pieces)}`} x="-30" y="-30" width="60" height="60" />
      {city.walls && (
        <>
          <path className="city-walls under" d={wallsOf(to)} />
          <path className="city-walls" d={wallsOf(to)} />
        </>
      )}
      {city.marks.map((mark, i) => (
        <g key={mark} className="city-mark">
          <Badge icon={mark} {...markerAt(to, i)} />
        </g>
      ))}
      {city.actions > 0 && (
        <Badge text={`${city.actions}`} x={corner.x + corner.width} y={corner.y + corner.height / 2} />
      )}
    </g>
  );
}

/** The name of a city, over whatever lights its squares. */
export function CityName({
  square,
  also,
  lie,
}: {
  square: SquareView;
  /** The second square of a metropolis. */
  also: SquareView | undefined;
  lie: Lie;
}) {
  const first = centre(square, lie);
  const second = also ? centre(also, lie) : first;
  return <TownName place={square.code} x={(first.x + second.x) / 2} y={Math.max(first.y, second.y) + 31} />;
}

/** A wall before the city, with its towers. */
function wallsOf(to: Point): string {
  const { x, y, width, height } = around(to, 28);
  return `M${x} ${y + height * 0.55}V${y + height}H${x + width}V${y + height * 0.55}`;
}

const KINDS = ["armies", "scouts"] as const;

function Figures({ stack, over, tired }: { stack: Afoot; over: boolean; tired: boolean }) {
  const kinds = KINDS.filter((kind) => stack[kind] > 0);
  return (
    <g
      className={`figures side-${stack.owner} ${tired ? "tired" : ""}`}
      data-figures={stack.square}
      transform={over ? "translate(6 8)" : ""}
    >
      {kinds.map((kind, i) => (
        <g key={kind} transform={`translate(${(i - (kinds.length - 1) / 2) * 27} 0)`}>
          <Figure kind={kind} owner={stack.owner} count={stack[kind]} />
        </g>
      ))}
    </g>
  );
}

/** A figure before the shield of its player: his colour and his shape. */
export function Figure({ kind, owner, count }: { kind: "armies" | "scouts"; owner: string; count: number }) {
  return (
    <g className="figure" data-matters="">
      <path className="side-fill shield" transform={`scale(${SHIELD})`} d={shapeOf(owner)} />
      <use href={`#figure-${kind}`} x="-19" y="-24" width="38" height="44" />
      {count > 1 && <Badge text={`${count}`} x={16} y={-15} />}
    </g>
  );
}

/** The totals of a city, beside it. */
export function Totals({ city, square, lie }: { city: CityView; square: SquareView; lie: Lie }) {
  const { x, y } = centre(square, lie);
  const shown = YIELDS.filter((name) => city.yields[name] > 0 || name === "production" || name === "trade");
  const width = shown.length * 34 + 8;
  return (
    <g className={`totals side-${city.owner}`} transform={`translate(${x} ${y - SIZE / 2})`}>
      <g className="legible">
        <rect x={-width / 2} y="-27" width={width} height="26" rx="13" />
        {shown.map((name, i) => (
          <g key={name} transform={`translate(${(i - shown.length / 2) * 34 + 12} -13)`} className={`yield-${name}`}>
            <use href={`#cv-yield-${name}-stamp`} x={-8} y={-9} width={16} height={16} />
            <text x="9" y="4.500">
              {city.yields[name]}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}
