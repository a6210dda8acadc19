package civitas.civ.content.facts;

import civitas.civ.content.Building;
import civitas.civ.content.Government;
import civitas.civ.content.Ids;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.content.Water;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The facts of a tech (CV-09.27 to CV-09.34).
 *
 * @param upgrades the unit types it upgrades or unlocks
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
        List<Upgrade> upgrades,
        int speed,
        int stack,
        Water water,
        int hand,
        int coins,
        int cities,
        int coinTokens,
        List<PaidAbility> abilities) {

    public TechSpec {
        upgrades = List.copyOf(upgrades);
        abilities = List.copyOf(abilities);
    }

    /** Units of a type become of a rank, unless they are better already (CV-09.31). */
    public record Upgrade(UnitType type, int rank) {

        /** One of them, or several in a list (CV-09.35). */
        private static List<Upgrade> all(JsonNode rows) {
            if (rows.isObject()) {
                return List.of(of(rows));
            }
            List<Upgrade> all = new ArrayList<>();
            rows.forEach(row -> all.add(of(row)));
            return all;
        }

        private static Upgrade of(JsonNode row) {
            return new Upgrade(
                    Ids.constant(UnitType.class, row.get("type")),
                    row.get("rank").asInt());
        }
    }

    /** Whether it upgrades or unlocks units of a type. */
    public boolean upgrades(UnitType type) {
        return upgrades.stream().anyMatch(upgrade -> upgrade.type() == type);
    }

    static TechSpec of(Tech tech, JsonNode row, Components names) {
        return new TechSpec(
                row.get("level").asInt(),
                names.find(Building.class, row, "building"),
                names.find(Government.class, row, "government"),
                Upgrade.all(row.path("upgrade")),
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
