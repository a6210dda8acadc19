package civitas.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What was made before in the place of what was made now, where the two are the same. It says the same as what was made now, and who
 * compares it with what was made before has not far to look. It also spares keeping both.
 */
public final class Kept {

    private Kept() {}

    public static <V> V of(V before, V now) {
        return now.equals(before) ? before : now;
    }

    /** Entry by entry, each in its place. */
    @SuppressWarnings("ReferenceEquality") // whether it is the very same is what this is about
    public static <V> List<V> of(List<V> before, List<V> now) {
        if (now.size() != before.size()) {
            return now;
        }
        List<V> kept = new ArrayList<>(now.size());
        boolean same = true;
        for (int i = 0; i < now.size(); i++) {
            V entry = of(before.get(i), now.get(i));
            same &= entry == before.get(i);
            kept.add(entry);
        }
        return same ? before : Collections.unmodifiableList(kept);
    }
}
