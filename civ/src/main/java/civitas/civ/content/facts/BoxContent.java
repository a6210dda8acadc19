package civitas.civ.content.facts;

import civitas.civ.content.Component;
import java.util.List;

/**
 * The components of a box.
 *
 * @param directory where its content files lie, as a resource
 * @param components the constants of its enums
 */
public record BoxContent(String directory, List<Component> components) {

    public BoxContent {
        components = List.copyOf(components);
    }
}
