package civitas.kernel.scenario;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** What somebody may have meant by a word that nobody knows. */
public final class Nearest {

    private Nearest() {}

    /** The known word that looks most like this one, if any is near enough to be a slip. */
    public static Optional<String> to(String word, Collection<String> known) {
        int farthest = Math.max(1, (word.length() + 1) / 3);
        return known.stream()
                .filter(other -> distance(word, other) <= farthest)
                .min(Comparator.comparingInt((String other) -> distance(word, other))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** A hint to go on with, such as {@code  (did you mean 'temple'?)}, or nothing. */
    public static String hint(String word, Collection<String> known) {
        return to(word, known).map(near -> " (did you mean '" + near + "'?)").orElse("");
    }

    /** How many letters must be changed, added, left out or swapped with the next to make one word of the other. */
    private static int distance(String one, String other) {
        int[][] steps = new int[one.length() + 1][other.length() + 1];
        for (int row = 0; row <= one.length(); row++) {
            for (int column = 0; column <= other.length(); column++) {
                steps[row][column] = row == 0 || column == 0 ? row + column : fewest(steps, one, row, other, column);
            }
        }
        return steps[one.length()][other.length()];
    }

    private static int fewest(int[][] steps, String one, int row, String other, int column) {
        int changed = steps[row - 1][column - 1] + (one.charAt(row - 1) == other.charAt(column - 1) ? 0 : 1);
        int fewest = Math.min(changed, 1 + Math.min(steps[row - 1][column], steps[row][column - 1]));
        boolean swapped = row > 1
                && column > 1
                && one.charAt(row - 1) == other.charAt(column - 2)
                && one.charAt(row - 2) == other.charAt(column - 1);
        return swapped ? Math.min(fewest, steps[row - 2][column - 2] + 1) : fewest;
    }
}
