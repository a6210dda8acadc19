package civitas.clash.content;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * The components of one family that are on the table, with their facts.
 *
 * @param <C> the family
 * @param <F> the facts of a component
 */
final class Family<C extends Component, F> {

    private final List<C> all = new ArrayList<>();
    private final List<Entry<C, F>> byNumber = new ArrayList<>();

    private record Entry<C, F>(C component, F facts) {}

    void add(C component, F facts) {
        if (all.contains(component)) {
            throw new IllegalStateException("two rows of facts about " + component.code());
        }
        all.add(component);
        all.sort(Comparator.comparingInt(Component::number));
        Entry<C, F> entry = new Entry<>(component, facts);
        while (byNumber.size() <= component.number()) {
            byNumber.add(entry);
        }
        byNumber.set(component.number(), entry);
    }

    /** In the order of their numbers. */
    List<C> all() {
        return Collections.unmodifiableList(all);
    }

    C of(int number) {
        return byNumber.get(number).component;
    }

    F facts(C component) {
        Entry<C, F> entry = byNumber.get(component.number());
        if (!entry.component.equals(component)) {
            throw new IllegalStateException("no facts of " + component.code() + " in the content files");
        }
        return entry.facts;
    }
}
