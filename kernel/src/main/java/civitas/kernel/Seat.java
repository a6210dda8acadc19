package civitas.kernel;

import civitas.kernel.text.Phrase;
import java.util.Optional;

/** A place at the table, known by its colour; not the person who sits there. */
public enum Seat implements Thing {
    RED,
    BLUE,
    YELLOW,
    PURPLE,
    GREEN;

    private static final Seat[] ALL = values();

    private final String code = Codes.of(this);

    public static Seat of(int index) {
        return ALL[index];
    }

    public static Optional<Seat> parse(String code) {
        for (Seat seat : ALL) {
            if (seat.code.equals(code)) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    public int index() {
        return ordinal();
    }

    /** This seat alone, as a set of seats. */
    public int mask() {
        return 1 << ordinal();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("seat." + ordinal());
    }

    @Override
    public String kind() {
        return "seat";
    }
}
