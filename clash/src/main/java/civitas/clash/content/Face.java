package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A face of the twelve-sided die (CC-1.26): a number and a clash symbol.
 *
 * <p>Rules: CC-1.25, CC-1.28.
 *
 * @param index the face's place on the die, which is what chance rolls
 */
public record Face(int index, int number, ClashSymbol symbol) implements Thing {

    /** The clash symbols of the die. */
    public enum ClashSymbol {
        INFANTRY("i"),
        CAVALRY("c"),
        ELEPHANT("e"),
        LEADER("l"),
        /** Ordinary dice have none (CC-1.24). */
        NONE("");

        private final String letter;
        private final String code = Codes.of(this);

        ClashSymbol(String letter) {
            this.letter = letter;
        }

        public String letter() {
            return letter;
        }

        public String code() {
            return code;
        }
    }

    @Override
    public String kind() {
        return "face";
    }

    /** Number and letter of the symbol, such as {@code 6i}: how scenarios script dice. */
    @Override
    public String code() {
        return number + symbol.letter();
    }

    @Override
    public Phrase title() {
        return Phrase.literal(symbol == ClashSymbol.INFANTRY ? number + "⚔" : Integer.toString(number));
    }
}
