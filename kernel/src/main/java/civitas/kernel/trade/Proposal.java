package civitas.kernel.trade;

import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * An open offer as its two sides read it. The game puts it into words in which hidden things are only counted, so that
 * the thing has no place for what the partner may not know.
 */
public record Proposal(int number, Seat from, Phrase given, Phrase asked) implements Thing {

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
