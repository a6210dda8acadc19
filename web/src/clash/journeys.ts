// Units that are sent somewhere in one go: who can go where, and what comes of it.
import type { ShortcutStep } from "../api/types.ts";
import { isHarmless, type Shortcut } from "../table/shortcuts.ts";
import type { CountView } from "./view.ts";

/** A group that goes from one space to another, from setting out to its arrival. */
export interface Journey {
  readonly from: string;
  readonly goal: string;
  /** Who goes, by the choices that put the group together; empty where nobody is asked. */
  readonly party: string;
  readonly shortcut: Shortcut;
}

export type Meeting = "nothing" | "fight" | "explore" | "unknown";

const spacesOf = (step: ShortcutStep | undefined) =>
  (step?.things ?? []).filter((thing) => thing.kind === "space").map((thing) => thing.code);

/** A group that goes to the sea is on its way; which ship each of them boards is asked there. */
function untilBoarding({ steps, ...rest }: Shortcut): Shortcut {
  const boards = steps.findIndex(({ verb }) => verb === "board");
  return { ...rest, steps: boards < 0 ? steps : steps.slice(0, boards) };
}

/** A shortcut as a journey, if it is one: units set out from a space, and its last choice names another. */
export function journeyOf(whole: Shortcut): Journey | undefined {
  const shortcut = untilBoarding(whole);
  const { steps } = shortcut;
  const start = steps.findIndex((step) => step.verb === "from");
  const end = steps.at(-1);
  const [from, goal] = [spacesOf(steps[start])[0], spacesOf(end).at(-1)];
  if (start < 0 || end?.verb === "from" || from === undefined || goal === undefined) {
    return undefined;
  }
  const party = steps.slice(start + 1, -1).map((step) => step.code);
  return { from, goal, party: party.join("; "), shortcut };
}

export const journeysOf = (shortcuts: readonly Shortcut[]): readonly Journey[] =>
  shortcuts.map(journeyOf).filter((journey) => journey !== undefined);

/** What awaits a group at its goal. */
export function meetingOf({ shortcut }: Journey): Meeting {
  if (shortcut.fight) {
    return "fight";
  }
  if (isHarmless(shortcut)) {
    return "nothing";
  }
  return shortcut.steps.at(-1)?.verb === "explore" ? "explore" : "unknown";
}

/** The groups that can be sent, the largest first: whoever says nothing sends all who can go. */
export function partiesOf(journeys: readonly Journey[]): readonly string[] {
  return [...new Set(journeys.map(({ party }) => party))].sort((a, b) => sizeOf(b) - sizeOf(a));
}

const ALL = "add all";

const sizeOf = (party: string) => (party.includes(ALL) ? Number.POSITIVE_INFINITY : party.split("; ").length);

/** Where a group can go: of several ways to one goal the one that costs least. */
export function goalsOf(journeys: readonly Journey[], party: string): ReadonlyMap<string, Journey> {
  const goals = new Map<string, Journey>();
  for (const journey of journeys) {
    const known = goals.get(journey.goal);
    if (journey.party === party && (!known || costOf(journey) < costOf(known))) {
      goals.set(journey.goal, journey);
    }
  }
  return goals;
}

const costOf = ({ shortcut }: Journey) =>
  shortcut.price.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0) + shortcut.steps.length / 100;

/** Which units a group is made of, as far as its choices name them. */
export function membersOf(party: string, there: readonly CountView[]): readonly CountView[] {
  if (party === "" || party.includes(ALL)) {
    return there;
  }
  const kinds = party.split("; ").flatMap((code) => kindsOf(code.split(" ")[1] ?? "", there));
  return [...new Set(kinds)].map((kind) => ({ kind, number: kinds.filter((other) => other === kind).length }));
}

/** The kinds of units that a choice names: a ship with those who are aboard of it, or one who leaves a ship, whatever they have done. */
function kindsOf(code: string, there: readonly CountView[]): readonly string[] {
  const [who = ""] = code.split("-from-");
  const kindOf = (unit: string) => there.find(({ kind }) => unit === kind || unit.startsWith(`${kind}-`))?.kind ?? unit;
  return who.split(/-with-|-and-/).map(kindOf);
}

/** A ship and those aboard of it, by the code of a choice; what they have done is no part of who they are. */
export const crewOf = (code: string): readonly string[] =>
  code
    .split("-from-")[0]!
    .split(/-with-|-and-/)
    .map((unit) => unit.replace(/(-(moved|fought|mountain|forest|plains|travelled))+$/, ""));
