package civitas.kernel;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts which abilities are heard at hooks, for simulations that want to know what is ever used. It is decided when the
 * program starts whether anybody counts, so that rules pay nothing where nobody does.
 */
public final class Speakers {

    /** The system property that lets abilities be counted. */
    public static final String PROPERTY = "civitas.usage";

    static final boolean COUNTED = Boolean.getBoolean(PROPERTY);

    private static final Map<String, LongAdder> HEARD = new ConcurrentHashMap<>();

    private Speakers() {}

    static void heard(Ability ability) {
        HEARD.computeIfAbsent(ability.kind() + " " + ability.code(), none -> new LongAdder())
                .increment();
    }

    /** How often each ability was heard so far, by its kind and code; empty if nobody counts. */
    public static Map<String, Long> counts() {
        Map<String, Long> counts = new TreeMap<>();
        HEARD.forEach((ability, times) -> counts.put(ability, times.sum()));
        return counts;
    }
}
