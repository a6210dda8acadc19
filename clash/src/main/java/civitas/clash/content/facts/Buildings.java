package civitas.clash.content.facts;

import civitas.clash.content.Building;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The kinds of building at a table with their facts. */
public final class Buildings {

    /** How many kinds of building a city has place for. */
    public static final int KINDS = 8;

    private final List<Building> all;
    private final BuildingSpec[] specs = new BuildingSpec[KINDS];
    private final int size;

    Buildings(JsonNode rows, Components components) {
        List<Building> kinds = new ArrayList<>();
        Arrays.fill(specs, BuildingSpec.NONE);
        int highest = -1;
        for (JsonNode row : ContentFile.rows(rows, BuildingSpec.FIELDS)) {
            Building building = components.building(row.get("id").asString());
            kinds.add(building);
            specs[building.number()] = BuildingSpec.of(row);
            highest = Math.max(highest, building.number());
        }
        all = List.copyOf(kinds);
        size = highest + 1;
    }

    public List<Building> all() {
        return all;
    }

    public BuildingSpec spec(Building building) {
        return specs[building.number()];
    }

    /** One more than the highest number of a kind. */
    public int size() {
        return size;
    }
}
