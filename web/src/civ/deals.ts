// How the choices of a negotiation are put together into lines and offers.
import type { Choice } from "../api/types.ts";
import type { CountView, GoodsView, OfferView, PlayerView } from "./view.ts";

export interface Line {
  readonly kind: string;
  readonly code: string;
  readonly label: string;
  /** One more, or several more. */
  readonly choices: readonly Choice[];
}

/** What can be added to a side of a draft: one line for each good, with all its amounts. */
export function linesOf(choices: readonly Choice[], verb: string): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const choice of choices.filter((other) => other.verb === verb)) {
    const thing = choice.things[0];
    if (thing) {
      const key = `${thing.kind}:${thing.code}`;
      lines.set(key, { ...thing, choices: [...(lines.get(key)?.choices ?? []), choice] });
    }
  }
  return [...lines.values()];
}

/** What one can say to an open offer: accept, decline, take back. */
export function answersTo(choices: readonly Choice[], offer: string): readonly Choice[] {
  return choices.filter((choice) => choice.things.some((thing) => thing.kind === "offer" && thing.code === offer));
}

/** The offers to show beside the board: what I have accepted lies on it until I have said what I give. */
export function besides(offers: readonly OfferView[], seat: string): readonly OfferView[] {
  return offers.filter((offer) => !(offer.accepted && offer.to === seat));
}

export interface DealPart {
  readonly kind: "wealth" | "resource" | "back";
  readonly code: string;
  readonly count: number;
}

/** One side of a deal, good by good. */
export function partsOfDeal(goods: GoodsView, backs: readonly CountView[]): readonly DealPart[] {
  const parts: DealPart[] = [
    { kind: "wealth", code: "trade", count: goods.trade },
    { kind: "wealth", code: "culture", count: goods.culture },
    ...goods.resources.map((count): DealPart => ({ kind: "resource", ...count })),
    ...backs.map((count): DealPart => ({ kind: "back", ...count })),
  ];
  return parts.filter((part) => part.count > 0);
}

export type Side = "give" | "ask";

/** One row of a draft: how much of a good is named, and how it could be more. */
export interface Row {
  readonly kind: string;
  readonly code: string;
  readonly label: string;
  readonly number: number;
  readonly more: readonly Choice[];
}

/** Hidden things of one's own: tokens are named by the back they came from. */
const kindOfSecret = (code: string) => (/^(hut|village)-/.test(code) ? "token" : "culture-event");

/** All rows of a side of a draft: what is named already, and what could be. */
export function rowsOf(draft: OfferView, choices: readonly Choice[], side: Side): readonly Row[] {
  const rows = new Map<string, Row>();
  const parts = side === "give" ? partsOfDeal(draft.give, []) : partsOfDeal(draft.ask, draft.wish);
  for (const part of parts) {
    rows.set(part.code, { kind: part.kind, code: part.code, label: part.code, number: part.count, more: [] });
  }
  for (const code of side === "give" ? draft.named : []) {
    const old = rows.get(code);
    rows.set(code, { kind: kindOfSecret(code), code, label: code, number: (old?.number ?? 0) + 1, more: [] });
  }
  for (const line of linesOf(choices, side)) {
    rows.set(line.code, { ...line, number: rows.get(line.code)?.number ?? 0, more: line.choices });
  }
  return [...rows.values()].sort((a, b) => rankOf(a) - rankOf(b) || a.code.localeCompare(b.code));
}

const ORDER = ["wealth", "resource", "token", "back", "culture-event"];
const rankOf = (row: Row) => ORDER.indexOf(row.kind) * 2 + Number(row.code === "culture");

const MANY = 5;

/** Amounts are named by fives and ones. */
const amount = (side: Side, code: string, number: number): readonly string[] => [
  ...Array.from({ length: Math.floor(number / MANY) }, () => `${side} ${code} ${MANY}`),
  ...Array.from({ length: number % MANY }, () => `${side} ${code} 1`),
];

const times = (line: string, number: number) => Array.from({ length: number }, () => line);

const goodsLines = (side: Side, goods: GoodsView): readonly string[] => [
  ...amount(side, "trade", goods.trade),
  ...amount(side, "culture", goods.culture),
  ...goods.resources.flatMap(({ code, count }) => times(`${side} ${code}`, count)),
];

const backLines = (backs: readonly CountView[]) => backs.flatMap(({ code, count }) => times(`ask ${code}`, count));

/** A draft with one thing less. */
export function without(draft: OfferView, side: Side, code: string): OfferView {
  if (side === "give" && draft.named.includes(code)) {
    const at = draft.named.indexOf(code);
    return { ...draft, named: draft.named.filter((_, i) => i !== at) };
  }
  const fewer = (counts: readonly CountView[]) =>
    counts.map((count) => (count.code === code ? { ...count, count: count.count - 1 } : count));
  const goods = draft[side];
  const less: GoodsView =
    code === "trade" || code === "culture"
      ? { ...goods, [code]: goods[code] - 1 }
      : { ...goods, resources: fewer(goods.resources) };
  return { ...draft, [side]: less, wish: side === "ask" ? fewer(draft.wish) : draft.wish };
}

/** Every line of a draft, as choices: writing them again gives the same draft. */
export const draftLines = (draft: OfferView): readonly string[] => [
  ...goodsLines("give", draft.give),
  ...draft.named.map((code) => `give ${code}`),
  ...goodsLines("ask", draft.ask),
  ...backLines(draft.wish),
];

/** The same offer seen from the other side, as far as both can still pay it: the beginning of a counter-offer. */
export function counterLines(offer: OfferView, me: PlayerView, partner: PlayerView): readonly string[] {
  return [
    ...goodsLines("give", within(offer.ask, me)),
    ...goodsLines("ask", within(offer.give, partner)),
    ...backLines(offer.hidden),
  ];
}

function within(goods: GoodsView, player: PlayerView): GoodsView {
  const held = (code: string) => player.resources.find((other) => other.code === code)?.count ?? 0;
  return {
    trade: Math.min(goods.trade, player.trade),
    culture: Math.min(goods.culture, player.culture),
    resources: goods.resources.map(({ code, count }) => ({ code, count: Math.min(count, held(code)) })),
  };
}

/** What accepting an offer changes of what I have, each as it is and as it would be. */
export function differenceOf(offer: Pick<OfferView, "give" | "ask">, held: GoodsView) {
  const codes = new Set([...offer.give.resources, ...offer.ask.resources].map(({ code }) => code));
  const number = (goods: GoodsView, code: string) =>
    code === "trade" || code === "culture"
      ? goods[code]
      : (goods.resources.find((count) => count.code === code)?.count ?? 0);
  return ["trade", "culture", ...codes]
    .map((code) => {
      const before = number(held, code);
      return { code, before, after: before + number(offer.give, code) - number(offer.ask, code) };
    })
    .filter(({ before, after }) => before !== after);
}
