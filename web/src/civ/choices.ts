// Which choices belong where: cities, cards and fronts.
import type { Choice } from "../api/types.ts";
import type { Grip } from "./grid.ts";

/** What a city does in the City Management phase; these choices begin with the square of the city. */
export const CITY_VERBS: ReadonlySet<string> = new Set([
  "build-figure",
  "build-unit",
  "build",
  "build-free",
  "build-wonder",
  "arts",
  "harvest",
  "program",
]);

/** What puts a city on a square. */
export const FOUNDING: ReadonlySet<string> = new Set(["found", "place-capital"]);

const first = (choice: Choice, kind: string) => choice.things.find((thing) => thing.kind === kind)?.code ?? "";

/** What is done with a marker that lies on a city; these choices name the marker, then the city. */
const isOfMark = (choice: Choice, square: string) =>
  choice.things[0]?.kind === "mark" && choice.things[1]?.kind === "square" && choice.things[1].code === square;

/** The card of a city stays as long as the city has something to do, or nothing is asked. */
export const staysOpen = (city: { readonly square: string } | undefined, choices: readonly Choice[]) =>
  city !== undefined && (choices.length === 0 || cityChoices(choices, city.square).length > 0);

/** The actions of one city, and what can be done with its markers. */
export function cityChoices(choices: readonly Choice[], square: string): readonly Choice[] {
  return choices.filter(
    (choice) =>
      isOfMark(choice, square) ||
      (CITY_VERBS.has(choice.verb) && choice.things[0]?.kind === "square" && choice.things[0].code === square),
  );
}

/** The actions of a city about one thing: a building may be paid for, or come for free. */
export function cityChoicesFor(
  choices: readonly Choice[],
  square: string,
  kind: string,
  code: string,
): readonly Choice[] {
  return cityChoices(choices, square).filter((choice) =>
    choice.things.some((thing) => thing.kind === kind && thing.code === code),
  );
}

/** The squares of cities that can act. */
export function actingCities(choices: readonly Choice[]): ReadonlySet<string> {
  return new Set(choices.filter((choice) => CITY_VERBS.has(choice.verb)).map((choice) => choice.things[0]?.code ?? ""));
}

/** What can be done in one step of a turn only, besides the actions of cities: who lets it pass has lost it. */
const CHANCES: ReadonlySet<string> = new Set(["found", "place", "move", "research"]);

/** How many cities, figures and the like could still do something that cannot be done later in the turn. */
export function missedChances(choices: readonly Choice[]): number {
  const idle = choices
    .filter((choice) => CITY_VERBS.has(choice.verb) || CHANCES.has(choice.verb))
    .map((choice) => `${CITY_VERBS.has(choice.verb)} ${choice.things[0]?.code ?? ""}`);
  return new Set(idle).size;
}

export interface CardPlay {
  /** The kind of the unit card. */
  readonly card: string;
  /** Opens a front of its own. */
  readonly open: Choice | undefined;
  /** Attacks an enemy unit on a front, counted from 1. */
  readonly fronts: ReadonlyMap<string, Choice>;
}

/** What each card of the battle hand can do. */
export function cardPlays(choices: readonly Choice[]): ReadonlyMap<string, CardPlay> {
  const plays = new Map<string, CardPlay>();
  for (const choice of choices.filter((other) => other.verb === "play" || other.verb === "attack")) {
    const card = first(choice, "unit-kind");
    const old = plays.get(card) ?? { card, open: undefined, fronts: new Map<string, Choice>() };
    plays.set(
      card,
      choice.verb === "play"
        ? { ...old, open: choice }
        : { ...old, fronts: new Map([...old.fronts, [first(choice, "front"), choice]]) },
    );
  }
  return plays;
}

/** Choices about a front itself: wounds to deal, units to heal. */
export function frontChoices(choices: readonly Choice[], front: string): readonly Choice[] {
  return choices.filter(
    (choice) => (choice.verb === "wound" || choice.verb === "heal") && first(choice, "front") === front,
  );
}

/** From where figures may set out, and how: the choice that begins a move from a square. */
export function moveFrom(choices: readonly Choice[], square: string): Choice | undefined {
  return choices.find((choice) => choice.verb === "move" && first(choice, "square") === square);
}

export function stepTo(choices: readonly Choice[], square: string): Choice | undefined {
  return choices.find((choice) => choice.verb === "step" && first(choice, "square") === square);
}

/**
 * The largest group of what was grabbed: of armies alone, of scouts alone, or of all that may set out. None if the rules do
 * not let just these go.
 */
export function groupOf(choices: readonly Choice[], grip: Grip): Choice | undefined {
  const sized = choices
    .filter((choice) => choice.verb === "take")
    .map((choice) => ({ choice, ...sizeOf(first(choice, "party")) }))
    .filter(({ armies, scouts }) => (grip === "armies" ? scouts === 0 : grip === "scouts" ? armies === 0 : true));
  return sized.reduce<(typeof sized)[number] | undefined>(
    (best, other) => (!best || other.armies + other.scouts > best.armies + best.scouts ? other : best),
    undefined,
  )?.choice;
}

/** So many armies and scouts, as a choice names them: `a2s1`. */
function sizeOf(party: string): { readonly armies: number; readonly scouts: number } {
  const [armies, scouts] = (party.match(/\d+/g) ?? []).map(Number);
  return { armies: armies ?? 0, scouts: scouts ?? 0 };
}
