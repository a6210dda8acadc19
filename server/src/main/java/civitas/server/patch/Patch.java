package civitas.server.patch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The difference between two values as JSON shows them, itself ready to be written as JSON.
 *
 * <p>It is made of the two values alone, never of a guess at what a rule has touched: whoever has the first value and
 * applies the patch has the second one. So a patch tells nobody more than the two values would.
 *
 * <ul>
 *   <li>{@code [value]} puts a value in the place of the old one; {@code []} takes a key out of a map.
 *   <li>{@code {"name": patch, …}} changes properties of an object, or entries of a list by their index.
 *   <li>{@code {"+": [at, gone, value, …], …}} first takes entries out of a list and puts others in.
 * </ul>
 */
public final class Patch {

    /** Nothing has changed. */
    public static final Object NONE = Map.of();

    private static final List<Object> REMOVED = List.of();
    private static final String SPLICE = "+";

    /** How many levels have always changed: the state of a table, and what it is made of. */
    private static final int CHANGING = 2;

    private Patch() {}

    /** What makes the second value out of the first one. */
    public static Object between(@Nullable Object before, @Nullable Object after) {
        return between(before, after, 0);
    }

    /**
     * Most things are the same, and comparing records is quicker than taking them apart. The uppermost never are: something in
     * them has changed, or nobody would ask.
     */
    private static Object between(@Nullable Object before, @Nullable Object after, int depth) {
        if (depth >= CHANGING && Objects.equals(before, after)) {
            return NONE;
        }
        if (before instanceof List<?> old && after instanceof List<?> now) {
            return lists(old, now, depth);
        }
        if (before instanceof Map<?, ?> old && after instanceof Map<?, ?> now) {
            return maps(old, now, depth);
        }
        if (before == null || after == null || before.getClass() != after.getClass()) {
            return differing(before, after);
        }
        Shape shape = Shape.of(after.getClass());
        return shape.isPlain() ? differing(before, after) : objects(shape, before, after, depth);
    }

    /** Whether two values are the same for everybody who reads JSON. */
    @SuppressWarnings("ReferenceEquality") // there is only one that says nothing
    public static boolean isNone(Object patch) {
        return patch == NONE;
    }

    private static Object whole(@Nullable Object value) {
        return Collections.singletonList(value);
    }

    private static Object differing(@Nullable Object before, @Nullable Object after) {
        return Objects.equals(before, after) ? NONE : whole(after);
    }

    private static Object objects(Shape shape, Object before, Object after, int depth) {
        Map<String, Object> changes = new LinkedHashMap<>();
        for (Shape.Property property : shape.properties()) {
            put(changes, property.name(), between(property.of(before), property.of(after), depth + 1));
        }
        return changes.isEmpty() ? NONE : changes;
    }

    private static Object maps(Map<?, ?> before, Map<?, ?> after, int depth) {
        Map<String, Object> changes = new LinkedHashMap<>();
        after.forEach((key, value) -> put(
                changes,
                key.toString(),
                before.containsKey(key) ? between(before.get(key), value, depth + 1) : whole(value)));
        for (Object key : before.keySet()) {
            if (!after.containsKey(key)) {
                changes.put(key.toString(), REMOVED);
            }
        }
        return changes.isEmpty() ? NONE : changes;
    }

    /** Lists that grow or shrink do so in one place mostly: what is the same before and behind it stays. */
    private static Object lists(List<?> before, List<?> after, int depth) {
        if (before.isEmpty() || after.isEmpty()) {
            return differing(before, after);
        }
        Map<String, Object> changes = new LinkedHashMap<>();
        if (before.size() == after.size()) {
            for (int i = 0; i < after.size(); i++) {
                Object change = between(before.get(i), after.get(i), depth + 1);
                if (!isNone(change)) {
                    changes.put(Integer.toString(i), change);
                }
            }
            return changes.isEmpty() ? NONE : changes;
        }
        int shorter = Math.min(before.size(), after.size());
        int head = 0;
        while (head < shorter && Objects.equals(before.get(head), after.get(head))) {
            head++;
        }
        int tail = 0;
        while (tail < shorter - head
                && Objects.equals(before.get(before.size() - 1 - tail), after.get(after.size() - 1 - tail))) {
            tail++;
        }
        if (head + tail == 0) {
            return whole(after);
        }
        List<@Nullable Object> splice = new ArrayList<>();
        splice.add(head);
        splice.add(before.size() - head - tail);
        splice.addAll(after.subList(head, after.size() - tail));
        changes.put(SPLICE, splice);
        return changes;
    }

    private static void put(Map<String, Object> changes, String name, Object change) {
        if (!isNone(change)) {
            changes.put(name, change);
        }
    }
}
