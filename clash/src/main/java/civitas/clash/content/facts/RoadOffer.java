package civitas.clash.content.facts;

import civitas.clash.content.Goods;
import tools.jackson.databind.JsonNode;

/**
 * What a group may pay for on a road (CC-6.25, CC-6.34).
 *
 * @param spaces how far it leads at most
 * @param ignoresTerrain whether forest and mountain do not matter
 */
public record RoadOffer(Goods price, int spaces, boolean ignoresTerrain) {

    static RoadOffer of(JsonNode row) {
        return new RoadOffer(
                ContentFile.goods(row.get("price")),
                row.get("spaces").asInt(),
                row.get("ignoresTerrain").asBoolean());
    }
}
