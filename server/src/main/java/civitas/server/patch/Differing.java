package civitas.server.patch;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;

/**
 * Walks through two values side by side and writes down where they differ, in the form of a {@link Patch}.
 *
 * <p>That something differs is known only when it is found, deep inside. So the names on the way down wait, and are written with
 * the first difference below them. Of the objects that lead to where it is, {@code opened} have been begun, and {@code named} of
 * their names have been written.
 */
final class Differing {

    private static final String SPLICE = "+";

    /** How many levels have always changed: the state of a table, and what it is made of. */
    private static final int CHANGING = 2;

    private final JsonGenerator out;
    private final SerializationContext context;
    private String[] names = new String[8];
    private int depth;
    private int opened;
    private int named;
    private boolean said;

    Differing(JsonGenerator out, SerializationContext context) {
        this.out = out;
        this.context = context;
    }

    void write(@Nullable Object before, @Nullable Object after) {
        compare(before, after);
        if (!said) {
            out.writeStartObject();
            out.writeEndObject();
        }
    }

    /**
     * Most things are the same, and comparing records is quicker than taking them apart. The uppermost never are: something in
     * them has changed, or nobody would ask. Lists are taken apart at once: their entries are compared one by one in any case.
     */
    @SuppressWarnings("ReferenceEquality") // what is the very same need not be looked at
    private void compare(@Nullable Object before, @Nullable Object after) {
        if (before == after) {
            return;
        }
        if (before instanceof List<?> old && after instanceof List<?> now) {
            lists(old, now);
        } else if (before instanceof Map<?, ?> old && after instanceof Map<?, ?> now) {
            maps(old, now);
        } else if (depth < CHANGING || !Objects.equals(before, after)) {
            takeApart(before, after);
        }
    }

    private void takeApart(@Nullable Object before, @Nullable Object after) {
        if (before != null && after != null && before.getClass() == after.getClass()) {
            Shape shape = Shape.of(after.getClass());
            if (!shape.isPlain()) {
                objects(shape, before, after);
                return;
            }
        }
        replaceIfOther(before, after);
    }

    private void replaceIfOther(@Nullable Object before, @Nullable Object after) {
        if (!Objects.equals(before, after)) {
            replace(after);
        }
    }

    private void objects(Shape shape, Object before, Object after) {
        for (Shape.Property property : shape.properties()) {
            enter(property.name());
            compare(property.of(before), property.of(after));
            leave();
        }
        end();
    }

    private void maps(Map<?, ?> before, Map<?, ?> after) {
        after.forEach((key, value) -> {
            enter(key.toString());
            if (before.containsKey(key)) {
                compare(before.get(key), value);
            } else {
                replace(value);
            }
            leave();
        });
        for (Object key : before.keySet()) {
            if (!after.containsKey(key)) {
                enter(key.toString());
                say();
                out.writeStartArray();
                out.writeEndArray();
                leave();
            }
        }
        end();
    }

    /** Lists that grow or shrink do so in one place mostly: what is the same before and behind it stays. */
    private void lists(List<?> before, List<?> after) {
        if (before.isEmpty() || after.isEmpty()) {
            replaceIfOther(before, after);
        } else if (before.size() == after.size()) {
            entries(before, after);
        } else {
            splice(before, after);
        }
    }

    private void entries(List<?> before, List<?> after) {
        for (int i = 0; i < after.size(); i++) {
            Object old = before.get(i);
            Object now = after.get(i);
            if (!Objects.equals(old, now)) {
                enter(Integer.toString(i));
                if (now instanceof List<?> || now instanceof Map<?, ?>) {
                    compare(old, now);
                } else {
                    takeApart(old, now);
                }
                leave();
            }
        }
        end();
    }

    private void splice(List<?> before, List<?> after) {
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
            replace(after);
            return;
        }
        enter(SPLICE);
        say();
        out.writeStartArray();
        out.writeNumber(head);
        out.writeNumber(before.size() - head - tail);
        for (Object value : after.subList(head, after.size() - tail)) {
            value(value);
        }
        out.writeEndArray();
        leave();
        end();
    }

    // --- writing ----------------------------------------------------------------------------------------------------

    private void enter(String name) {
        if (depth == names.length) {
            names = Arrays.copyOf(names, 2 * depth);
        }
        names[depth++] = name;
    }

    private void leave() {
        depth--;
        named = Math.min(named, depth);
    }

    /** Behind everything that can differ in an object: it ends here, if it was begun. */
    private void end() {
        if (opened > depth) {
            out.writeEndObject();
            opened = depth;
        }
    }

    /** Something is different here: whatever leads here is written, as far as that has not been done. */
    private void say() {
        for (int level = named; level < depth; level++) {
            if (opened == level) {
                out.writeStartObject();
                opened++;
            }
            out.writeName(names[level]);
        }
        named = depth;
        said = true;
    }

    private void replace(@Nullable Object value) {
        say();
        out.writeStartArray();
        value(value);
        out.writeEndArray();
    }

    private void value(@Nullable Object value) {
        if (value == null) {
            out.writeNull();
        } else {
            context.writeValue(out, value);
        }
    }
}
