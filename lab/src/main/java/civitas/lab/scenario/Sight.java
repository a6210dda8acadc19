package civitas.lab.scenario;

import civitas.kernel.scenario.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What somebody sees: the view that the page of that seat receives, by names such as {@code clock.phase} or
 * {@code players.blue.trade}. Of a list one names an entry by what it is called, or by its number, from 1.
 */
final class Sight {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /** What entries of lists are called by. */
    private static final List<String> CALLED = List.of("seat", "code", "label", "square", "space", "name");

    private final JsonNode view;

    Sight(Object view) {
        this.view = MAPPER.valueToTree(view);
    }

    /** The value of a name; empty if the view has no place for it. */
    Optional<Object> fact(String name) {
        Optional<JsonNode> node = Optional.of(view);
        for (String word : name.split("\\.")) {
            node = node.flatMap(parent -> child(parent, word));
        }
        return node.map(Sight::value);
    }

    /** Which word of a name is wrong, and what could stand there instead. */
    String missing(String name) {
        JsonNode node = view;
        for (String word : name.split("\\.")) {
            Optional<JsonNode> next = child(node, word);
            if (next.isEmpty()) {
                return "nothing called '" + word + "'" + Nearest.hint(word, node.propertyNames()) + "; there are "
                        + String.join(", ", new TreeSet<>(node.propertyNames()));
            }
            node = next.get();
        }
        return "nothing";
    }

    private static Optional<JsonNode> child(JsonNode parent, String word) {
        if (!parent.isArray()) {
            return Optional.ofNullable(parent.get(word));
        }
        for (JsonNode entry : parent) {
            for (String called : CALLED) {
                if (entry.path(called).isString()
                        && entry.path(called).stringValue().equals(word)) {
                    return Optional.of(entry);
                }
            }
        }
        return word.matches("[1-9][0-9]{0,3}")
                ? Optional.ofNullable(parent.get(Integer.parseInt(word) - 1))
                : Optional.empty();
    }

    private static Object value(JsonNode node) {
        if (node.isArray()) {
            List<Object> values = new ArrayList<>();
            node.forEach(one -> values.add(value(one)));
            return values;
        }
        if (node.isObject()) {
            Map<String, Object> values = new LinkedHashMap<>();
            node.properties().forEach(one -> values.put(one.getKey(), value(one.getValue())));
            return values;
        }
        if (node.isNumber()) {
            return node.numberValue();
        }
        return node.isBoolean() ? (Object) node.booleanValue() : node.asString();
    }
}
