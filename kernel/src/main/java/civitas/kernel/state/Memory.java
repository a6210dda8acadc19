package civitas.kernel.state;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Thing;
import java.util.Arrays;

/**
 * What cards and abilities remember for a while: a number for each card and seat, 0 where nothing is written. Shared state
 * has no field for a particular card; whoever needs to remember something writes it here under his own name, and forgets it
 * with everybody else when the turn, the round or the game ends.
 *
 * <p>Entries are kept in order, so that equal memories are written alike; copies share them until one of them writes.
 */
public final class Memory {

    private static final String[] NO_KEYS = {};
    private static final int[] NO_NUMBERS = {};

    private String[] keys = NO_KEYS;
    private int[] seats = NO_NUMBERS;
    private int[] numbers = NO_NUMBERS;

    public Memory() {}

    private Memory(Memory other) {
        keys = other.keys;
        seats = other.seats;
        numbers = other.numbers;
    }

    public Memory copy() {
        return new Memory(this);
    }

    /** What a card remembers about a seat; 0 if nothing. */
    public int get(Thing card, int seat) {
        if (keys.length == 0) {
            return 0;
        }
        int at = find(card.code(), seat);
        return at < 0 ? 0 : numbers[at];
    }

    public boolean has(Thing card, int seat) {
        return get(card, seat) != 0;
    }

    /** Writes something down; 0 is the same as forgetting it. */
    public void set(Thing card, int seat, int number) {
        write(card.code(), seat, number);
    }

    public void add(Thing card, int seat, int number) {
        set(card, seat, get(card, seat) + number);
    }

    /** Remembers that it has happened. */
    public void mark(Thing card, int seat) {
        set(card, seat, 1);
    }

    public boolean isEmpty() {
        return keys.length == 0;
    }

    /** Forgets everything about a seat. */
    public void forget(int seat) {
        for (int at = keys.length - 1; at >= 0; at--) {
            if (seats[at] == seat) {
                remove(at);
            }
        }
    }

    /** Forgets everything. */
    public void clear() {
        keys = NO_KEYS;
        seats = NO_NUMBERS;
        numbers = NO_NUMBERS;
    }

    private void write(String key, int seat, int number) {
        int at = find(key, seat);
        if (at >= 0 && number == 0) {
            remove(at);
        } else if (at >= 0) {
            numbers = numbers.clone();
            numbers[at] = number;
        } else if (number != 0) {
            insert(-at - 1, key, seat, number);
        }
    }

    private void remove(int at) {
        keys = without(keys, at);
        seats = without(seats, at);
        numbers = without(numbers, at);
    }

    private void insert(int at, String key, int seat, int number) {
        String[] moreKeys = new String[keys.length + 1];
        System.arraycopy(keys, 0, moreKeys, 0, at);
        System.arraycopy(keys, at, moreKeys, at + 1, keys.length - at);
        moreKeys[at] = key;
        keys = moreKeys;
        seats = with(seats, at, seat);
        numbers = with(numbers, at, number);
    }

    private static String[] without(String[] array, int at) {
        String[] less = Arrays.copyOf(array, array.length - 1);
        System.arraycopy(array, at + 1, less, at, less.length - at);
        return less;
    }

    private static int[] without(int[] array, int at) {
        int[] less = Arrays.copyOf(array, array.length - 1);
        System.arraycopy(array, at + 1, less, at, less.length - at);
        return less;
    }

    private static int[] with(int[] array, int at, int number) {
        int[] more = Arrays.copyOf(array, array.length + 1);
        System.arraycopy(array, at, more, at + 1, array.length - at);
        more[at] = number;
        return more;
    }

    /** The place of an entry, or where it would be inserted, as {@code -place - 1}. */
    private int find(String key, int seat) {
        for (int at = 0; at < keys.length; at++) {
            int order = keys[at].equals(key) ? Integer.compare(seats[at], seat) : keys[at].compareTo(key);
            if (order >= 0) {
                return order == 0 ? at : -at - 1;
            }
        }
        return -keys.length - 1;
    }

    /** Writes a line for each entry. */
    public void dump(String name, Dump out) {
        for (int at = 0; at < keys.length; at++) {
            out.put(name, keys[at], seats[at], numbers[at]);
        }
    }

    /** Reads what {@link #dump} wrote. */
    public void restore(String name, DumpReader in) {
        clear();
        while (in.comes(name)) {
            String key = in.line(name).word();
            int seat = in.number();
            write(key, seat, in.number());
        }
    }
}
