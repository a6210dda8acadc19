package civitas.kernel;

import java.util.Locale;
import java.util.Optional;

/** How the constants of enums are called in records, scenarios and messages: in small letters, with hyphens. */
public final class Codes {

    private Codes() {}

    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A code as somebody may have typed it, with one blank between its words. */
    public static String tidy(String typed) {
        String code = typed.strip();
        return code.contains("  ") ? code.replaceAll(" +", " ") : code;
    }

    /** The one of these things that has the code. */
    public static <T extends Thing> Optional<T> find(T[] things, String code) {
        for (T thing : things) {
            if (thing.code().equals(code)) {
                return Optional.of(thing);
            }
        }
        return Optional.empty();
    }
}
