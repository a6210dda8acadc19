package civitas.app;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds what somebody probably meant who has mistyped it. */
final class Nearest {

    private Nearest() {}

    /** The known word that differs least, if it is not a quite different one. */
    static Optional<String> to(String word, Collection<String> known) {
        return known.stream()
                .filter(other -> distance(word, other) <= Math.max(2, word.length() / 3))
                .min(Comparator.<String>comparingInt(other -> distance(word, other))
                        .thenComparing(other -> other));
    }

    /** How many letters have to be added, left out or changed. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
