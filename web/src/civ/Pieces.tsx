import { memo } from "react";
import { IconAt } from "../ui/Icon.tsx";
import { shapeOf } from "../ui/Seat.tsx";
import { landmarkOf, YIELDS } from "./content.ts";
import { type Afoot, centre, type Lie, type Point, SIZE } from "./grid.ts";
import type { CityView, GroupView, SquareView, StackView } from "./view.ts";

const NOBODY: readonly Afoot[] = [];

/** What stands on a square: a city, a building, a wonder, a great person, a token, figures. */
export const Pieces = memo(function Pieces({
  square,
  city,
  also,
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
  const over = square.piece !== "" || square.token !== "" || square.landmark !== "";
  return (
    <g transform={`translate(${x} ${y})`} className={changed ? "pieces fresh" : "pieces"}>
      {square.token && <Token token={square.token} />}
      {square.landmark && <Landmark code={square.landmark} holder={holder} />}
      {square.piece && !city && <Piece kind={square.pieceKind} code={square.piece} />}
      {city && <City city={city} to={also ? away(centre(also, lie), x, y) : HERE} />}
      {square.blockaded && <Sign icon="blockade" x={-20} y={-20} />}
      {square.locked && <Sign icon="lock-square" x={square.blockaded ? -2 : -20} y={-20} />}
      {stack && <Figures stack={stack} over={over} tired={tired} />}
      {lifted.map((party) => (
        <g key={party.owner} className="afoot" transform={stack || city ? "translate(0 14) scale(0.850)" : ""}>
          <Figures stack={party} over={over} tired={false} />
        </g>
      ))}
      {group && (
        <g className={`group-mark side-${group.owner}`} data-group={square.code}>
          <rect x={-SIZE / 2 + 3} y={-SIZE / 2 + 3} width={SIZE - 6} height={SIZE - 6} rx="9" />
          <g transform="translate(0 -27)">
            <rect className="badge" x="-11" y="-8" width="22" height="15" rx="7" />
            <text className="count" y="3.500">
              {group.points}
            </text>
          </g>
        </g>
      )}
    </g>
  );
});

function Token({ token }: { token: string }) {
  return (
    <g className={`token token-${token}`} transform="translate(0 -5)">
      <path d="M0-18 16-9V9L0 18-16 9V-9Z" />
      <IconAt name={token} x={0} y={0} size={22} />
    </g>
  );
}

function Piece({ kind, code }: { kind: string; code: string }) {
  return (
    <g className={`piece piece-${kind}`} transform="translate(0 -8)">
      {kind === "building" ? <rect x="-17" y="-17" width="34" height="34" rx="6" /> : <circle r="18" />}
      <IconAt name={code} x={0} y={0} size={24} />
    </g>
  );
}

/** A relic is a stone that waits; a city-state a tower, in the colours of whoever stands on it. */
function Landmark({ code, holder }: { code: string; holder: string }) {
  const relic = landmarkOf(code)?.relic ?? true;
  return (
    <g
      className={`landmark ${relic ? "relic" : "city-state"} ${holder ? `side-${holder}` : ""}`}
      transform="translate(0 -7)"
    >
      <path d={relic ? "M0-20 18-2 0 16-18-2Z" : "M-17-20H-9V-15H-4V-20H4V-15H9V-20H17V15H-17Z"} />
      <IconAt name={code} x={0} y={-2} size={20} />
      {holder && (
        <g transform="translate(17 -15)">
          <circle r="7" className="badge" />
          <path className="side-fill" transform="scale(0.850)" d={shapeOf(holder)} />
        </g>
      )}
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

/** Where the markers of a city lie: in the corners that nothing else takes, then along its lower edge. */
const markerAt = (to: Point, i: number): Point => {
  const { x, y, width, height } = around(to, 21);
  return [
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width / 2, y: y + height + 2 },
    { x: x + width / 2, y: y - 2 },
  ][i]!;
};

function City({ city, to }: { city: CityView; to: Point }) {
  const large = to !== HERE;
  const corner = around(to, 21);
  return (
    <g className={`civ-city side-${city.owner}`} data-city={city.square}>
      {city.walls && <rect className="city-walls" {...around(to, 28)} rx="7" />}
      <rect className="side-fill rim" {...around(to, 23)} rx="10" />
      <g className="side-ink">
        <IconAt
          name={large ? "metropolis" : city.capital ? "capital" : "city"}
          x={to.x / 2}
          y={to.y / 2}
          size={large ? 42 : 34}
        />
      </g>
      {city.marks.map((mark, i) => (
        <g key={mark} className="city-mark" transform={`translate(${markerAt(to, i).x} ${markerAt(to, i).y})`}>
          <circle r="9" className="badge" />
          <IconAt name={mark} x={0} y={0} size={13} />
        </g>
      ))}
      <g transform={`translate(${corner.x} ${corner.y})`}>
        <circle r="8" className="badge" />
        <path className="side-fill" d={shapeOf(city.owner)} />
      </g>
      {city.actions > 0 && (
        <g transform={`translate(${corner.x + corner.width} ${corner.y + corner.height})`}>
          <circle r="8" className="badge" />
          <text className="count" y="3.200">
            {city.actions}
          </text>
        </g>
      )}
    </g>
  );
}

function Sign({ icon, x, y }: { icon: string; x: number; y: number }) {
  return (
    <g className="sign" transform={`translate(${x} ${y})`}>
      <circle className="badge" r="9" />
      <IconAt name={icon} x={0} y={0} size={12} />
    </g>
  );
}

function Figures({ stack, over, tired }: { stack: Afoot; over: boolean; tired: boolean }) {
  const kinds = (["armies", "scouts"] as const).filter((kind) => stack[kind] > 0);
  return (
    <g className={`figures side-${stack.owner} ${tired ? "tired" : ""}`} transform={`translate(0 ${over ? 4 : -4})`}>
      {kinds.map((kind, i) => (
        <g key={kind} transform={`translate(${(i - (kinds.length - 1) / 2) * 29} 0)`}>
          <path
            className="side-fill rim"
            d={kind === "armies" ? "M-13-17H13V6Q13 11 0 17-13 11-13 6Z" : "M0-17A14 14 0 0 1 0 13 14 14 0 0 1 0-17Z"}
          />
          <g className="side-ink">
            <IconAt name={kind === "armies" ? "army" : "scout"} x={0} y={-3} size={21} />
          </g>
          <g transform="translate(0 14)">
            <circle className="badge" r="6" />
            <path className="side-fill" transform="scale(0.750)" d={shapeOf(stack.owner)} />
          </g>
          {stack[kind] > 1 && (
            <g transform="translate(11 -14)">
              <circle className="badge" r="7.500" />
              <text className="count" y="3.200">
                {stack[kind]}
              </text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

/** The totals of a city, beside it. */
export function Totals({ city, square, lie }: { city: CityView; square: SquareView; lie: Lie }) {
  const { x, y } = centre(square, lie);
  const shown = YIELDS.filter((name) => city.yields[name] > 0 || name === "production" || name === "trade");
  const width = shown.length * 34 + 8;
  return (
    <g className={`totals side-${city.owner}`} transform={`translate(${x} ${y - SIZE / 2 - 13})`}>
      <rect x={-width / 2} y="-14" width={width} height="26" rx="13" />
      {shown.map((name, i) => (
        <g key={name} transform={`translate(${(i - shown.length / 2) * 34 + 12} 0)`} className={`yield-${name}`}>
          <use href={`#cv-yield-${name}-stamp`} x={-8} y={-9} width={16} height={16} />
          <text x="9" y="4.500">
            {city.yields[name]}
          </text>
        </g>
      ))}
    </g>
  );
}
