package civitas.kernel.scenario;

import civitas.kernel.Thing;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A fact read from the table, to be compared with what a scenario says about it. */
public record Measured(Object value) {

    public boolean is(Node expected) {
        return switch (value) {
            case Optional<?> optional when optional.isPresent() -> new Measured(optional.get()).is(expected);
            case Number number -> expected instanceof Node.Text text && equal(number, text.value());
            case Boolean truth -> expected instanceof Node.Text && expected.yes() == truth;
            case List<?> list -> inOrder(list, expected.items());
            case Collection<?> set -> inAnyOrder(set, expected.items());
            case Map<?, ?> map -> expected instanceof Node.Fields fields && named(map, fields);
            default -> expected instanceof Node.Text text && text.value().equals(toString());
        };
    }

    private static boolean equal(Number number, String text) {
        try {
            return new BigDecimal(number.toString()).compareTo(new BigDecimal(text)) == 0;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static boolean inOrder(List<?> list, List<Node> expected) {
        if (list.size() != expected.size()) {
            return false;
        }
        for (int i = 0; i < expected.size(); i++) {
            if (!new Measured(list.get(i)).is(expected.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean inAnyOrder(Collection<?> set, List<Node> expected) {
        List<Object> left = new ArrayList<>(set);
        for (Node node : expected) {
            Optional<Object> found =
                    left.stream().filter(one -> new Measured(one).is(node)).findFirst();
            if (found.isEmpty()) {
                return false;
            }
            left.remove(found.get());
        }
        return left.isEmpty();
    }

    /** Only what the scenario names has to agree. */
    private static boolean named(Map<?, ?> map, Node.Fields expected) {
        for (Node.Field field : expected.all()) {
            Object value = map.get(field.name());
            if (value == null || !new Measured(value).is(field.value())) {
                return false;
            }
        }
        return true;
    }

    /** The value as a scenario would write it. */
    @Override
    public String toString() {
        return switch (value) {
            case Optional<?> optional -> optional.isPresent() ? new Measured(optional.get()).toString() : "none";
            case Boolean truth -> truth ? "yes" : "no";
            case Thing thing -> thing.code();
            case Collection<?> all ->
                all.stream().map(one -> new Measured(one).toString()).toList().toString();
            case Map<?, ?> map -> {
                StringBuilder text = new StringBuilder();
                map.forEach((key, one) -> text.append(text.isEmpty() ? "" : ", ")
                        .append(key)
                        .append(": ")
                        .append(new Measured(one)));
                yield "{" + text + "}";
            }
            default -> value.toString();
        };
    }
}
