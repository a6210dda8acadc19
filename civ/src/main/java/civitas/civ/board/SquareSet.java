package civitas.civ.board;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A set of squares of one board, as bits. */
public final class SquareSet {

    private final long[] words;

    public SquareSet(int squares) {
        words = new long[(squares + 63) / 64];
    }

    private SquareSet(long[] words) {
        this.words = words;
    }

    public boolean has(int square) {
        return (words[square >> 6] >>> square & 1) != 0;
    }

    public void add(int square) {
        words[square >> 6] |= 1L << square;
    }

    public void remove(int square) {
        words[square >> 6] &= ~(1L << square);
    }

    public void clear() {
        Arrays.fill(words, 0);
    }

    public boolean isEmpty() {
        for (long word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /** The smallest square that is at least {@code from}, or -1. */
    public int next(int from) {
        int i = from >> 6;
        if (i >= words.length) {
            return -1;
        }
        long word = words[i] & (-1L << from);
        while (word == 0) {
            if (++i == words.length) {
                return -1;
            }
            word = words[i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(word);
    }

    /** The squares in their order. */
    public int[] toArray() {
        int[] found = new int[size()];
        int count = 0;
        for (int square = next(0); square >= 0; square = next(square + 1)) {
            found[count++] = square;
        }
        return found;
    }

    private int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    public SquareSet copy() {
        return new SquareSet(words.clone());
    }

    /** Becomes the set that {@link #toString} wrote; an {@link IllegalArgumentException} if it wrote none. */
    public void become(String text) {
        if (!text.startsWith("{") || !text.endsWith("}")) {
            throw new IllegalArgumentException("'" + text + "' is no set of squares");
        }
        clear();
        for (String square : text.substring(1, text.length() - 1).split(" ")) {
            if (!square.isEmpty()) {
                add(Integer.parseInt(square));
            }
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SquareSet that && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int square = next(0); square >= 0; square = next(square + 1)) {
            text.append(text.length() > 1 ? " " : "").append(square);
        }
        return text.append('}').toString();
    }
}
