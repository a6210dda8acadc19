package civitas.clash.board;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.state.Columns;
import org.jspecify.annotations.Nullable;

/** A set of up to 128 spaces, as bits. */
public final class SpaceSet {

    /** Sets that are written down as 1 or 0 for each space. */
    public static final Columns.Kind<SpaceSet> FLAGS = new Columns.Kind<>(
            (spaces, initial) -> new SpaceSet(), SpaceSet::copy, SpaceSet::writeFlags, SpaceSet::readFlags);

    /** Sets that follow from something else. */
    public static final Columns.Kind<SpaceSet> DERIVED =
            Columns.Kind.unwritten(spaces -> new SpaceSet(), SpaceSet::copy);

    private long low;
    private long high;

    public boolean has(int space) {
        return ((space < 64 ? low >>> space : high >>> (space - 64)) & 1) != 0;
    }

    public void add(int space) {
        if (space < 64) {
            low |= 1L << space;
        } else {
            high |= 1L << (space - 64);
        }
    }

    public void remove(int space) {
        if (space < 64) {
            low &= ~(1L << space);
        } else {
            high &= ~(1L << (space - 64));
        }
    }

    /** Puts a space in or takes it out. */
    public void set(int space, boolean in) {
        if (in) {
            add(space);
        } else {
            remove(space);
        }
    }

    public void clear() {
        low = 0;
        high = 0;
    }

    public void addAll(SpaceSet other) {
        low |= other.low;
        high |= other.high;
    }

    public void keepAll(SpaceSet other) {
        low &= other.low;
        high &= other.high;
    }

    public void removeAll(SpaceSet other) {
        low &= ~other.low;
        high &= ~other.high;
    }

    public boolean meets(SpaceSet other) {
        return (low & other.low) != 0 || (high & other.high) != 0;
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** The smallest space that is at least {@code from}, or -1. */
    public int next(int from) {
        if (from < 64) {
            long rest = low & (-1L << from);
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
            return high == 0 ? -1 : 64 + Long.numberOfTrailingZeros(high);
        }
        if (from >= 128) {
            return -1;
        }
        long rest = high & (-1L << (from - 64));
        return rest == 0 ? -1 : 64 + Long.numberOfTrailingZeros(rest);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SpaceSet that && low == that.low && high == that.high;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(low * 31 + high);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int space = next(0); space >= 0; space = next(space + 1)) {
            text.append(text.length() > 1 ? " " : "").append(space);
        }
        return text.append('}').toString();
    }

    public SpaceSet copy() {
        SpaceSet set = new SpaceSet();
        set.low = low;
        set.high = high;
        return set;
    }

    private void writeFlags(int spaces, String name, Dump out) {
        byte[] flags = new byte[spaces];
        for (int space = 0; space < spaces; space++) {
            flags[space] = (byte) (has(space) ? 1 : 0);
        }
        out.put(name, flags);
    }

    private void readFlags(int spaces, String name, DumpReader in) {
        in.line(name);
        for (int space = 0; space < spaces; space++) {
            set(space, in.number() != 0);
        }
    }
}
