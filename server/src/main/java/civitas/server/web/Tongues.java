package civitas.server.web;

import civitas.kernel.text.Language;
import java.util.Locale;
import java.util.Optional;

/**
 * Which of our languages a browser prefers: the header {@code Accept-Language}, as far as it is short.
 *
 * <p>It comes with every request, refused ones included, so reading it must cost nothing: the beginning is looked at, and
 * only for the languages we have. {@code Locale.LanguageRange.parse} expands every tag to all its synonyms, which takes a
 * tenth of a second for a header of 8 KB.
 */
final class Tongues {

    private static final int LONGEST = 256;

    private Tongues() {}

    /** The known language of the highest quality, the first of equals; English if there is none. */
    static Language preferred(String accepted) {
        Language preferred = Language.EN;
        double best = 0;
        for (String range :
                accepted.substring(0, Math.min(LONGEST, accepted.length())).split(",")) {
            int end = range.indexOf(';');
            Optional<Language> known = language(end < 0 ? range : range.substring(0, end));
            double quality = end < 0 ? 1 : quality(range.substring(end + 1).strip());
            if (known.isPresent() && quality > best) {
                preferred = known.get();
                best = quality;
            }
        }
        return preferred;
    }

    private static Optional<Language> language(String tag) {
        String stripped = tag.strip().toLowerCase(Locale.ROOT);
        int dash = stripped.indexOf('-');
        return Language.of(dash < 0 ? stripped : stripped.substring(0, dash));
    }

    /** What {@code q=0.8} says; 0, which is never, for what cannot be read. */
    private static double quality(String parameter) {
        try {
            return parameter.startsWith("q=") ? Double.parseDouble(parameter.substring(2)) : 0;
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
