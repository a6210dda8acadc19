package civitas.kernel;

import java.util.Arrays;

/**
 * The only source of randomness of a table: a small generator whose state is part of the table, so that the same record
 * gives the same game everywhere. A test can script the results of its rolls.
 *
 * <p>A game among people uses {@linkplain SipHash SipHash-2-4} of a counter, keyed with the seed. Everything that is rolled
 * and drawn in a game is seen sooner or later, and a player must not be able to reckon from it what the others hold or what
 * comes next. In counter mode that is exactly what a pseudo-random function promises: a value says nothing about the values
 * before and after it to whoever does not know the key, and 128 bits are too many to try. A stream cipher or a hash such as
 * SHA-256 would promise the same and be several times as slow; this takes a dozen nanoseconds, and three longs to copy.
 *
 * <p>Agents think on imagined tables, where nothing is to be found out and speed is everything. There, and in games recorded
 * before, it is SplitMix64 (Steele, Lea, Flood 2014): one long of state, full period, passes BigCrush. Its steps can be
 * undone, which is why it is not used where somebody could gain by doing so.
 *
 * <p>Numbers below a bound are the upper half of a product (Lemire 2019), without rejecting any: a die of {@code n} sides is
 * wrong by less than {@code n / 2^64} with SipHash and {@code n / 2^32} with SplitMix, which no number of games shows.
 */
public final class Chance {

    private static final int[] UNSCRIPTED = {};

    private Generator generator;
    private long key0;
    private long key1;

    /** The counter of {@link Generator#SIPHASH}, or all there is of {@link Generator#SPLITMIX}. */
    private long state;

    private int uses;
    private int[] script = UNSCRIPTED;
    private int scripted;
    private boolean strict;
    private Rolls rolls = Rolls.UNHEARD;

    /** Hears every roll; a copy of the table is not heard. */
    @FunctionalInterface
    public interface Rolls {
        Rolls UNHEARD = (sides, value) -> {};

        void rolled(int sides, int value);
    }

    public Chance(Seed seed) {
        generator = seed.generator();
        switch (generator) {
            case SPLITMIX -> state = seed.low();
            case SIPHASH -> {
                key0 = seed.high();
                key1 = seed.low();
            }
        }
    }

    /** Chance for imagining, which is nobody's secret. */
    public static Chance imagined(long seed) {
        return new Chance(Seed.of(seed));
    }

    private Chance(Chance other) {
        generator = other.generator;
        key0 = other.key0;
        key1 = other.key1;
        state = other.state;
        uses = other.uses;
        script = other.script;
        scripted = other.scripted;
        strict = other.strict;
    }

    Chance copy() {
        return new Chance(this);
    }

    /** A die thrown in front of everybody: 0 to {@code sides - 1}, the next scripted one if there is a script. */
    public int roll(int sides) {
        uses++;
        int value = throwDie(sides);
        rolls.rolled(sides, value);
        return value;
    }

    private int throwDie(int sides) {
        if (scripted < script.length) {
            int value = script[scripted++];
            if (value < 0 || value >= sides) {
                throw new IllegalStateException("scripted roll " + value + " does not fit a die of " + sides);
            }
            return value;
        }
        if (strict) {
            throw new IllegalStateException("a roll that the script does not foresee");
        }
        return next(sides);
    }

    /** Shuffles {@code cards[from..to)} (Fisher and Yates); scripts do not apply, positions give deck orders. */
    public void shuffle(byte[] cards, int from, int to) {
        uses++;
        for (int i = to - 1; i > from; i--) {
            int j = from + next(i - from + 1);
            byte card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
    }

    /**
     * The cards of a set in an order by chance: it depends on which cards there are and on nothing else, as it must where
     * somebody imagines cards whose order he cannot know.
     */
    public byte[] shuffled(Numbers cards) {
        byte[] order = new byte[cards.size()];
        int size = 0;
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            order[size++] = (byte) card;
        }
        shuffle(order, 0, size);
        return order;
    }

    /** Replaces the coming rolls; with {@code strict} a roll beyond the script is an error. */
    public void script(int[] rolls, boolean strict) {
        this.script = Arrays.copyOf(rolls, rolls.length);
        this.scripted = 0;
        this.strict = strict;
    }

    /** Lets somebody count the rolls from now on. */
    public void listen(Rolls listener) {
        rolls = listener;
    }

    /** Scripted rolls that nobody has rolled yet. */
    public int scriptLeft() {
        return script.length - scripted;
    }

    /** How often chance has spoken: it only grows, and whatever made it grow cannot be undone freely. */
    public int uses() {
        return uses;
    }

    /** Starts another stream: an imagined table must not share the future of the true one, and needs no better than this. */
    public void reseed(long seed) {
        generator = Generator.SPLITMIX;
        key0 = 0;
        key1 = 0;
        state = seed;
    }

    private int next(int bound) {
        return switch (generator) {
            case SPLITMIX -> (int) (((splitMix() >>> 32) * bound) >>> 32);
            case SIPHASH -> (int) Math.unsignedMultiplyHigh(SipHash.hash(key0, key1, state++), bound);
        };
    }

    private long splitMix() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    public void dump(Dump out) {
        String now = Long.toHexString(state);
        switch (generator) {
            case SPLITMIX -> out.put("chance", now, uses, scriptLeft());
            case SIPHASH -> out.put("chance", now, uses, scriptLeft(), Long.toHexString(key0), Long.toHexString(key1));
        }
    }

    /** Reads what {@link #dump} wrote of an unscripted chance. */
    void restore(DumpReader in) {
        in.line("chance");
        state = in.hex();
        uses = in.number();
        if (in.number() != 0) {
            throw new DumpException("the script of the dice is not in a dump");
        }
        generator = in.hasMore() ? Generator.SIPHASH : Generator.SPLITMIX;
        key0 = in.hasMore() ? in.hex() : 0;
        key1 = in.hasMore() ? in.hex() : 0;
    }
}
