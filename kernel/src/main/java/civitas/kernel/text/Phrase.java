package civitas.kernel.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Something to be said to a person in a language of their choice: a message key and its arguments.
 *
 * <p>Arguments are numbers, texts, other phrases or anything {@link Named}; a {@link Lexicon} turns them into words.
 */
public record Phrase(String key, List<Object> args) {

    /** Nothing to say. */
    public static final Phrase NONE = new Phrase("", List.of());

    public Phrase {
        args = List.copyOf(args);
    }

    public static Phrase of(String key, Object... args) {
        return new Phrase(key, List.of(args));
    }

    /** Text that is the same in every language, such as the name of a space on the map. */
    public static Phrase literal(String text) {
        return new Phrase("", List.of(text));
    }

    /** Things one after the other, separated by commas. */
    public static Phrase listing(List<?> parts) {
        List<Object> words = new ArrayList<>();
        for (Object part : parts) {
            if (!words.isEmpty()) {
                words.add(", ");
            }
            words.add(part);
        }
        return new Phrase("", words);
    }

    public boolean isEmpty() {
        return key.isEmpty() && args.isEmpty();
    }
}
