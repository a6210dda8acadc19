package civitas.kernel;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/**
 * Counts which abilities are heard at hooks, and which of them had an effect, for simulations that want to know what is ever
 * used. It is decided when the program starts whether anybody counts, so that rules pay nothing where nobody does.
 */
public final class Speakers {

    /** The system property that lets abilities be counted. */
    public static final String PROPERTY = "civitas.usage";

    static final boolean COUNTED = Boolean.getBoolean(PROPERTY);

    private static final Map<String, LongAdder> HEARD = new ConcurrentHashMap<>();
    private static final Map<String, LongAdder> PASSED_BY = new ConcurrentHashMap<>();
    private static final Map<String, LongAdder> EFFECTS = new ConcurrentHashMap<>();

    /** Whether this thread only thinks: what happens on imagined tables has not been used by anybody. */
    private static final ThreadLocal<Boolean> THINKING = ThreadLocal.withInitial(() -> false);

    private Speakers() {}

    /** Thinks something through without being counted. */
    public static <V> V aside(Supplier<V> thought) {
        if (!COUNTED || THINKING.get()) {
            return thought.get();
        }
        THINKING.set(true);
        try {
            return thought.get();
        } finally {
            THINKING.set(false);
        }
    }

    static void heard(Ability ability) {
        count(HEARD, ability);
    }

    /** The rule went on to whoever speaks next: what the ability said was not the answer. */
    static void passedBy(Ability ability) {
        count(PASSED_BY, ability);
    }

    /** An ability changed something where many voices add up, which no walk along them can see. */
    public static void effect(Thing source) {
        if (COUNTED && source instanceof Ability ability) {
            count(EFFECTS, ability);
        }
    }

    private static void count(Map<String, LongAdder> counts, Ability ability) {
        if (!THINKING.get()) {
            counts.computeIfAbsent(name(ability), none -> new LongAdder()).increment();
        }
    }

    /** What an ability is called in the counts: its kind and code. */
    public static String name(Thing ability) {
        return ability.kind() + " " + ability.code();
    }

    /** How often an ability was heard so far; never, if nobody counts. */
    public static long heard(String name) {
        return sum(HEARD, name);
    }

    /** How often what an ability said was the answer, or changed it. */
    public static long effects(String name) {
        return sum(HEARD, name) - sum(PASSED_BY, name) + sum(EFFECTS, name);
    }

    private static long sum(Map<String, LongAdder> counts, String name) {
        return counts.containsKey(name) ? counts.get(name).sum() : 0;
    }
}
