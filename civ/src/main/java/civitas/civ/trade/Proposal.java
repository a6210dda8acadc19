package civitas.civ.trade;

import civitas.civ.table.CivTable;
import civitas.civ.table.Terms;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import civitas.kernel.trade.OpenOffer;

/**
 * An open offer as its two sides read it: hidden things the receiver has not seen are only counted, so that the thing
 * has no place for what he may not know (CV-05.19).
 */
public record Proposal(int number, Seat from, Phrase given, Phrase asked) implements Thing {

    static Proposal of(CivTable table, OpenOffer<Terms> offer) {
        return new Proposal(
                offer.number(),
                table.name(offer.from()),
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
