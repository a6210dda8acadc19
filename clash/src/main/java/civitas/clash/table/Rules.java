package civitas.clash.table;

import civitas.clash.board.Board;
import civitas.kernel.Variants;

/** Everything about a table that never changes while it is played: the rules of its boxes, its board, the host's variants. */
public record Rules(Rulebook book, Board board, Options options) {

    /** How long the game lasts (chapter 17). */
    public enum Length {
        NORMAL,
        SHORT,
        RANDOM_END,
        WONDER_END
    }

    /** What becomes of events (CC-17.1, CC-17.2). */
    public enum EventMode {
        NORMAL,
        NONE,
        OPTIONAL
    }

    /**
     * The variants of the table, read once.
     *
     * @param all for boxes that bring variants of their own
     */
    public record Options(
            EventMode events,
            Length length,
            boolean openWonders,
            boolean settlerInCity,
            boolean governmentPrice,
            boolean razeLastCity,
            boolean trading,
            Variants all) {

        public static Options of(Variants variants) {
            return new Options(
                    EventMode.valueOf(constant(variants.get("events"))),
                    Length.valueOf(constant(variants.get("length"))),
                    variants.is("wonders", "open"),
                    variants.is("initial-settler", "city"),
                    variants.is("change-government-price", "tokens"),
                    variants.yes("raze-last-city"),
                    variants.yes("trading"),
                    variants);
        }

        private static String constant(String value) {
            return value.toUpperCase(java.util.Locale.ROOT).replace('-', '_');
        }

        /** Ages on the track (CC-3.1, CC-17.4, CC-17.8). */
        public int ages() {
            return switch (length) {
                case NORMAL -> 6;
                case SHORT -> 4;
                case RANDOM_END, WONDER_END -> 7;
            };
        }

        public int startSettlers() {
            return length == Length.SHORT ? 2 : 1;
        }

        /** Free advances in a status phase. */
        public int freeAdvances() {
            return length == Length.SHORT ? 2 : 1;
        }
    }
}
