package civitas.civ.content.facts;

import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** The numbers printed on a card, by the names that its content file gives them. What they mean its code says. */
public final class Amounts {

    private final Map<String, Integer> byName = new HashMap<>();

    Amounts(JsonNode row) {
        row.properties().forEach(field -> {
            if (field.getValue().isInt()) {
                byName.put(field.getKey(), field.getValue().asInt());
            }
        });
    }

    /** A number of the card; one that is not there is a mistake that shows at start-up. */
    public int get(String name) {
        Integer amount = byName.get(name);
        if (amount == null) {
            throw new IllegalStateException("no '" + name + "' among " + byName);
        }
        return amount;
    }
}
