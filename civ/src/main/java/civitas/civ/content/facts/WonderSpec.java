package civitas.civ.content.facts;

import civitas.civ.content.Era;
import civitas.civ.content.Ids;
import civitas.civ.content.Tech;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The facts of a wonder: with the discount tech it costs {@code discountCost} (CV-06.66). */
public record WonderSpec(Era era, int cost, Optional<Tech> discountTech, int discountCost, int culture) {

    static WonderSpec of(JsonNode row, Components names) {
        int cost = row.get("cost").asInt();
        JsonNode discount = row.path("discount");
        return new WonderSpec(
                Ids.constant(Era.class, row.get("era")),
                cost,
                names.find(Tech.class, discount, "tech"),
                discount.path("cost").asInt(cost),
                row.get("culture").asInt());
    }
}
