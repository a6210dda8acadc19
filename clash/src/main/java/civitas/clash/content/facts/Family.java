package civitas.clash.content.facts;

import civitas.clash.content.Component;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The components of one family that are on the table, with their facts.
 *
 * @param <C> the family
 * @param <F> the facts of a component
 */
final class Family<C extends Component, F> {

    private final List<C> all = new ArrayList<>();
    private final List<C> shown = Collections.unmodifiableList(all);
    private @Nullable Object[] members = {};
    private @Nullable Object[] facts = {};

    void add(C component, F known) {
        int number = component.number();
        if (number < members.length && members[number] != null) {
            throw new IllegalStateException("two rows of facts about " + component.code());
        }
        all.add(component);
        all.sort(Comparator.comparingInt(Component::number));
        if (number >= members.length) {
            members = Arrays.copyOf(members, number + 1);
            facts = Arrays.copyOf(facts, number + 1);
        }
        members[number] = component;
        facts[number] = known;
    }

    /** In the order of their numbers. */
    List<C> all() {
        return shown;
    }

    @SuppressWarnings("unchecked") // add() is the only writer, and it takes a C
    C of(int number) {
        return (C) found(members, number, number);
    }

    @SuppressWarnings("unchecked") // add() is the only writer, and it takes an F
    F facts(C component) {
        return (F) found(facts, component.number(), component);
    }

    private static Object found(@Nullable Object[] row, int number, Object what) {
        Object value = number < row.length ? row[number] : null;
        if (value == null) {
            throw new IllegalStateException("no facts of " + what + " in the content files");
        }
        return value;
    }
}
