package civitas.clash.trade;

import civitas.clash.content.CardKind;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Cards;
import civitas.clash.state.Terms;
import civitas.clash.table.ClashTable;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import civitas.kernel.trade.OpenOffer;
import civitas.kernel.trade.Proposal;
import java.util.ArrayList;
import java.util.List;

/** The sides of a trade in words. */
final class Wording {

    private Wording() {}

    /** An open offer as its two sides read it. */
    static Proposal proposal(ClashTable table, OpenOffer<Terms> offer) {
        return new Proposal(offer.number(), Seat.of(offer.from()), given(table, offer.terms()), asked(offer.terms()));
    }

    /** What is given, as the two sides read it before the deal: shown cards by name, the others counted. */
    static Phrase given(ClashTable table, Terms terms) {
        List<Object> parts = goods(terms.give());
        parts.addAll(terms.shown().list(table.content()));
        addCounts(parts, terms.hidden());
        return joined(parts);
    }

    /** Goods, and cards by name. */
    static Phrase named(ClashTable table, Goods goods, Cards cards) {
        List<Object> parts = goods(goods);
        for (Thing card : cards.list(table.content())) {
            parts.add(card);
        }
        return joined(parts);
    }

    /** Goods, and how many cards: what everybody may know. */
    static Phrase counted(Goods goods, Cards cards) {
        List<Object> parts = goods(goods);
        addCounts(parts, cards);
        return joined(parts);
    }

    static Phrase asked(Terms terms) {
        List<Object> parts = goods(terms.ask());
        for (int i = 0; i < CardKind.COUNT; i++) {
            CardKind kind = CardKind.of(i);
            if (terms.asked(kind) > 0) {
                parts.add(kind.counted(terms.asked(kind)));
            }
        }
        return joined(parts);
    }

    private static List<Object> goods(Goods goods) {
        List<Object> parts = new ArrayList<>();
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            if (goods.get(good) > 0) {
                parts.add(good.counted(goods.get(good)));
            }
        }
        return parts;
    }

    private static void addCounts(List<Object> parts, Cards cards) {
        for (int i = 0; i < CardKind.COUNT; i++) {
            CardKind kind = CardKind.of(i);
            if (cards.count(kind) > 0) {
                parts.add(kind.counted(cards.count(kind)));
            }
        }
    }

    private static Phrase joined(List<Object> parts) {
        return parts.isEmpty() ? Phrase.of("trade.nothing") : Phrase.listing(parts);
    }
}
