package civitas.kernel;

import java.util.Arrays;

/**
 * The only source of randomness of a table: a small generator whose state is part of the table, so that the same record
 * gives the same game everywhere. A test can script the results of its rolls.
 *
 * <p>The generator is SplitMix64 (Steele, Lea, Flood 2014): one long of state, full period, passes BigCrush, and the
 * same on every machine, which {@code java.util.Random}'s contract would also give but with 48 bits only.
 */
public final class Chance {

    private static final int[] UNSCRIPTED = {};

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

    public Chance(long seed) {
        this.state = seed;
    }

    private Chance(Chance other) {
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

    /** Starts another stream: an imagined table must not share the future of the true one. */
    public void reseed(long seed) {
        state = seed;
    }

    private int next(int bound) {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) (((z >>> 32) * bound) >>> 32);
    }

    void dump(Dump out) {
        out.put("chance", Long.toHexString(state), uses, script.length - scripted);
    }

    /** Reads what {@link #dump} wrote of an unscripted chance. */
    void restore(DumpReader in) {
        in.line("chance");
        state = in.hex();
        uses = in.number();
        if (in.number() != 0) {
            throw new DumpException("the script of the dice is not in a dump");
        }
    }
}
