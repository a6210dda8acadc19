package civitas.kernel;

/**
 * An immutable set of small numbers: cards in a hand, advances on a board, abilities of a player. Because it never changes,
 * copies of a table share it.
 *
 * <pre>
 * for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
 *     …
 * }
 * </pre>
 */
public final class Numbers {

    static final int WORDS = 4;

    /** Numbers below this fit in; more than all boxes of a game have of one kind of thing. */
    public static final int LIMIT = WORDS * Long.SIZE;

    public static final Numbers NONE = new Numbers(0, 0, 0, 0);

    private final long first;
    private final long second;
    private final long third;
    private final long fourth;

    private Numbers(long first, long second, long third, long fourth) {
        this.first = first;
        this.second = second;
        this.third = third;
        this.fourth = fourth;
    }

    private static Numbers of(long first, long second, long third, long fourth) {
        return (first | second | third | fourth) == 0 ? NONE : new Numbers(first, second, third, fourth);
    }

    public static Numbers of(int... numbers) {
        Numbers all = NONE;
        for (int number : numbers) {
            all = all.with(number);
        }
        return all;
    }

    /** The first {@code count} numbers of an array. */
    static Numbers of(byte[] numbers, int count) {
        long[] words = new long[4];
        for (int i = 0; i < count; i++) {
            words[numbers[i] >> 6] |= 1L << numbers[i];
        }
        return of(words[0], words[1], words[2], words[3]);
    }

    /** The numbers from {@code from} up to, but not including, {@code end}. */
    public static Numbers range(int from, int end) {
        Numbers all = NONE;
        for (int number = from; number < end; number++) {
            all = all.with(number);
        }
        return all;
    }

    /** The numbers below 64 whose bit is set. */
    public static Numbers ofBits(long bits) {
        return of(bits, 0, 0, 0);
    }

    /** The set as the bits of one number; only for numbers below 64. */
    public long bits() {
        if ((second | third | fourth) != 0) {
            throw new IllegalStateException("larger numbers than 63: " + this);
        }
        return first;
    }

    /** Reads what {@link #toString} wrote. */
    public static Numbers parse(String hex) {
        if (hex.isEmpty() || hex.length() > LIMIT / 4) {
            throw new DumpException("'" + hex + "' is no set of numbers");
        }
        try {
            return of(digits(hex, 0), digits(hex, 1), digits(hex, 2), digits(hex, 3));
        } catch (NumberFormatException e) {
            throw new DumpException("'" + hex + "' is no set of numbers: " + e.getMessage());
        }
    }

    /** The sixteen digits of a word, counted from the end. */
    private static long digits(String hex, int word) {
        int end = hex.length() - word * Long.SIZE / 4;
        return end <= 0 ? 0 : Long.parseUnsignedLong(hex.substring(Math.max(0, end - Long.SIZE / 4), end), 16);
    }

    /** A quarter of the set, as bits; {@link Hook} walks them. */
    long word(int index) {
        return switch (index) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            case 3 -> fourth;
            default -> throw new IndexOutOfBoundsException(index);
        };
    }

    public boolean has(int number) {
        long word = number >> 6 == 0 ? first : word(number >> 6);
        return (word >>> number & 1) != 0;
    }

    public Numbers with(int number) {
        long bit = 1L << number;
        return switch (number >> 6) {
            case 0 -> new Numbers(first | bit, second, third, fourth);
            case 1 -> new Numbers(first, second | bit, third, fourth);
            case 2 -> new Numbers(first, second, third | bit, fourth);
            case 3 -> new Numbers(first, second, third, fourth | bit);
            default -> throw new IndexOutOfBoundsException(number);
        };
    }

    public Numbers without(int number) {
        long rest = ~(1L << number);
        return switch (number >> 6) {
            case 0 -> of(first & rest, second, third, fourth);
            case 1 -> of(first, second & rest, third, fourth);
            case 2 -> of(first, second, third & rest, fourth);
            case 3 -> of(first, second, third, fourth & rest);
            default -> throw new IndexOutOfBoundsException(number);
        };
    }

    /** With the number or without it. */
    public Numbers with(int number, boolean in) {
        return in ? with(number) : without(number);
    }

    /** What is in either. */
    public Numbers or(Numbers other) {
        return hasAll(other)
                ? this
                : new Numbers(first | other.first, second | other.second, third | other.third, fourth | other.fourth);
    }

    /** What is in both. */
    public Numbers and(Numbers other) {
        return of(first & other.first, second & other.second, third & other.third, fourth & other.fourth);
    }

    /** What is here but not in the other. */
    public Numbers minus(Numbers other) {
        return meets(other)
                ? of(first & ~other.first, second & ~other.second, third & ~other.third, fourth & ~other.fourth)
                : this;
    }

    /** Whether there is a number in both. */
    public boolean meets(Numbers other) {
        return (first & other.first | second & other.second | third & other.third | fourth & other.fourth) != 0;
    }

    /** The same with the words of another set. */
    boolean meets(long otherFirst, long otherSecond, long otherThird, long otherFourth) {
        return (first & otherFirst | second & otherSecond | third & otherThird | fourth & otherFourth) != 0;
    }

    /** Whether everything of the other is here. */
    public boolean hasAll(Numbers other) {
        return ((~first & other.first) | (~second & other.second) | (~third & other.third) | (~fourth & other.fourth))
                == 0;
    }

    /** How many numbers are in both. */
    public int common(Numbers other) {
        return Long.bitCount(first & other.first)
                + Long.bitCount(second & other.second)
                + Long.bitCount(third & other.third)
                + Long.bitCount(fourth & other.fourth);
    }

    public boolean isEmpty() {
        return (first | second | third | fourth) == 0;
    }

    public int size() {
        return Long.bitCount(first) + Long.bitCount(second) + Long.bitCount(third) + Long.bitCount(fourth);
    }

    /** The smallest number that is at least {@code from}, or -1. Most sets have only numbers of the first word, or none. */
    public int next(int from) {
        if (from >> 6 == 0) {
            long rest = first & -1L << from;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
        }
        return (second | third | fourth) == 0 ? -1 : search(from);
    }

    private int search(int from) {
        for (int word = from >> 6, start = from; word < 4; word++, start = 0) {
            long rest = word(word) & -1L << start;
            if (rest != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(rest);
            }
        }
        return -1;
    }

    /** A set that is put together in many steps: no object is made for each of them. */
    public static final class Builder {

        private long first;
        private long second;
        private long third;
        private long fourth;

        public void add(Numbers numbers) {
            first |= numbers.first;
            second |= numbers.second;
            third |= numbers.third;
            fourth |= numbers.fourth;
        }

        public void remove(Numbers numbers) {
            first &= ~numbers.first;
            second &= ~numbers.second;
            third &= ~numbers.third;
            fourth &= ~numbers.fourth;
        }

        public Numbers build() {
            return of(first, second, third, fourth);
        }
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Numbers other
                && first == other.first
                && second == other.second
                && third == other.third
                && fourth == other.fourth;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(first + 31 * (second + 31 * (third + 31 * fourth)));
    }

    /** The set as one hexadecimal number, as dumps write it. */
    @Override
    public String toString() {
        if ((second | third | fourth) == 0) {
            return Long.toHexString(first);
        }
        StringBuilder hex = new StringBuilder();
        for (int word = 3; word >= 0; word--) {
            String digits = Long.toHexString(word(word));
            if (!hex.isEmpty()) {
                hex.repeat('0', Long.SIZE / 4 - digits.length()).append(digits);
            } else if (word(word) != 0) {
                hex.append(digits);
            }
        }
        return hex.toString();
    }
}
