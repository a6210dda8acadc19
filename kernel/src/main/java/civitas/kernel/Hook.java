package civitas.kernel;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.BiFunction;

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

    private static final InForce ALWAYS = (player, ability) -> true;

    /** The walk along a hook where nobody speaks: most hooks are silent most of the time. */
    private static final Walk<?> SILENCE = new Walk<>(new Hook<>(), Numbers.NONE, Numbers.NONE, ALWAYS, 0);

    private Object[] voices = {};
    private Ability[] abilities = {};
    private Numbers joined = Numbers.NONE;

    /** The words of {@link #joined}, at hand: whether anybody speaks is asked many times for every choice. */
    private long first;

    private long second;
    private long third;
    private long fourth;

    /** Whether anybody could ever speak here: many hooks are there for boxes that are not on the table. */
    private boolean used;

    /** Whether an ability of a player is in force, where that is more than having it: a blockade may silence a wonder. */
    @FunctionalInterface
    public interface InForce {
        boolean isInForce(int player, Ability ability);
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
        first = joined.word(0);
        second = joined.word(1);
        third = joined.word(2);
        fourth = joined.word(3);
        used = true;
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
        return used && owned.meets(first, second, third, fourth);
    }

    /** Whether any of these or of those abilities speaks here. */
    public boolean isHeard(Numbers owned, Numbers asked) {
        return used && (owned.meets(first, second, third, fourth) || asked.meets(first, second, third, fourth));
    }

    /** The voices of these abilities. */
    public Voices<V> of(Numbers owned) {
        return new Voices<>(this, owned, Numbers.NONE, ALWAYS, 0);
    }

    /**
     * The voices of abilities of a player that are in force anyway, and of others as far as they are in force when they are
     * asked.
     */
    public Voices<V> of(Numbers owned, Numbers asked, InForce inForce, int player) {
        return new Voices<>(this, owned, asked, inForce, player);
    }

    /** What a voice makes of a number that all voices change one after the other. */
    @FunctionalInterface
    public interface NumberChange<V> {
        int change(int number, V voice);
    }

    /** Some voices of a hook. */
    public static final class Voices<V> implements Iterable<V> {

        private final Hook<V> hook;
        private final Numbers owned;
        private final Numbers asked;
        private final InForce inForce;
        private final int player;

        private Voices(Hook<V> hook, Numbers owned, Numbers asked, InForce inForce, int player) {
            this.hook = hook;
            this.owned = owned;
            this.asked = asked;
            this.inForce = inForce;
            this.player = player;
        }

        @Override
        @SuppressWarnings("unchecked") // silence has no voice, of whatever kind
        public Walk<V> iterator() {
            if (!hook.isHeard(owned, asked)) {
                return (Walk<V>) SILENCE;
            }
            return Speakers.COUNTED
                    ? new CountedWalk<>(hook, owned, asked, inForce, player)
                    : new Walk<>(hook, owned, asked, inForce, player);
        }

        /** What all voices together make of a number; whoever changes it has had an effect. */
        public int number(int start, NumberChange<V> change) {
            int number = start;
            Walk<V> walk = iterator();
            while (walk.hasNext()) {
                Ability ability = walk.ability();
                int changed = change.change(number, walk.next());
                if (changed != number) {
                    Speakers.effect(ability);
                }
                number = changed;
            }
            return number;
        }

        /** What all voices together make of something; whoever changes it has had an effect. */
        public <T> T result(T start, BiFunction<T, V, T> change) {
            T result = start;
            Walk<V> walk = iterator();
            while (walk.hasNext()) {
                Ability ability = walk.ability();
                T changed = change.apply(result, walk.next());
                if (!changed.equals(result)) {
                    Speakers.effect(ability);
                }
                result = changed;
            }
            return result;
        }
    }

    /** A walk along some voices. */
    public static sealed class Walk<V> implements Iterator<V> permits CountedWalk {

        private final Hook<V> hook;
        private final Numbers owned;
        private final Numbers asked;
        private final InForce inForce;
        private final int player;
        private int word;

        /** What is left of the present word of the set. */
        private long rest;

        private int speaker = -1;

        private Walk(Hook<V> hook, Numbers owned, Numbers asked, InForce inForce, int player) {
            this.hook = hook;
            this.owned = owned;
            this.asked = asked;
            this.inForce = inForce;
            this.player = player;
            rest = look();
            advance();
        }

        private long look() {
            return hook.joined.word(word) & (owned.word(word) | asked.word(word));
        }

        /** Goes to the next ability in force. */
        private void advance() {
            speaker = nextNumber();
            while (speaker >= 0 && asked.has(speaker) && !inForce.isInForce(player, hook.abilities[speaker])) {
                speaker = nextNumber();
            }
        }

        private int nextNumber() {
            while (rest == 0) {
                if (++word >= Numbers.WORDS) {
                    return -1;
                }
                rest = look();
            }
            int number = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            return number;
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
            advance();
            return voice;
        }
    }

    /**
     * A walk that counts who is heard, and who is passed by: whoever is not passed by has ended the walk, because the rule had
     * its answer. A class of its own, so that walks where nobody counts know nothing of it.
     */
    private static final class CountedWalk<V> extends Walk<V> {

        private Optional<Ability> last = Optional.empty();

        private CountedWalk(Hook<V> hook, Numbers owned, Numbers asked, InForce inForce, int player) {
            super(hook, owned, asked, inForce, player);
        }

        @Override
        public boolean hasNext() {
            last.ifPresent(Speakers::passedBy);
            last = Optional.empty();
            return super.hasNext();
        }

        @Override
        public V next() {
            Ability ability = ability();
            V voice = super.next();
            Speakers.heard(ability);
            last = Optional.of(ability);
            return voice;
        }
    }
}
