package civitas.kernel;

import civitas.kernel.text.Phrase;
import java.util.List;

/**
 * A choice the host makes for the whole table.
 *
 * @param key how records and command lines name it
 * @param values the allowed values, the default first
 */
public record Variant(String key, List<String> values) {

    public Variant {
        values = List.copyOf(values);
    }

    public static Variant flag(String key) {
        return new Variant(key, List.of("no", "yes"));
    }

    public String standard() {
        return values.getFirst();
    }

    public Phrase title() {
        return Phrase.of("variant." + key + ".name");
    }

    /** One line that explains it. */
    public Phrase text() {
        return Phrase.of("variant." + key + ".text");
    }
}
