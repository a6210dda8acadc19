package civitas.clash.content.facts;

import civitas.clash.content.Force;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The facts of a wild side.
 *
 * @param settlements its settlements (CC-1.5, CC-1.7)
 * @param units its units, by kind
 * @param defeated gold for whoever beats it in a battle and kills one of its units (CC-8.39)
 * @param cityCaptured gold for one of its cities, whatever it is like (CC-8.40)
 */
public record SideSpec(int settlements, Force units, int defeated, int cityCaptured) {

    static final SideSpec NONE = new SideSpec(0, Force.NONE, 0, 0);

    static final Set<String> FIELDS = Set.of("id", "settlements", "units", "defeated", "cityCaptured");

    static SideSpec of(JsonNode row, Components components) {
        Force units = Force.NONE;
        for (String id : row.get("units").propertyNames()) {
            units = units.plus(components.unit(id), row.get("units").get(id).asInt());
        }
        return new SideSpec(
                row.path("settlements").asInt(0),
                units,
                row.path("defeated").asInt(0),
                row.path("cityCaptured").asInt(0));
    }
}
