package civitas.clash.content;

import civitas.kernel.DumpException;

/**
 * Units by kind: an army on its way, a fleet with its cargo, the pieces of a supply.
 *
 * @param counts a byte for each kind, by its number
 */
public record Force(long counts) {

    /** How many kinds of unit there can be. */
    public static final int KINDS = Long.BYTES;

    public static final Force NONE = new Force(0);

    public static Force of(UnitType type, int number) {
        return NONE.plus(type, number);
    }

    /** How many units. */
    public int size() {
        int sum = 0;
        for (long rest = counts; rest != 0; rest >>>= Byte.SIZE) {
            sum += (int) (rest & 0xFF);
        }
        return sum;
    }

    public int count(UnitType type) {
        return (int) (counts >>> shift(type.number()) & 0xFF);
    }

    public Force plus(UnitType type, int number) {
        int sum = count(type) + number;
        if (sum < 0 || sum > 0xFF) {
            throw new IllegalArgumentException(sum + " " + type.code());
        }
        return new Force(counts + ((long) number << shift(type.number())));
    }

    public Force plus(Force other) {
        return new Force(counts + other.counts);
    }

    public Force minus(UnitType type, int number) {
        return plus(type, -number);
    }

    public boolean isEmpty() {
        return counts == 0;
    }

    /** The units by number of their kind, for dumps. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (long rest = counts; rest != 0; rest >>>= Byte.SIZE) {
            text.append(text.isEmpty() ? "" : " ").append(rest & 0xFF);
        }
        return text.toString();
    }

    /** What {@link #text} wrote. */
    public static Force parse(String text) {
        String[] words = text.split(" ");
        long counts = 0;
        for (int kind = 0; kind < words.length; kind++) {
            counts |= number(words[kind]) << shift(kind);
        }
        return new Force(counts);
    }

    private static long number(String word) {
        try {
            return Integer.parseInt(word) & 0xFF;
        } catch (NumberFormatException e) {
            throw new DumpException("'" + word + "' is no number of units");
        }
    }

    private static int shift(int kind) {
        return kind * Byte.SIZE;
    }
}
