package civitas.civ.content;

import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The facts of a tech (CV-09.27 to CV-09.34).
 *
 * @param unit the unit type it upgrades or unlocks, with {@code rank}
 * @param speed the travel speed it sets, 0 for none
 * @param stack the stacking limit it sets, 0 for none
 * @param hand what it adds to the culture event hand limit
 * @param coins the coins printed on it
 * @param cities the city limit it sets, 0 for none
 * @param coinTokens the most coin tokens it collects, 0 for none
 */
public record TechSpec(
        int level,
        Optional<Building> building,
        Optional<Government> government,
        Optional<UnitType> unit,
        int rank,
        int speed,
        int stack,
        Water water,
        int hand,
        int coins,
        int cities,
        int coinTokens,
        List<PaidAbility> abilities) {

    public TechSpec {
        abilities = List.copyOf(abilities);
    }

    static TechSpec of(Tech tech, JsonNode row, Components names) {
        return new TechSpec(
                row.get("level").asInt(),
                names.find(Building.class, row, "building"),
                names.find(Government.class, row, "government"),
                Ids.optional(UnitType.class, row.path("upgrade"), "type"),
                row.path("upgrade").path("rank").asInt(0),
                row.path("speed").asInt(0),
                row.path("stack").asInt(0),
                Ids.optional(Water.class, row, "water").orElse(Water.NONE),
                row.path("hand").asInt(0),
                row.path("coin").asInt(0),
                row.path("cities").asInt(0),
                row.path("coinTokens").asInt(0),
                PaidAbility.all(tech, row.path("abilities")));
    }
}
