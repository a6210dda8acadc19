// What others did, cut into scenes: one for each choice that said something.
import type { LogLine } from "../api/types.ts";
import type { Figures } from "../table/GameUi.ts";
import { type Journey, journeys } from "./journeys.ts";
import { isTalk } from "./talk.ts";

export interface Scene {
  readonly ply: number;
  /** The seat that acts; empty where nobody in particular does. */
  readonly actor: string;
  readonly lines: readonly LogLine[];
  readonly journeys: readonly Journey[];
  /** The spaces that are spoken of. */
  readonly places: readonly string[];
}

/** Kinds of things that are places on a map. */
const PLACES: ReadonlySet<string> = new Set(["space", "square"]);

/** Lines that tell of a way: the first place is where it begins, the last where it ends. */
const WAYS = /^log\.(moves|moves-road|barbarians-march|retreats|sail|displace|fear|city-follows)$/;

export const placesOf = (line: LogLine): readonly string[] =>
  line.things.filter(({ kind }) => PLACES.has(kind)).map(({ code }) => code);

export const actorOf = (lines: readonly LogLine[]): string =>
  lines.flatMap(({ things }) => things).find(({ kind }) => kind === "seat")?.code ?? "";

/** A way that a line tells of, with a figure that stands for all who go. */
function wayOf(line: LogLine): readonly Journey[] {
  const places = placesOf(line);
  if (!WAYS.test(line.key) || places.length < 2) {
    return [];
  }
  const side = line.things.find(({ kind }) => kind === "seat")?.code ?? "barbarians";
  return [{ side, kind: "", number: 1, from: places[0]!, to: places.at(-1)! }];
}

/**
 * The scenes in which others act. What has moved on the map belongs to the last of them, unless a line has told of it.
 *
 * @param own the seat that looks on: what it did itself it need not be told
 */
export function scenesOf(
  lines: readonly LogLine[],
  before: readonly Figures[],
  after: readonly Figures[],
  own: string,
): readonly Scene[] {
  const plies = new Map<number, LogLine[]>();
  for (const line of lines.filter(({ key }) => !isTalk(key))) {
    plies.set(line.ply, [...(plies.get(line.ply) ?? []), line]);
  }
  const scenes = [...plies].map(([ply, told]): Scene => {
    const places = [...new Set(told.flatMap(placesOf))];
    return { ply, actor: actorOf(told), lines: told, journeys: told.flatMap(wayOf), places };
  });
  return withMoves(scenes, journeys(before, after)).filter(({ actor }) => actor === "" || actor !== own);
}

function withMoves(scenes: readonly Scene[], moved: readonly Journey[]): readonly Scene[] {
  const kindOf = (way: Journey) =>
    moved.find(({ side, from, to }) => side === way.side && from === way.from && to === way.to);
  const told = scenes.map((scene) => ({ ...scene, journeys: scene.journeys.map((way) => kindOf(way) ?? way) }));
  const ways = told.flatMap(({ journeys }) => journeys);
  const untold = moved.filter(
    (move) => !ways.some(({ side, from, to }) => side === move.side && (from === move.from || to === move.to)),
  );
  const last = told.findLastIndex(({ actor }) => untold.some(({ side }) => side === actor));
  return told.map((scene, i) => (i === last ? { ...scene, journeys: [...scene.journeys, ...untold] } : scene));
}
