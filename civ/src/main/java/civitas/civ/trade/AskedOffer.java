package civitas.civ.trade;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** An open offer that somebody points at, by its number only: what it says is nobody's business here. */
public record AskedOffer(int number) implements Thing {

    public static final String KIND = "offer";

    @Override
    public String code() {
        return "t" + number;
    }

    @Override
    public Phrase title() {
        return Phrase.literal(code());
    }

    @Override
    public String kind() {
        return KIND;
    }
}
