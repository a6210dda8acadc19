// What lies over the map for a while: the way that figures would go, sites for cities, what is pointed at elsewhere.
import { YIELDS } from "../content.ts";
import { centre, type Lie, SIZE, type Way } from "../grid.ts";
import type { SiteView, SquareView } from "../view.ts";

type Squares = ReadonlyMap<string, SquareView>;

/** Lit, because something elsewhere on the page is about it. */
export function Pointer({ square, lie }: { square: SquareView; lie: Lie }) {
  const { x, y } = centre(square, lie);
  return (
    <g className="pointer" transform={`translate(${x} ${y})`}>
      <rect x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} rx="9" />
    </g>
  );
}

/** While figures are dragged: from where to where. */
export function DragArrow({ from, to, lie }: { from: SquareView | undefined; to: SquareView | undefined; lie: Lie }) {
  if (!from || !to) {
    return null;
  }
  const [a, b] = [centre(from, lie), centre(to, lie)];
  return (
    <g className="drag-arrow">
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <circle cx={b.x} cy={b.y} r="10" />
    </g>
  );
}

/** The way that figures would go, square by square. */
export function WayLine({ from, way, squares, lie }: { from: string; way: Way; squares: Squares; lie: Lie }) {
  const points = [from, ...way]
    .map((code) => squares.get(code))
    .filter((square) => square !== undefined)
    .map((square) => centre(square, lie))
    .map(({ x, y }) => `${x},${y}`);
  return (
    <g className="way">
      <polyline className="way-under" points={points.join(" ")} />
      <polyline points={points.join(" ")} />
    </g>
  );
}

/** What a city would get on each of these squares: its numbers in the colours of what they count, in a fixed order. */
export function SiteMarks({ sites, squares, lie }: { sites: readonly SiteView[]; squares: Squares; lie: Lie }) {
  return sites.map((site) => {
    const square = squares.get(site.square);
    if (!square) {
      return null;
    }
    const { x, y } = centre(square, lie);
    return (
      <g key={site.square} className="site" data-site={site.square} transform={`translate(${x} ${y})`}>
        <g className="legible">
          <rect x="-15" y="-14" width="30" height="28" rx="6" />
          {YIELDS.map((name, i) => (
            <text
              key={name}
              className={`yield-${name} ${site.yields[name] === 0 ? "none" : ""}`}
              x={i % 2 === 0 ? -7 : 7}
              y={i < 2 ? -2 : 11}
            >
              {site.yields[name]}
            </text>
          ))}
        </g>
      </g>
    );
  });
}
