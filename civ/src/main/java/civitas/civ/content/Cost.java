package civitas.civ.content;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The price of an ability (CV-10.01, CV-10.02).
 *
 * @param resources the resources it names
 * @param any how many resources of the payer's choice (the question marks)
 */
public record Cost(List<Resource> resources, int any, int trade, int culture) {

    public static final Cost NOTHING = new Cost(List.of(), 0, 0, 0);

    public Cost {
        resources = List.copyOf(resources);
    }

    /** How many resources have to be paid in all. */
    public int resourceCount() {
        return resources.size() + any;
    }

    static Cost of(JsonNode row) {
        List<Resource> named = new ArrayList<>();
        for (Resource resource : Resource.values()) {
            for (int i = 0; i < row.path(resource.code()).asInt(0); i++) {
                named.add(resource);
            }
        }
        return new Cost(
                named,
                row.path("any").asInt(0),
                row.path("trade").asInt(0),
                row.path("culture").asInt(0));
    }
}
