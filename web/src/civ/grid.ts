// The geometry of the square map.
import type { Box } from "../table/Board.tsx";
import type { CivView, SlotView, SquareView, StackView } from "./view.ts";

/** The side of a square in the drawing. */
export const SIZE = 64;
/** The squares along a side of a map tile. */
export const TILE = 4;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the map lies on the screen: the stage is always wider than tall, so a tall map is laid on its side and squares stay large. */
export interface Lie {
  readonly turned: boolean;
  readonly columns: number;
  readonly rows: number;
}

export function lieOf({ columns, rows }: Pick<CivView, "columns" | "rows">): Lie {
  return { turned: rows > columns, columns, rows };
}

/** Where a square of the map lies on the screen, in squares. A turned map is turned to the left. */
export const onScreen = (x: number, y: number, lie: Lie): Point =>
  lie.turned ? { x: y, y: lie.columns - 1 - x } : { x, y };

/** The middle of a square in the drawing. */
export function centre(square: Point, lie: Lie): Point {
  const at = onScreen(square.x, square.y, lie);
  return { x: (at.x + 0.5) * SIZE, y: (at.y + 0.5) * SIZE };
}

/** Room for the letters and numbers above and on the left, and a thin border on the other sides. */
const EDGE = SIZE * 0.46;
const BORDER = SIZE * 0.1;

export function boxOf(lie: Lie): Box {
  const [width, height] = lie.turned ? [lie.rows, lie.columns] : [lie.columns, lie.rows];
  return { x: -EDGE, y: -EDGE, width: width * SIZE + EDGE + BORDER, height: height * SIZE + EDGE + BORDER };
}

/** The letters and numbers of the squares, beside the map: what they say and where. */
export function edgeOf(squares: readonly SquareView[], lie: Lie): readonly (Point & { readonly text: string })[] {
  const edges = new Map<string, Point & { readonly text: string }>();
  for (const square of squares) {
    const at = centre(square, lie);
    const [, letter, number] = /^([A-Z]+)(\d+)$/.exec(square.code) ?? ["", "", ""];
    const beside = { x: -EDGE / 2, y: at.y };
    const above = { x: at.x, y: -EDGE / 2 };
    edges.set(letter!, { text: letter!, ...(lie.turned ? beside : above) });
    edges.set(number!, { text: number!, ...(lie.turned ? above : beside) });
  }
  return [...edges.values()];
}

/** The rectangle of a tile's place in the drawing. */
export function slotBox(slot: Pick<SlotView, "x" | "y">, lie: Lie): Box {
  const one = onScreen(slot.x, slot.y, lie);
  const other = onScreen(slot.x + TILE - 1, slot.y + TILE - 1, lie);
  return {
    x: Math.min(one.x, other.x) * SIZE,
    y: Math.min(one.y, other.y) * SIZE,
    width: TILE * SIZE,
    height: TILE * SIZE,
  };
}

/** A set of squares as one shape. */
export const area = (squares: readonly Point[], lie: Lie): string =>
  squares
    .map((square) => onScreen(square.x, square.y, lie))
    .map(({ x, y }) => `M${x * SIZE} ${y * SIZE}h${SIZE}v${SIZE}h${-SIZE}Z`)
    .join("");

/** The outline of a set of squares, as the path of its outer edges. */
export function outline(squares: readonly Point[], lie: Lie): string {
  const cells = squares.map((square) => onScreen(square.x, square.y, lie));
  const inside = new Set(cells.map((cell) => `${cell.x},${cell.y}`));
  const edges: string[] = [];
  for (const { x, y } of cells) {
    const [left, top] = [x * SIZE, y * SIZE];
    if (!inside.has(`${x},${y - 1}`)) {
      edges.push(`M${left} ${top}h${SIZE}`);
    }
    if (!inside.has(`${x + 1},${y}`)) {
      edges.push(`M${left + SIZE} ${top}v${SIZE}`);
    }
    if (!inside.has(`${x},${y + 1}`)) {
      edges.push(`M${left + SIZE} ${top + SIZE}h${-SIZE}`);
    }
    if (!inside.has(`${x - 1},${y}`)) {
      edges.push(`M${left} ${top + SIZE}v${-SIZE}`);
    }
  }
  return edges.join("");
}

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The square next to another in the direction of an arrow key, as seen on the screen. */
export function neighbour(from: Point, key: string, squares: readonly SquareView[], lie: Lie): SquareView | undefined {
  const step = ARROWS[key];
  const at = onScreen(from.x, from.y, lie);
  return (
    step &&
    squares.find((square) => {
      const other = onScreen(square.x, square.y, lie);
      return other.x === at.x + step.x && other.y === at.y + step.y;
    })
  );
}

/** What was taken hold of on a square: only its armies, only its scouts, or everything. */
export type Grip = "armies" | "scouts" | "all";

/** Armies stand on the left of a square and scouts on the right, if both are there. */
export function gripAt(stack: Pick<StackView, "armies" | "scouts">, share: number): Grip {
  return stack.armies > 0 && stack.scouts > 0 ? (share < 0.5 ? "armies" : "scouts") : "all";
}

export type Way = readonly string[];

/** Where figures can end a move: the squares to enter one after another, and what comes of ending there. */
export interface Goal {
  readonly way: Way;
  readonly meets: string;
}

/** Where figures on a square can go, by where they end. The server knows it for those who may move now. */
export function goalsFrom(
  view: Pick<CivView, "routes">,
  square: string,
  grip: Grip = "all",
): ReadonlyMap<string, Goal> {
  const routes = view.routes.find((from) => from.square === square && from.among === grip);
  return new Map(routes?.ways.map((way, i) => [way.at(-1)!, { way, meets: routes.meets[i]! }]));
}

/** Figures that the rules have lifted off the map, where everybody sees them all the same: on their way, or attacking. */
export interface Afoot {
  readonly square: string;
  readonly owner: string;
  readonly armies: number;
  readonly scouts: number;
}

export function afootOf({ group, battle }: Pick<CivView, "group" | "battle">): readonly Afoot[] {
  if (group.square !== "") {
    return [group];
  }
  const { attacker } = battle;
  return battle.square !== "" && attacker.armies > 0
    ? [{ square: battle.square, owner: attacker.seat, armies: attacker.armies, scouts: attacker.scouts }]
    : [];
}
