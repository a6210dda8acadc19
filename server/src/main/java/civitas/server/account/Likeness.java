package civitas.server.account;

import java.text.Normalizer;
import java.util.Locale;

/**
 * A name as a hasty eye sees it. Two names with the same likeness look alike: they differ only in case, blanks, accents, signs, or in
 * letters that are drawn the same in Latin and Cyrillic, or in digits drawn like letters.
 */
public final class Likeness {

    /** Each letter of the first line is drawn like the one below it; capitals count too, since names are seen in either. */
    private static final String CYRILLIC = "авекмнорстухіјѕԁԛԝь";

    private static final String LATIN = "abekmhopctyxijsdqwb";

    private static final String DIGITS = "013458|";
    private static final String LETTERS = "oieasbi";

    private Likeness() {}

    public static String of(String name) {
        String plain = Normalizer.normalize(name.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD)
                .toLowerCase(Locale.ROOT);
        StringBuilder seen = new StringBuilder();
        plain.codePoints().forEach(c -> {
            int drawn = drawn(c);
            if (Character.isLetterOrDigit(drawn)) {
                seen.appendCodePoint(drawn);
            }
        });
        // A name of signs alone is seen as it is.
        return seen.isEmpty()
                ? plain.strip()
                : seen.toString().replace("rn", "m").replace("vv", "w").replace('l', 'i');
    }

    private static int drawn(int c) {
        int cyrillic = CYRILLIC.indexOf(c);
        if (cyrillic >= 0) {
            return LATIN.charAt(cyrillic);
        }
        int digit = DIGITS.indexOf(c);
        return digit >= 0 ? LETTERS.charAt(digit) : c;
    }
}
