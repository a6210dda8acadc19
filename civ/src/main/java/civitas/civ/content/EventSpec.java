package civitas.civ.content;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

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

    static EventSpec of(JsonNode row) {
        List<Resource> resources = new ArrayList<>();
        row.path("resources").forEach(id -> resources.add(Ids.constant(Resource.class, id)));
        return new EventSpec(
                row.get("level").asInt(),
                row.get("count").asInt(),
                Ids.constant(Phase.class, row.get("phase")),
                row.path("range").asInt(0),
                row.path("units").asInt(0)
                        + row.path("production").asInt(0)
                        + row.path("maxTechLevel").asInt(0),
                resources);
    }
}
