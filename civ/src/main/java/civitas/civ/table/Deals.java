package civitas.civ.table;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.trade.Bounds;
import civitas.kernel.trade.OfferBook;

/**
 * What the players propose to each other in the Trade phase (rules 5.2). Everything is forgotten when negotiation ends
 * (CV-05.24).
 *
 * <p>The rulebook allows any number of deals; so that negotiation always ends, a player drafts at most {@value #DRAFTS}
 * offers a turn, an offer names at most {@value #LINES} different things (any number of each), and at most {@value
 * #OPEN} offers lie open.
 */
public final class Deals {

    /** Drafts a player may begin in a turn. */
    public static final int DRAFTS = 3;

    /** Different things named in an offer. */
    public static final int LINES = 8;

    /** Offers that lie open at the same time. */
    public static final int OPEN = 6;

    private final OfferBook<Terms, Secrets> book;

    Deals(int seats) {
        book = new OfferBook<>(new Bounds(DRAFTS, OPEN), seats);
    }

    private Deals(Deals other) {
        book = other.book.copy();
    }

    Deals copy() {
        return new Deals(this);
    }

    public OfferBook<Terms, Secrets> book() {
        return book;
    }

    void dump(Dump out) {
        book.dump(out);
    }

    /** Reads what {@link #dump} wrote while nobody had said anything. */
    void restore(DumpReader in) {
        book.restore(in);
    }
}
