package civitas.kernel.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A piece of a scenario file that remembers its line: a text, a list or a group of named fields. */
public sealed interface Node {

    int line();

    /** What a person would call this kind of node. */
    String kind();

    record Text(String value, int line) implements Node {
        @Override
        public String kind() {
            return "a text";
        }
    }

    record Items(List<Node> nodes, int line) implements Node {
        public Items {
            nodes = List.copyOf(nodes);
        }

        @Override
        public String kind() {
            return "a list";
        }
    }

    record Fields(List<Field> all, int line) implements Node {
        public Fields {
            all = List.copyOf(all);
        }

        @Override
        public String kind() {
            return "a group of fields";
        }

        /** The value of a field, if it is there. */
        public Optional<Node> get(String name) {
            for (Field field : all) {
                if (field.name().equals(name)) {
                    return Optional.of(field.value());
                }
            }
            return Optional.empty();
        }

        /** Refuses fields of any other name, at their line. */
        public Fields only(String... names) {
            List<String> known = Arrays.asList(names);
            for (Field field : all) {
                if (!known.contains(field.name())) {
                    throw field.unknown(known);
                }
            }
            return this;
        }
    }

    /** A name and what stands under it. */
    record Field(String name, Node value, int line) {

        /** The complaint that nobody knows this name, with the names that would do. */
        public ScenarioException unknown(List<String> known) {
            return new ScenarioException(
                    line,
                    "unknown field '" + name + "'" + Nearest.hint(name, known) + "; known are "
                            + String.join(", ", known));
        }
    }

    /** The text of this node; anything else is an error. */
    default String text() {
        if (this instanceof Text text) {
            return text.value();
        }
        throw wrong("expected a text, found " + kind());
    }

    default int number() {
        try {
            return Integer.parseInt(text());
        } catch (NumberFormatException e) {
            throw wrong("expected a whole number, found '" + text() + "'");
        }
    }

    /** {@code yes} or {@code no}; YAML's own words do too. */
    default boolean yes() {
        return switch (text()) {
            case "yes", "true" -> true;
            case "no", "false" -> false;
            default -> throw wrong("expected yes or no, found '" + text() + "'");
        };
    }

    /** The nodes of a list. A single text counts as a list of one, an empty text as an empty list. */
    default List<Node> items() {
        return switch (this) {
            case Items items -> items.nodes();
            case Text text -> text.value().isEmpty() ? List.of() : List.of(text);
            case Fields fields -> throw fields.wrong("expected a list, found " + kind());
        };
    }

    /** The texts of a list; see {@link #items()}. */
    default List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (Node item : items()) {
            texts.add(item.text());
        }
        return texts;
    }

    /** The named fields of this node; anything else but nothing is an error. */
    default Fields fields() {
        return switch (this) {
            case Fields fields -> fields;
            case Text text when text.value().isEmpty() -> new Fields(List.of(), line());
            case Text text -> throw text.wrong("expected fields 'name: value', found '" + text.value() + "'");
            case Items items -> throw items.wrong("expected fields 'name: value', found " + kind());
        };
    }

    default ScenarioException wrong(String message) {
        return new ScenarioException(line(), message);
    }
}
