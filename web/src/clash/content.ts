// What there is in the boxes of this table, as the server tells it.
import { useTable } from "../state/store.ts";
import type { AdvanceFacts, ClashFacts, CostFacts } from "./facts.ts";
import type { GoodsView } from "./view.ts";

/** Everything in the boxes of the open table: it is there before the table is shown, and does not change. */
export const facts = () => useTable.getState().content as ClashFacts;

/** Resources and tokens, in the order in which they are listed everywhere. */
export const GOODS = [
  "food",
  "ore",
  "wood",
  "ideas",
  "gold",
  "culture",
  "mood",
] as const satisfies readonly (keyof GoodsView)[];

/** The advances of a category, the top one first. */
export const advancesOf = (category: string): readonly AdvanceFacts[] =>
  facts().advances.filter((advance) => advance.category === category);

export const wonderOf = (code: string) => facts().wonders.find((wonder) => wonder.id === code);

/** A price as pairs of good and number. */
export const priceOf = (cost: readonly CostFacts[]) => cost.map(({ good, count }): [string, number] => [good, count]);

/** What a card shows: one or two halves, each named by kind and code in the texts. */
export interface CardFace {
  readonly kind: "action-card" | "objective-card" | "event-card" | "wonder";
  readonly code: string;
  readonly halves: readonly { readonly kind: string; readonly code: string }[];
}

export function cardFace(code: string): CardFace {
  const { actions, objectives, events } = facts();
  const action = actions.find((card) => card.code === code);
  if (action) {
    const halves = [
      { kind: "civil", code: action.civil },
      { kind: "tactic", code: action.tactic },
    ];
    return { kind: "action-card", code, halves };
  }
  const objective = objectives.find((card) => card.code === code);
  if (objective) {
    const halves = [objective.upper, objective.lower].map((half) => ({ kind: "objective", code: half }));
    return { kind: "objective-card", code, halves };
  }
  const kind = events.some((card) => card.code === code) ? "event-card" : "wonder";
  return { kind, code, halves: [{ kind, code }] };
}

/** How far a card or a half of it is attested, as a thing with words of its own; "" if it is as printed. */
export const attested = (kind: string, code: string) =>
  facts().attested.find((card) => card.kind === kind && card.code === code)?.attested ?? "";

/** Where the help of a thing is found: both halves of a card, and what is to be said about sources. */
export function cardHelp(kind: string, code: string): string[] {
  const things = kind.endsWith("-card") ? cardFace(code).halves : [{ kind, code }];
  const sources = things.map((thing) => attested(thing.kind, thing.code)).filter((known) => known !== "");
  return [
    ...things.map((thing) => `${thing.kind}:${thing.code}`),
    ...new Set(sources.map((known) => `attested:${known}`)),
  ];
}

/** The symbol at the foot of an event card. */
export const eventSymbol = (code: string) => facts().events.find((card) => card.code === code)?.symbol ?? "none";

/** The kinds of units that clash when the die shows a symbol. */
export const clashing = (symbol: string) => facts().units.filter((unit) => unit.symbol === symbol);
