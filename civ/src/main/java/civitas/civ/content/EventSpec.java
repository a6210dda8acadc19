package civitas.civ.content;

import java.util.List;

/**
 * The facts of a culture event.
 *
 * @param level the deck it belongs to, 1 to 3
 * @param range how far it reaches, 0 when it has no range
 * @param amount its number: units built, production given, or the highest level of tech exchanged
 * @param resources the resources it can stand for (CV-07.24)
 */
public record EventSpec(int level, int count, Phase phase, int range, int amount, List<Resource> resources) {

    public EventSpec {
        resources = List.copyOf(resources);
    }
}
