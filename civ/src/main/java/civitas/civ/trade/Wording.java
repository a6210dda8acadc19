package civitas.civ.trade;

import civitas.civ.content.Back;
import civitas.civ.content.Resource;
import civitas.civ.content.Wealth;
import civitas.civ.state.Goods;
import civitas.civ.table.CivTable;
import civitas.civ.table.Secrets;
import civitas.civ.table.Terms;
import civitas.kernel.text.Phrase;
import civitas.kernel.trade.OpenOffer;
import civitas.kernel.trade.Proposal;
import java.util.ArrayList;
import java.util.List;

/** The sides of a deal in words. */
final class Wording {

    private Wording() {}

    /** An open offer as its two sides read it. */
    static Proposal proposal(CivTable table, OpenOffer<Terms> offer) {
        return new Proposal(
                offer.number(), table.name(offer.from()), given(table, offer.terms()), asked(offer.terms()));
    }

    /** What is given, as its receiver reads it before the deal: tokens he has seen by name, the rest by its backs. */
    static Phrase given(CivTable table, Terms terms) {
        List<Object> parts = goods(terms.give());
        if (terms.hidden().isEmpty()) {
            return joined(parts);
        }
        Secrets known = known(table, terms);
        addNames(table, parts, known);
        addBacks(table, parts, terms.hidden().minus(known));
        return joined(parts);
    }

    /** Whether the receiver knows any of the hidden things offered to him. */
    static boolean isKnown(CivTable table, Terms terms) {
        return !known(table, terms).isEmpty();
    }

    private static Secrets known(CivTable table, Terms terms) {
        return terms.hidden().seenBy(table.player(terms.to()));
    }

    /** Goods, and hidden things by name. */
    static Phrase named(CivTable table, Goods goods, Secrets secrets) {
        List<Object> parts = goods(goods);
        addNames(table, parts, secrets);
        return joined(parts);
    }

    /** Goods, and how many hidden things of each back: what everybody may know. */
    static Phrase counted(CivTable table, Goods goods, Secrets secrets) {
        List<Object> parts = goods(goods);
        addBacks(table, parts, secrets);
        return joined(parts);
    }

    static Phrase asked(Terms terms) {
        List<Object> parts = goods(terms.ask());
        for (int i = 0; i < Back.COUNT; i++) {
            if (terms.asked(Back.of(i)) > 0) {
                parts.add(Back.of(i).counted(terms.asked(Back.of(i))));
            }
        }
        return joined(parts);
    }

    private static List<Object> goods(Goods goods) {
        List<Object> parts = new ArrayList<>();
        for (int i = 0; i < Wealth.COUNT; i++) {
            if (goods.get(Wealth.of(i)) > 0) {
                parts.add(Wealth.of(i).counted(goods.get(Wealth.of(i))));
            }
        }
        for (int i = 0; i < Resource.MARKET; i++) {
            for (int n = goods.get(Resource.of(i)); n > 0; n--) {
                parts.add(Resource.of(i));
            }
        }
        return parts;
    }

    private static void addNames(CivTable table, List<Object> parts, Secrets secrets) {
        parts.addAll(secrets.things(table.content()));
    }

    private static void addBacks(CivTable table, List<Object> parts, Secrets secrets) {
        for (int i = 0; i < Back.COUNT; i++) {
            int count = secrets.count(table.content(), Back.of(i));
            if (count > 0) {
                parts.add(Back.of(i).counted(count));
            }
        }
    }

    private static Phrase joined(List<Object> parts) {
        return parts.isEmpty() ? Phrase.of("trade.nothing") : Phrase.listing(parts);
    }
}
