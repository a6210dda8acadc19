package civitas.kernel;

import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where all randomness of a table comes from: a generator and the number it starts with.
 *
 * @param high the upper half of a seed of 128 bits; 0 with a generator that takes 64
 * @param low the lower half
 */
public record Seed(Generator generator, long high, long low) {

    private static final Pattern KEY = Pattern.compile("[0-9a-f]{32}");

    public Seed {
        if (generator == Generator.SPLITMIX && high != 0) {
            throw new IllegalArgumentException(generator.code() + " takes 64 bits");
        }
    }

    /** A seed for games in which nobody has anything to hide: {@link Generator#SPLITMIX}. */
    public static Seed of(long number) {
        return new Seed(Generator.SPLITMIX, 0, number);
    }

    /** A seed that nobody can find out from the game: {@link Generator#SIPHASH}. */
    public static Seed key(long high, long low) {
        return new Seed(Generator.SIPHASH, high, low);
    }

    /** As records, promises and reports write it: a decimal number, or 32 hexadecimal digits. */
    public String text() {
        return switch (generator) {
            case SPLITMIX -> Long.toString(low);
            case SIPHASH -> HexFormat.of().toHexDigits(high) + HexFormat.of().toHexDigits(low);
        };
    }

    /** Reads what {@link #text} wrote: no number of 64 bits has so many digits as a key. */
    public static Optional<Seed> parse(String text) {
        return parse(text.length() < 32 ? Generator.SPLITMIX : Generator.SIPHASH, text);
    }

    /** Reads what {@link #text} wrote for that generator. */
    public static Optional<Seed> parse(Generator generator, String text) {
        return switch (generator) {
            case SPLITMIX -> number(text).map(Seed::of);
            case SIPHASH ->
                KEY.matcher(text).matches() ? Optional.of(key(half(text, 0), half(text, 16))) : Optional.empty();
        };
    }

    private static Optional<Long> number(String text) {
        try {
            return Optional.of(Long.parseLong(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static long half(String digits, int from) {
        return HexFormat.fromHexDigitsToLong(digits, from, from + 16);
    }

    @Override
    public String toString() {
        return text();
    }
}
