package civitas.kernel;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * A named moment in the rules where abilities have a say. The rule asks the hook; what the player has answers, in the order
 * of {@linkplain Ability#number numbers}; no rule mentions a particular card.
 *
 * <pre>
 * for (Hooks.Cap cap : hooks.cap.of(table.abilities(player))) {
 *     limit = cap.limit(table, player, good, limit);
 * }
 * </pre>
 *
 * An ability that works only at a place, as a leader does, is among the abilities that are asked only where the rule asks for
 * those of a player <em>at that place</em>.
 *
 * @param <V> the voice of an ability here: what it says or does
 */
public final class Hook<V> {

    private static final InForce ALWAYS = ability -> true;

    private Object[] voices = {};
    private Ability[] abilities = {};
    private Numbers joined = Numbers.NONE;

    /** Whether an ability is in force, where that is more than having it: a blockade may silence a wonder. */
    @FunctionalInterface
    public interface InForce {
        boolean holds(Ability ability);
    }

    /** Lets an ability speak here. Two voices of one ability at one hook are a mistake that shows at start-up. */
    public void join(Ability ability, V voice) {
        int number = ability.number();
        if (joined.has(number)) {
            throw new IllegalStateException(
                    ability + " and " + abilities[number] + " join one hook as number " + number);
        }
        if (number >= voices.length) {
            voices = Arrays.copyOf(voices, number + 1);
            abilities = Arrays.copyOf(abilities, number + 1);
        }
        voices[number] = voice;
        abilities[number] = ability;
        joined = joined.with(number);
    }

    /** Replaces what an ability of an earlier box says here. */
    public void replace(Ability ability, V voice) {
        if (!joined.has(ability.number())) {
            throw new IllegalStateException(ability + " has said nothing here yet");
        }
        voices[ability.number()] = voice;
        abilities[ability.number()] = ability;
    }

    /** All abilities that speak here. */
    public Numbers joined() {
        return joined;
    }

    public boolean has(Ability ability) {
        return joined.has(ability.number());
    }

    /** What one ability says; it must {@linkplain #has speak} here. */
    @SuppressWarnings("unchecked") // join() and replace() are the only writers, and they take a V
    public V voice(Ability ability) {
        return (V) voices[ability.number()];
    }

    /** Whether any of these abilities speaks here. */
    public boolean isHeard(Numbers owned) {
        return joined.meets(owned);
    }

    /** The voices of these abilities. */
    public Voices<V> of(Numbers owned) {
        return new Voices<>(this, owned, Numbers.NONE, ALWAYS);
    }

    /** The voices of abilities that are in force anyway, and of others as far as they are in force when they are asked. */
    public Voices<V> of(Numbers owned, Numbers asked, InForce inForce) {
        return new Voices<>(this, owned, asked, inForce);
    }

    /** Some voices of a hook. */
    public static final class Voices<V> implements Iterable<V> {

        private final Hook<V> hook;
        private final Numbers owned;
        private final Numbers asked;
        private final InForce inForce;

        private Voices(Hook<V> hook, Numbers owned, Numbers asked, InForce inForce) {
            this.hook = hook;
            this.owned = owned;
            this.asked = asked;
            this.inForce = inForce;
        }

        @Override
        public Walk<V> iterator() {
            return new Walk<>(hook, owned, asked, inForce);
        }
    }

    /**
     * A walk along some voices. The four words of the set are fields of their own, so that the compiler can see through the
     * walk and no object is made: rules ask hooks millions of times a second.
     */
    public static final class Walk<V> implements Iterator<V> {

        private final Hook<V> hook;
        private final Numbers asked;
        private final InForce inForce;
        private long first;
        private long second;
        private long third;
        private long fourth;
        private int speaker = -1;

        private Walk(Hook<V> hook, Numbers owned, Numbers asked, InForce inForce) {
            this.hook = hook;
            this.asked = asked;
            this.inForce = inForce;
            first = hook.joined.word(0) & (owned.word(0) | asked.word(0));
            second = hook.joined.word(1) & (owned.word(1) | asked.word(1));
            third = hook.joined.word(2) & (owned.word(2) | asked.word(2));
            fourth = hook.joined.word(3) & (owned.word(3) | asked.word(3));
            advance();
        }

        /** Goes to the next ability in force. Most hooks do not ask, and spare the call. */
        private void advance() {
            speaker = nextNumber();
            while (speaker >= 0 && asked.has(speaker) && !inForce.holds(hook.abilities[speaker])) {
                speaker = nextNumber();
            }
        }

        private int nextNumber() {
            if (first != 0) {
                int number = Long.numberOfTrailingZeros(first);
                first &= first - 1;
                return number;
            }
            if (second != 0) {
                int number = Long.SIZE + Long.numberOfTrailingZeros(second);
                second &= second - 1;
                return number;
            }
            if (third != 0) {
                int number = 2 * Long.SIZE + Long.numberOfTrailingZeros(third);
                third &= third - 1;
                return number;
            }
            if (fourth != 0) {
                int number = 3 * Long.SIZE + Long.numberOfTrailingZeros(fourth);
                fourth &= fourth - 1;
                return number;
            }
            return -1;
        }

        @Override
        public boolean hasNext() {
            return speaker >= 0;
        }

        /** Whose voice comes next. */
        public Ability ability() {
            return hook.abilities[speaker];
        }

        @Override
        @SuppressWarnings("unchecked") // join() and replace() are the only writers, and they take a V
        public V next() {
            if (speaker < 0) {
                throw new NoSuchElementException();
            }
            V voice = (V) hook.voices[speaker];
            if (Speakers.COUNTED) {
                Speakers.heard(hook.abilities[speaker]);
            }
            advance();
            return voice;
        }
    }
}
