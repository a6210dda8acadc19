package civitas.civ.content.facts;

import civitas.civ.content.Ids;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The facts of a culture event.
 *
 * @param level the deck it belongs to, 1 to 3
 * @param phases when it is played: a card with two abilities for one of them only (CV-07.22)
 * @param interrupts whether it may also interrupt the movement of others, if it is played in the Movement phase (CV-03.18)
 * @param range how far it reaches, 0 when it has no range
 * @param amount its number: units built, production or trade given, the highest level of tech exchanged, policies switched, a rank, players
 *     aimed at
 * @param resources the resources it can stand for (CV-07.24)
 */
public record EventSpec(
        int level, int count, List<Phase> phases, boolean interrupts, int range, int amount, List<Resource> resources) {

    public EventSpec {
        phases = List.copyOf(phases);
        resources = List.copyOf(resources);
    }

    /** The first phase in which it is played. */
    public Phase phase() {
        return phases.getFirst();
    }

    /** Whether it is played in a phase. */
    public boolean isFor(Phase phase) {
        return phases.contains(phase);
    }

    static EventSpec of(JsonNode row) {
        List<Resource> resources = new ArrayList<>();
        row.path("resources").forEach(id -> resources.add(Ids.constant(Resource.class, id)));
        return new EventSpec(
                row.get("level").asInt(),
                row.get("count").asInt(),
                phases(row),
                row.path("interrupts").asBoolean(true),
                row.path("range").asInt(0),
                row.path("units").asInt(0)
                        + row.path("production").asInt(0)
                        + row.path("maxTechLevel").asInt(0)
                        + row.path("policies").asInt(0)
                        + row.path("trade").asInt(0)
                        + row.path("rank").asInt(0)
                        + row.path("players").asInt(0),
                resources);
    }

    private static List<Phase> phases(JsonNode row) {
        if (row.has("phase")) {
            return List.of(Ids.constant(Phase.class, row.get("phase")));
        }
        List<Phase> phases = new ArrayList<>();
        row.get("phases").forEach(id -> phases.add(Ids.constant(Phase.class, id)));
        return phases;
    }
}
