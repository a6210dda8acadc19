// The fixed content of the game, from the very files the rules use.
import actions from "@clash/action-cards.json";
import advanceFile from "@clash/advances.json";
import events from "@clash/events.json";
import objectives from "@clash/objectives.json";
import wonderFile from "@clash/wonders.json";

export const GOODS = ["food", "ore", "wood", "ideas", "gold", "culture", "mood"] as const;
export type Good = (typeof GOODS)[number];

export interface AdvanceFacts {
  readonly id: string;
  readonly category: string;
  readonly frame: string;
}

export const CATEGORIES = advanceFile.categories as readonly { readonly id: string; readonly government: boolean }[];
const ADVANCES = advanceFile.advances as unknown as readonly AdvanceFacts[];

/** The four advances of a category, the top one first. */
export function advancesOf(category: string): readonly AdvanceFacts[] {
  return ADVANCES.filter((advance) => advance.category === category);
}

export const WONDERS = wonderFile.wonders as unknown as readonly {
  readonly id: string;
  readonly cost: Readonly<Record<string, number>>;
  readonly requires: string;
  readonly points: number;
}[];

/** What a card shows: one or two halves, each named by kind and code in the texts. */
export interface CardFace {
  readonly kind: "action-card" | "objective-card" | "event-card" | "wonder";
  readonly code: string;
  readonly halves: readonly { readonly kind: string; readonly code: string }[];
}

type Numbered = { readonly number: number } & Readonly<Record<string, unknown>>;

function numbered(list: unknown, number: number): Numbered | undefined {
  return (list as readonly Numbered[]).find((card) => card.number === number);
}

export function cardFace(code: string): CardFace {
  const match = /^([aoe])(\d+)$/.exec(code);
  if (!match) {
    return { kind: "wonder", code, halves: [{ kind: "wonder", code }] };
  }
  const number = Number(match[2]);
  if (match[1] === "a") {
    const card = numbered(actions.cards, number);
    return {
      kind: "action-card",
      code,
      halves: [
        { kind: "civil", code: String(card?.civil) },
        { kind: "tactic", code: String(card?.tactics) },
      ],
    };
  }
  if (match[1] === "o") {
    const card = numbered(objectives.cards, number);
    return {
      kind: "objective-card",
      code,
      halves: [
        { kind: "objective", code: String(card?.upper) },
        { kind: "objective", code: String(card?.lower) },
      ],
    };
  }
  return { kind: "event-card", code, halves: [{ kind: "event-card", code }] };
}

/** The symbol at the foot of an event card. */
export function eventSymbol(code: string): string {
  return String(numbered(events.events, Number(code.slice(1)))?.symbol ?? "none");
}
