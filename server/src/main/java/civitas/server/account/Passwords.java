package civitas.server.account;

import civitas.server.api.Code;
import civitas.server.api.Refused;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Which passwords are good enough. Whoever guesses begins with what most people choose: a few hundred words, with a number or a sign
 * behind them and letters drawn as digits; rows of the keyboard and of the alphabet; the same again and again; one's own name. Those are
 * refused, so that a guesser who is slowed down does not find anything in the time there is.
 */
final class Passwords {

    static final int SHORTEST = 8;
    static final int LONGEST = 200;

    private static final String WORDS = "/civitas/server/passwords.txt";

    /** Along these everybody's fingers run. */
    private static final List<String> ROWS = List.of(
            "abcdefghijklmnopqrstuvwxyz",
            "01234567890",
            "qwertyuiop[]",
            "asdfghjkl;'",
            "zxcvbnm,./",
            "1q2w3e4r5t6y7u8i9o0p",
            "qazwsxedcrfvtgbyhnujmik",
            "1qaz2wsx3edc4rfv5tgb6yhn",
            "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
            "йцукенгшщзхъ",
            "фывапролджэ",
            "ячсмитьбю.");

    private static final int SHORTEST_RUN = 4;

    private final Set<String> words;

    Passwords() {
        words = read();
    }

    private static Set<String> read() {
        try (InputStream in = Passwords.class.getResourceAsStream(WORDS)) {
            if (in == null) {
                throw new IllegalStateException(WORDS + " is missing");
            }
            Set<String> words = new HashSet<>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .flatMap(line -> List.of(line.split(" ")).stream())
                    .filter(word -> !word.isEmpty())
                    .forEach(words::add);
            return words;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void require(String password, String name) {
        if (password.length() < SHORTEST || password.length() > LONGEST) {
            throw Refused.of(Code.INVALID, "bad-password", SHORTEST, LONGEST);
        }
        if (isCommon(password, name)) {
            throw Refused.of(Code.INVALID, "common-password");
        }
    }

    /** Whether it is among the first that anybody would try. */
    boolean isCommon(String password, String name) {
        String lower = password.toLowerCase(Locale.ROOT);
        String bare = bare(lower);
        return bare.isEmpty()
                || isOfCommonParts(lower)
                || isOfCommonParts(bare)
                || isOfCommonParts(asLetters(bare))
                || isOfCommonParts(bare(asLetters(lower)))
                || isName(lower, name)
                || isRepeated(lower);
    }

    /** Without the numbers and signs that people put before and behind a word. */
    private static String bare(String password) {
        return password.replaceAll("^[^\\p{L}]+|[^\\p{L}]+$", "");
    }

    private static String asLetters(String password) {
        return password.replace('0', 'o')
                .replace('1', 'i')
                .replace('3', 'e')
                .replace('4', 'a')
                .replace('5', 's')
                .replace('7', 't')
                .replace('@', 'a')
                .replace('$', 's')
                .replace('!', 'i');
    }

    /** Whether it is nothing but one or two common words or rows. */
    private boolean isOfCommonParts(String password) {
        if (isCommonPart(password)) {
            return true;
        }
        for (int cut = 1; cut < password.length(); cut++) {
            if (isCommonPart(password.substring(0, cut)) && isCommonPart(password.substring(cut))) {
                return true;
            }
        }
        return false;
    }

    private boolean isCommonPart(String part) {
        return words.contains(part) || isRow(part);
    }

    private static boolean isRow(String part) {
        if (part.length() < SHORTEST_RUN) {
            return false;
        }
        String backwards = new StringBuilder(part).reverse().toString();
        return ROWS.stream().anyMatch(row -> row.contains(part) || row.contains(backwards));
    }

    /** The same one, two, three or four characters again and again. */
    private static boolean isRepeated(String password) {
        for (int length = 1; length <= SHORTEST_RUN; length++) {
            String unit = password.substring(0, length);
            if (unit.repeat(password.length() / length + 1).startsWith(password)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isName(String password, String name) {
        String own = Likeness.of(name);
        String seen = Likeness.of(password);
        return own.length() >= 3
                && (seen.equals(own)
                        || bare(password).equals(bare(name.toLowerCase(Locale.ROOT)))
                        || seen.equals(own + own));
    }
}
