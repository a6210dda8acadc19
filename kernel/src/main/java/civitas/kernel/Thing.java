package civitas.kernel;

import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;

/**
 * Anything a choice can be about: a space, a card, a piece, a player, an amount.
 *
 * <p>Its code is short, stable and has no blanks: records, scenarios and bots use it for ever.
 */
public interface Thing extends Named {

    /** Stands where a choice needs no thing. */
    Thing NONE = new Thing() {
        @Override
        public String code() {
            return "";
        }

        @Override
        public Phrase title() {
            return Phrase.NONE;
        }

        @Override
        public String toString() {
            return "-";
        }
    };

    String code();

    /** What kind of thing this is, so that a client knows where to show it: {@code space}, {@code card} … */
    default String kind() {
        return "";
    }
}
