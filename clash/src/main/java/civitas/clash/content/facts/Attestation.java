package civitas.clash.content.facts;

import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;

/**
 * How much of a card or an advance is known from a source. Not everything printed could be found; what stands in its place is played all the
 * same, and whoever plays with it is told.
 */
public enum Attestation {
    /** Everything is as printed; rows of content files say nothing then. */
    YES,

    /** What it does is told by players, not by the rulebook. */
    SECOND_HAND,

    /** What it costs has been taken from another edition. */
    ALL_BUT_PRICE,

    /** Its name, or part of what it does. */
    PARTLY,

    /** Nothing: the card stands for one that nobody has described. */
    NO;

    private final String code = Codes.of(this);

    public String code() {
        return code;
    }

    /** What people are told about it in a word or two; there is nothing to say about a card that is as printed. */
    public Phrase title() {
        return Phrase.of("attested." + code + ".name");
    }

    /** The same in a sentence. */
    public Phrase text() {
        return Phrase.of("attested." + code + ".text");
    }
}
