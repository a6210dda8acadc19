package civitas.clash.trade;

import civitas.clash.table.ClashTable;
import civitas.clash.table.Offer;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * An open offer as its two sides read it: cards given face down are only counted, so that the thing has no place for
 * what the partner may not know.
 */
public record Proposal(int number, Seat from, Phrase given, Phrase asked) implements Thing {

    static Proposal of(ClashTable table, Offer offer) {
        return new Proposal(
                offer.number(),
                Seat.of(offer.from()),
                Wording.given(table, offer.terms()),
                Wording.asked(offer.terms()));
    }

    @Override
    public String code() {
        return "t" + number;
    }

    @Override
    public Phrase title() {
        return Phrase.of("trade.proposal", from, given, asked);
    }

    @Override
    public String kind() {
        return "offer";
    }
}
