package civitas.clash.content.facts;

import civitas.clash.content.Goods;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The facts of a kind of building.
 *
 * @param pieces how many of them a player has (CC-1.2)
 * @param coastal whether it stands only in cities beside the sea (CC-4.78)
 * @param gain what it brings when it is constructed (CC-4.74)
 * @param dice dice of its defender in the first round (CC-7.58)
 * @param cancels hits it cancels then
 * @param keepsColour whether neither influence nor conquest changes its colour
 */
public record BuildingSpec(int pieces, boolean coastal, Goods gain, int dice, int cancels, boolean keepsColour) {

    static final BuildingSpec NONE = new BuildingSpec(0, false, Goods.NOTHING, 0, 0, false);

    static final Set<String> FIELDS = Set.of("id", "pieces", "coastal", "gain", "defence", "keepsColour");

    static BuildingSpec of(JsonNode row) {
        return new BuildingSpec(
                row.get("pieces").asInt(),
                row.path("coastal").asBoolean(false),
                ContentFile.goods(row.path("gain")),
                row.path("defence").path("dice").asInt(0),
                row.path("defence").path("cancels").asInt(0),
                row.path("keepsColour").asBoolean(false));
    }

    /** Whether it defends its city, even without an army (CC-4.76). */
    public boolean resists() {
        return dice > 0 || cancels > 0;
    }
}
