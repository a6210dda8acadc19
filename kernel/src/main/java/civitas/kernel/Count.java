package civitas.kernel;

import civitas.kernel.text.Phrase;

/** A plain number as a thing to choose. */
public record Count(int value) implements Thing {

    private static final Count[] SMALL = new Count[64];

    static {
        for (int i = 0; i < SMALL.length; i++) {
            SMALL[i] = new Count(i);
        }
    }

    public static Count of(int value) {
        return value >= 0 && value < SMALL.length ? SMALL[value] : new Count(value);
    }

    @Override
    public String code() {
        return Integer.toString(value);
    }

    @Override
    public Phrase title() {
        return Phrase.literal(Integer.toString(value));
    }

    @Override
    public String kind() {
        return "count";
    }
}
