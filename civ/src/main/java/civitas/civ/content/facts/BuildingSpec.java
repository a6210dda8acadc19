package civitas.civ.content.facts;

import civitas.civ.content.Building;
import civitas.civ.content.BuildingFamily;
import civitas.civ.content.Ids;
import civitas.civ.content.Terrain;
import civitas.civ.content.Yield;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The facts of a building.
 *
 * @param terrain where it stands; empty means any terrain but water (CV-06.43)
 * @param unique whether it carries the star (CV-06.50)
 * @param upgradeOf the building on the other side of the token that this one replaces
 * @param icons what its square gives, packed as {@link Yield}
 * @param combat its combat bonus in every battle of its owner (CV-11.32)
 */
public record BuildingSpec(
        BuildingFamily family,
        int cost,
        Optional<Terrain> terrain,
        boolean unique,
        Optional<Building> upgradeOf,
        int icons,
        int combat) {

    static BuildingSpec of(JsonNode row, Components names) {
        boolean anyLand = row.path("terrain").asString("non-water").equals("non-water");
        return new BuildingSpec(
                names.get(BuildingFamily.class, row.get("family")),
                row.get("cost").asInt(),
                anyLand ? Optional.empty() : Ids.optional(Terrain.class, row, "terrain"),
                row.path("unique").asBoolean(false),
                names.find(Building.class, row, "upgradeOf"),
                Yield.of(row.path("yield")),
                row.path("combat").asInt(row.path("defence").asInt(0)));
    }
}
