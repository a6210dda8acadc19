package civitas.civ.content.facts;

import civitas.civ.content.Component;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The components of all boxes on a table by the ids that content files use for them. */
final class Components {

    private final List<Component> all = new ArrayList<>();

    Components(List<BoxContent> boxes) {
        boxes.forEach(box -> all.addAll(box.components()));
    }

    /** The components of a family, in the order of their numbers. */
    <T extends Component> List<T> of(Class<T> family) {
        return all.stream()
                .filter(family::isInstance)
                .map(family::cast)
                .sorted(Comparator.comparingInt(Component::index))
                .toList();
    }

    <T extends Component> T get(Class<T> family, JsonNode id) {
        return all.stream()
                .filter(component ->
                        family.isInstance(component) && component.code().equals(id.asString()))
                .map(family::cast)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no " + family.getSimpleName() + " " + id.asString()));
    }

    <T extends Component> Optional<T> find(Class<T> family, JsonNode row, String field) {
        return row.has(field) ? Optional.of(get(family, row.get(field))) : Optional.empty();
    }
}
