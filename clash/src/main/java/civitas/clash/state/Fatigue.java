package civitas.clash.state;

import civitas.clash.content.UnitType;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What tells units of a kind in a space from one another: what the active player's have done this turn, as far as it restricts them
 * (rules 6.2), and, where every ship has a hold of its own (CC-6.61), which ship somebody is aboard of. Most units are like any other
 * and are not listed; each of the rest is an entry of space, type and flags.
 *
 * <p>Flags are the deeds of this turn in the lower byte and the number of a ship above it. That number is given to a ship when
 * somebody first goes aboard, it stays with the ship and is written on whoever is in it; 0 stands for no ship in particular.
 *
 * <p>Rules: CC-6.17, CC-6.59.
 */
public final class Fatigue {

    /** Has moved in the present Move action (CC-6.3). */
    public static final int MOVED = 1;
    /** Has fought this turn (CC-6.13). */
    public static final int FOUGHT = 2;
    /** Has entered a mountain this turn (CC-6.14). */
    public static final int MOUNTAIN = 4;
    /** Has entered a forest this turn (CC-6.15). */
    public static final int FOREST = 8;
    /** Has entered plains this turn; only the Great Gardens care (CC-12.33). */
    public static final int PLAINS = 16;

    /** Has moved by itself this turn; only where an ability asks for it. */
    public static final int TRAVELLED = 32;
    /** Does not move any more this turn, because an ability has moved it. */
    public static final int SPENT = 64;

    /** What of the flags are deeds. */
    public static final int DEEDS = 0xFF;

    /** Where ships and their crews are that are attacking: beside the board. */
    public static final int BESIDE_BOARD = 0xFFF;

    private static final int[] EMPTY = {};

    /** Sorted entries: space, type and flags in one number. */
    private int[] entries = EMPTY;

    public Fatigue() {}

    private Fatigue(Fatigue other) {
        entries = other.entries;
    }

    /** Entries are replaced, never changed, so a copy shares them. */
    Fatigue copy() {
        return new Fatigue(this);
    }

    /** The number of the ship that flags speak of, or 0. */
    public static int ship(int flags) {
        return flags >> Byte.SIZE;
    }

    /** The flags of somebody who has done this and is that ship, or is aboard of it. */
    public static int aboard(int deeds, int ship) {
        return deeds & DEEDS | ship << Byte.SIZE;
    }

    /** The turn is over: deeds are forgotten. */
    public void clear() {
        if (entries.length > 0) {
            clear(DEEDS);
        }
    }

    /** Forgets a flag of all units: MOVED ends with the Move action. */
    public void clear(int flag) {
        int[] next = new int[entries.length];
        int n = 0;
        for (int entry : entries) {
            int kept = entry & ~flag;
            if (flags(kept) != 0) {
                next[n++] = kept;
            }
        }
        entries = Arrays.copyOf(next, n);
        Arrays.sort(entries);
    }

    public boolean isEmpty() {
        return entries.length == 0;
    }

    /** Units of a type in a space that carry exactly these flags; for 0 flags pass the number of units there. */
    public int count(int space, UnitType type, int flags, int present) {
        int found = 0;
        int listed = 0;
        for (int entry : entries) {
            if (is(entry, space, type)) {
                listed++;
                if (flags(entry) == flags) {
                    found++;
                }
            }
        }
        return flags == 0 ? present - listed : found;
    }

    /** The next flags after {@code flags} that some unit of the type in the space carries, or -1. Start with 0. */
    public int nextFlags(int space, UnitType type, int flags) {
        for (int entry : entries) {
            if (is(entry, space, type) && flags(entry) > flags) {
                return flags(entry);
            }
        }
        return -1;
    }

    public void add(int space, UnitType type, int flags, int number) {
        if (flags == 0 || number == 0) {
            return;
        }
        int[] next = Arrays.copyOf(entries, entries.length + number);
        Arrays.fill(next, entries.length, next.length, entry(space, type, flags));
        Arrays.sort(next);
        entries = next;
    }

    public void remove(int space, UnitType type, int flags, int number) {
        if (flags == 0) {
            return;
        }
        int[] next = new int[entries.length];
        int n = 0;
        int left = number;
        int wanted = entry(space, type, flags);
        for (int entry : entries) {
            if (entry == wanted && left > 0) {
                left--;
            } else {
                next[n++] = entry;
            }
        }
        if (left > 0) {
            throw new IllegalStateException("no such tired units in space " + space);
        }
        entries = Arrays.copyOf(next, n);
    }

    /** Forgets what the units of a type in a space have done: the caller knows better and adds it anew. */
    public void forget(int space, UnitType type) {
        int[] next = new int[entries.length];
        int n = 0;
        for (int entry : entries) {
            if (!is(entry, space, type)) {
                next[n++] = entry;
            }
        }
        entries = Arrays.copyOf(next, n);
    }

    /** Units have left the space without being named: at most {@code present} are there now. */
    public void trim(int space, UnitType type, int present) {
        int listed = 0;
        for (int entry : entries) {
            if (is(entry, space, type)) {
                listed++;
            }
        }
        int surplus = listed - present;
        if (surplus <= 0) {
            return;
        }
        int[] next = new int[entries.length];
        int n = 0;
        for (int entry : entries) {
            if (surplus > 0 && is(entry, space, type)) {
                surplus--;
            } else {
                next[n++] = entry;
            }
        }
        entries = Arrays.copyOf(next, n);
    }

    /** All units of a type in a space get a flag, such as FOUGHT after defending. */
    public void mark(int space, UnitType type, int flag, int present) {
        int fresh = count(space, type, 0, present);
        int[] next = entries.clone();
        for (int i = 0; i < next.length; i++) {
            if (is(next[i], space, type)) {
                next[i] |= flag;
            }
        }
        Arrays.sort(next);
        entries = next;
        add(space, type, flag, fresh);
    }

    /** The deeds of every unit of a type that is this ship or belongs aboard, wherever it is just now. */
    public int[] deeds(int ship, UnitType type) {
        return Arrays.stream(entries)
                .filter(entry -> entry >> 24 == ship && (entry >> 8 & 0xF) == type.number())
                .map(entry -> entry & DEEDS)
                .toArray();
    }

    /** A ship is gone, and whoever was aboard. */
    public void drop(int ship) {
        entries = Arrays.stream(entries).filter(entry -> entry >> 24 != ship).toArray();
    }

    /** The lowest number that no ship has. */
    public int freeShip() {
        int free = 1;
        // Entries are sorted by ship first.
        for (int entry : entries) {
            if (entry >> 24 == free) {
                free++;
            }
        }
        return free;
    }

    private static int entry(int space, UnitType type, int flags) {
        return ship(flags) << 24 | space << 12 | type.number() << 8 | flags & DEEDS;
    }

    private static boolean is(int entry, int space, UnitType type) {
        return (entry >> 12 & 0xFFF) == space && (entry >> 8 & 0xF) == type.number();
    }

    private static int flags(int entry) {
        return aboard(entry, entry >> 24);
    }

    void dump(Dump out) {
        out.put("fatigue", entries);
    }

    void restore(DumpReader in) {
        IntStream.Builder read = IntStream.builder();
        in.line("fatigue");
        while (in.hasMore()) {
            read.add(in.number());
        }
        entries = read.build().toArray();
    }
}
