package civitas.clash.state;

import civitas.kernel.trade.Bounds;
import civitas.kernel.trade.OfferBook;

/**
 * How much may be said in a turn (chapter 14, OQ-45). Nothing may stall a turn, so talk is limited: a seat begins at most
 * {@value #DRAFTS} drafts, a draft names at most {@value #LINES} different things (any number of each, CC-14.7), at most
 * {@value #OPEN} offers lie open, and no offer is made twice. Everything is forgotten at the end of the turn.
 */
public final class Trade {

    /** Drafts a seat may begin in a turn. */
    public static final int DRAFTS = 2;

    /** Different things named in a draft. */
    public static final int LINES = 8;

    /** Offers that lie open at the same time. */
    public static final int OPEN = 3;

    private Trade() {}

    public static OfferBook<Terms, Cards> book(int seats) {
        return new OfferBook<>(new Bounds(DRAFTS, OPEN), seats);
    }
}
