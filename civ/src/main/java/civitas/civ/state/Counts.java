package civitas.civ.state;

import civitas.kernel.DumpReader;
import java.util.Arrays;

/**
 * Small numbers in a row, 0 wherever nothing has been written. They never change, so that copies of a table share them;
 * whoever writes gets new ones.
 */
final class Counts {

    static final Counts NONE = new Counts(new byte[0]);

    /** The last one is not 0, so that equal counts have equal arrays. */
    private final byte[] counts;

    private Counts(byte[] counts) {
        this.counts = counts;
    }

    int get(int index) {
        return index < counts.length ? counts[index] : 0;
    }

    Counts with(int index, int count) {
        byte[] changed = Arrays.copyOf(counts, Math.max(counts.length, index + 1));
        changed[index] = (byte) count;
        return of(changed);
    }

    private static Counts of(byte[] counts) {
        int length = counts.length;
        while (length > 0 && counts[length - 1] == 0) {
            length--;
        }
        return length == 0 ? NONE : new Counts(length < counts.length ? Arrays.copyOf(counts, length) : counts);
    }

    int sum() {
        int sum = 0;
        for (byte count : counts) {
            sum += count;
        }
        return sum;
    }

    /** Reads what {@link #toString} wrote. */
    static Counts parse(String text) {
        return of(new DumpReader("counts " + text).line("counts").rest());
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Counts other && Arrays.equals(counts, other.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (byte count : counts) {
            text.append(text.isEmpty() ? "" : " ").append(count);
        }
        return text.toString();
    }
}
