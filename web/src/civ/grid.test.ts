import { describe, expect, it } from "vitest";
import {
  afootOf,
  boxOf,
  centre,
  edgeOf,
  gripAt,
  lieOf,
  neighbour,
  onScreen,
  outline,
  partyAt,
  reach,
  SIZE,
  slotBox,
  way,
} from "./grid.ts";
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
  expect(find("A", turned)).toEqual({ text: "A", x: -SIZE * 0.15, y: 7.5 * SIZE });
  expect(find("2", turned).y).toBeLessThan(0);
  expect(find("A", upright).y).toBeLessThan(0);
});

it("an outline has only the outer edges", () => {
  const lie = lieOf({ columns: 16, rows: 16 });
  expect(outline([square(0, 0)], lie).match(/M/g)).toHaveLength(4);
  expect(outline([square(0, 0), square(1, 0)], lie).match(/M/g)).toHaveLength(6);
});

describe("the way of figures", () => {
  const player = { seat: "red", water: "none", licences: [] as string[], stack: 2, speed: 2 };
  const view = (squares: SquareView[], figures: CivView["figures"] = [], cities: readonly object[] = []) =>
    ({ squares, figures, cities, players: [player], group: { square: "" } }) as unknown as CivView;
  const licensed = (licence: string, of: CivView) =>
    ({ ...of, players: [{ ...player, licences: [licence] }] }) as unknown as CivView;
  const field = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => square(x, y)));
  const army = { owner: "red", armies: 1, scouts: 0, points: 2 };
  const scout = { ...army, armies: 0, scouts: 1 };
  const enemy = { square: "B1", owner: "blue", armies: 1, scouts: 0, ready: 1 };
  const mine = { square: "A1", owner: "red", armies: 1, scouts: 0, ready: 1 };
  const change = (code: string, more: Partial<SquareView>) =>
    field.map((other) => (other.code === code ? { ...other, ...more } : other));

  it("is a shortest one, without diagonals", () => {
    expect(way(view(field), "A1", "C2", army)).toHaveLength(3);
    expect(way(view(field), "A1", "A1", army)).toEqual([]);
  });

  it("goes around others and tokens, but may end on them", () => {
    expect(way(view(field, [mine, enemy]), "A1", "C1", army)).not.toContain("B1");
    expect(way(view(field, [mine, enemy]), "A1", "B1", army)).toEqual(["B1"]);
    expect(way(view(change("B1", { token: "hut" }), [mine]), "A1", "C1", army)).toHaveLength(4);
  });

  it("does not lead over unexplored land or, without ships, over water", () => {
    const wall = field.map((other) => (other.x === 1 ? { ...other, known: false } : other));
    expect(way(view(wall), "A1", "C1", army)).toEqual([]);
    expect(way(view(change("B1", { terrain: "water" })), "A1", "C1", army)).toHaveLength(4);
  });

  it("leads as far as the points reach", () => {
    expect([...reach(view(field), "A1", army)].sort()).toEqual(["A2", "A3", "B1", "B2", "C1"]);
    expect([...reach(view(field), "A1", { ...army, points: 1 })].sort()).toEqual(["A2", "B1"]);
  });

  it("ends on others only with an army, and never in an own city", () => {
    expect(reach(view(field, [mine, enemy]), "A1", army)).toContain("B1");
    expect(reach(view(field, [mine, enemy]), "A1", army)).not.toContain("C1");
    expect(reach(view(field, [mine, enemy]), "A1", scout)).not.toContain("B1");
    const city = { square: "B1", owner: "red" };
    expect(reach(view(field, [mine], [city]), "A1", army)).not.toContain("B1");
    expect(reach(view(field, [mine], [city]), "A1", army)).toContain("C1");
  });

  it("goes where abilities lead", () => {
    const hut = view(change("B1", { token: "hut" }), [mine]);
    expect(reach(hut, "A1", scout)).not.toContain("B1");
    expect(reach(licensed("scouts-explore-huts", hut), "A1", scout)).toContain("B1");
    const siege = view(field, [mine], [{ square: "B1", owner: "blue" }]);
    expect(reach(siege, "A1", army)).toContain("B1");
    expect(reach(licensed("spares-cities", siege), "A1", army)).not.toContain("B1");
    expect(reach(licensed("ignore-obstacles", view(field, [mine, enemy])), "A1", army)).toContain("C1");
    expect(way(licensed("ignore-obstacles", view(field, [mine, enemy])), "A1", "C1", army)).toEqual(["B1", "C1"]);
  });

  it("ends only where there is room", () => {
    const full = { square: "B1", owner: "red", armies: 2, scouts: 0, ready: 2 };
    expect(reach(view(field, [mine, full]), "A1", army)).not.toContain("B1");
    expect(partyAt(view(field, [mine]), "A1")).toEqual(army);
    expect(partyAt(view(field, [mine]), "C3")).toBeUndefined();
  });
});

it("a drag takes hold of what is under the pointer", () => {
  const both = { armies: 1, scouts: 1 };
  expect(gripAt(both, 0.2)).toBe("armies");
  expect(gripAt(both, 0.8)).toBe("scouts");
  expect(gripAt({ armies: 2, scouts: 0 }, 0.8)).toBe("all");
  const stack = { square: "A1", owner: "red", ready: 2, ...both };
  const players = [{ seat: "red", speed: 2 }];
  const view = { figures: [stack], players, group: { square: "" } } as unknown as CivView;
  expect(partyAt(view, "A1", "armies")).toEqual({ owner: "red", armies: 1, scouts: 0, points: 2 });
  expect(partyAt(view, "A1", "scouts")).toEqual({ owner: "red", armies: 0, scouts: 1, points: 2 });
});

it("figures on their way and attackers stay in sight", () => {
  const nobody = { square: "", owner: "", armies: 0, scouts: 0, points: 0 };
  const moving = { square: "B2", owner: "red", armies: 1, scouts: 1, points: 1 };
  const peace = { square: "", attacker: { seat: "", armies: 0 } };
  const war = { square: "C3", attacker: { seat: "red", armies: 2 } };
  const afoot = (group: object, battle: object) => afootOf({ group, battle } as unknown as CivView);
  expect(afoot(nobody, peace)).toEqual([]);
  expect(afoot(moving, peace)).toEqual([moving]);
  expect(afoot(nobody, war)).toEqual([{ square: "C3", owner: "red", armies: 2, scouts: 0 }]);
});
