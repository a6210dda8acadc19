package civitas.civ.content.facts;

import civitas.civ.content.Component;
import civitas.kernel.DumpException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The components of one family that are in play, with their facts.
 *
 * @param <T> the components
 * @param <S> what is known of each
 */
public final class Family<T extends Component, S> {

    private final List<T> members;
    private final @Nullable Object[] byNumber;
    private final @Nullable Object[] specs;
    private final String[] codes;

    Family(Map<T, S> facts) {
        members = facts.keySet().stream()
                .sorted(Comparator.comparingInt(Component::index))
                .toList();
        int size = members.isEmpty() ? 0 : members.getLast().index() + 1;
        byNumber = new Object[size];
        specs = new Object[size];
        codes = new String[size];
        Arrays.fill(codes, "");
        facts.forEach((member, spec) -> {
            if (byNumber[member.index()] != null) {
                throw new IllegalStateException(member + " and " + byNumber[member.index()] + " share a number");
            }
            byNumber[member.index()] = member;
            specs[member.index()] = spec;
            codes[member.index()] = member.code();
        });
    }

    /** All of them, in the order of their numbers. */
    public List<T> all() {
        return members;
    }

    /** How many numbers there are: one more than the highest. */
    public int span() {
        return byNumber.length;
    }

    /** Whether the component with a number is in play. */
    public boolean has(int number) {
        return byNumber[number] != null;
    }

    @SuppressWarnings("unchecked")
    public T get(int number) {
        Object member = number >= 0 && number < byNumber.length ? byNumber[number] : null;
        if (member == null) {
            throw missing("number " + number);
        }
        return (T) member;
    }

    /** The code of the component with a number that is in play; spares the way over the component itself. */
    public String code(int number) {
        return codes[number];
    }

    public S spec(T member) {
        return spec(member.index());
    }

    /** What is known of the component with a number; spares the way over the component itself. */
    @SuppressWarnings("unchecked")
    public S spec(int number) {
        Object spec = number >= 0 && number < specs.length ? specs[number] : null;
        if (spec == null) {
            throw missing("number " + number);
        }
        return (S) spec;
    }

    private static IllegalStateException missing(Object what) {
        return new IllegalStateException("no box on the table has " + what);
    }

    /** The one with a code, if it is in play. */
    public Optional<T> parse(String code) {
        return members.stream().filter(member -> member.code().equals(code)).findFirst();
    }

    /** The one with a name that a dump wrote. */
    public T named(String name) {
        return members.stream()
                .filter(member -> member.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new DumpException("nothing is called '" + name + "'"));
    }
}
