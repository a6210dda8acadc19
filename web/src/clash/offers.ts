// Offers are written line by line; here is how the lines of a whole offer are put together.
import { GOODS } from "./content.ts";
import type { GoodsView, OfferView, PlayerView } from "./view.ts";

/** The kinds of cards: their field in a hand, the kind a wish names, and their drawing. */
export const CARD_KINDS = [
  ["actions", "action-card", "action-card"],
  ["objectives", "objective-card", "objective-card"],
  ["wonders", "wonder-card", "wonder"],
] as const;

const times = (number: number, line: string) => Array.from({ length: number }, () => line);

const goodsLines = (verb: "give" | "ask", goods: GoodsView) =>
  GOODS.flatMap((good) => times(goods[good], `${verb} ${good}`));

/** Every line of a draft, as choices: writing them again gives the same draft. */
export function linesOf(draft: OfferView): string[] {
  return [
    ...goodsLines("give", draft.give),
    ...draft.named.map((card) => `${draft.shown.includes(card) ? "show" : "give"} ${card}`),
    ...goodsLines("ask", draft.ask),
    ...CARD_KINDS.flatMap(([field, kind]) => times(draft.wish[field], `ask ${kind}`)),
  ];
}

/** The same offer seen from the other side, as far as both can still pay it: the beginning of a counter-offer. */
export function counterLines(
  offer: OfferView,
  me: PlayerView | undefined,
  partner: PlayerView | undefined,
): readonly string[] {
  if (!me || !partner) {
    return [];
  }
  const within = (verb: "give" | "ask", goods: GoodsView, held: GoodsView) =>
    GOODS.flatMap((good) => times(Math.min(goods[good], held[good]), `${verb} ${good}`));
  return [
    ...within("give", offer.ask, me.goods),
    ...within("ask", offer.give, partner.goods),
    ...CARD_KINDS.flatMap(([field, kind]) => times(Math.min(offer.cards[field], partner.hand[field]), `ask ${kind}`)),
  ];
}

/** What accepting an offer changes of my goods, each as it is and as it would be. */
export function differenceOf(offer: Pick<OfferView, "give" | "ask">, held: GoodsView | undefined) {
  return GOODS.map((good) => ({
    good,
    before: held?.[good] ?? 0,
    after: (held?.[good] ?? 0) + offer.give[good] - offer.ask[good],
  })).filter(({ before, after }) => before !== after);
}
