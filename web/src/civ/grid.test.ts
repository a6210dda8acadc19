import { expect, it } from "vitest";
import {
  afootOf,
  boxOf,
  centre,
  edgeOf,
  goalsFrom,
  gripAt,
  lieOf,
  neighbour,
  onScreen,
  outline,
  SIZE,
  slotBox,
} from "./grid.ts";
import { gripsOf } from "./map/going.ts";
import type { CivView, SquareView } from "./view.ts";

const square = (x: number, y: number, more: Partial<SquareView> = {}): SquareView => ({
  code: `${String.fromCharCode(65 + x)}${y + 1}`,
  x,
  y,
  slot: 0,
  known: true,
  terrain: "grassland",
  yields: { trade: 0, production: 0, culture: 0, coins: 0 },
  resource: "",
  token: "",
  pieceKind: "",
  piece: "",
  city: "",
  struck: false,
  landmark: "",
  blockaded: false,
  locked: false,
  ...more,
});

const tall = { columns: 8, rows: 16 };

const upright = { turned: false, ...tall };
const turned = lieOf(tall);

it("a map that is taller than wide lies on its side", () => {
  expect(turned.turned).toBe(true);
  expect(onScreen(0, 0, turned)).toEqual({ x: 0, y: 7 });
  expect(onScreen(7, 15, turned)).toEqual({ x: 15, y: 0 });
  expect(boxOf(turned).width).toBeGreaterThan(boxOf(turned).height);
});

it("a square map lies as it is", () => {
  const lie = lieOf({ columns: 16, rows: 16 });
  expect(onScreen(3, 12, lie)).toEqual({ x: 3, y: 12 });
  expect(centre({ x: 0, y: 0 }, lie)).toEqual({ x: SIZE / 2, y: SIZE / 2 });
});

it("a tile's place covers sixteen squares however the map lies", () => {
  for (const lie of [turned, upright]) {
    const box = slotBox({ x: 4, y: 8 }, lie);
    const at = centre({ x: 5, y: 10 }, lie);
    expect(box.width).toBe(4 * SIZE);
    expect(at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height).toBe(true);
  }
});

it("arrow keys walk as the eye sees the map", () => {
  const squares = [square(0, 0), square(1, 0), square(0, 1)];
  expect(neighbour(squares[0]!, "ArrowRight", squares, turned)?.code).toBe("A2");
  expect(neighbour(squares[0]!, "ArrowUp", squares, turned)?.code).toBe("B1");
  expect(neighbour(squares[0]!, "ArrowLeft", squares, turned)).toBeUndefined();
  expect(neighbour(squares[0]!, "ArrowDown", squares, upright)?.code).toBe("A2");
});

it("letters and numbers stand beside the map, however it lies", () => {
  const squares = [square(0, 0), square(1, 0), square(0, 1)];
  const find = (text: string, lie: typeof turned) => edgeOf(squares, lie).find((edge) => edge.text === text)!;
  expect(edgeOf(squares, turned)).toHaveLength(4);
  expect(edgeOf([square(0, 0, { code: "AA12" })], upright).map(({ text }) => text)).toEqual(["AA", "12"]);
  expect(find("A", turned)).toEqual({ text: "A", x: boxOf(turned).x / 2, y: 7.5 * SIZE });
  expect(find("2", turned).y).toBeLessThan(0);
  expect(find("A", upright).y).toBeLessThan(0);
});

it("an outline has only the outer edges", () => {
  const lie = lieOf({ columns: 16, rows: 16 });
  expect(outline([square(0, 0)], lie).match(/M/g)).toHaveLength(4);
  expect(outline([square(0, 0), square(1, 0)], lie).match(/M/g)).toHaveLength(6);
});

it("the ways that figures can go are told by the server", () => {
  const routes = [
    { square: "A1", among: "all", ways: [["B1"], ["B1", "C1"]], meets: ["nothing", "fight"] },
    { square: "A1", among: "scouts", ways: [["A2"]], meets: ["explore"] },
  ];
  expect([...goalsFrom({ routes }, "A1")]).toEqual([
    ["B1", { way: ["B1"], meets: "nothing" }],
    ["C1", { way: ["B1", "C1"], meets: "fight" }],
  ]);
  expect([...goalsFrom({ routes }, "A1", "scouts").keys()]).toEqual(["A2"]);
  expect(goalsFrom({ routes }, "A1", "armies").size).toBe(0);
  expect(goalsFrom({ routes }, "", "all").size).toBe(0);
  expect(gripsOf({ routes }, "A1")).toEqual(["all", "scouts"]);
});

it("a drag takes hold of what is under the pointer", () => {
  const both = { armies: 1, scouts: 1 };
  expect(gripAt(both, 0.2)).toBe("armies");
  expect(gripAt(both, 0.8)).toBe("scouts");
  expect(gripAt({ armies: 2, scouts: 0 }, 0.8)).toBe("all");
});

it("figures on their way and attackers stay in sight", () => {
  const nobody = { square: "", owner: "", armies: 0, scouts: 0, points: 0 };
  const moving = { square: "B2", owner: "red", armies: 1, scouts: 1, points: 1 };
  const peace = { square: "", attacker: { seat: "", armies: 0, scouts: 0 } };
  const war = { square: "C3", attacker: { seat: "red", armies: 2, scouts: 1 } };
  const afoot = (group: object, battle: object) => afootOf({ group, battle } as unknown as CivView);
  expect(afoot(nobody, peace)).toEqual([]);
  expect(afoot(moving, peace)).toEqual([moving]);
  expect(afoot(nobody, war)).toEqual([{ square: "C3", owner: "red", armies: 2, scouts: 1 }]);
});
