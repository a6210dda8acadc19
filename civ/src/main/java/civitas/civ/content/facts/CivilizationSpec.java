package civitas.civ.content.facts;

import civitas.civ.content.Government;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * How a civilization starts (CV-02.44, CV-02.47), and the numbers of its abilities, which are in {@code civ.civilization}.
 *
 * @param module the module of a box without which it is not played (CV-01.06)
 */
public record CivilizationSpec(Tech tech, Government government, Start start, Gifts gifts, Optional<String> module) {

    static CivilizationSpec of(JsonNode row, Components names) {
        return new CivilizationSpec(
                names.get(Tech.class, row.get("tech")),
                names.get(Government.class, row.get("government")),
                Start.of(row.path("setup")),
                Gifts.of(row.path("mechanics")),
                Optional.ofNullable(row.get("module")).map(JsonNode::asString));
    }

    /**
     * What it has at the beginning besides the usual (CV-02.53 to CV-02.59).
     *
     * @param people great people in the capital's outskirts
     * @param wonders ancient wonders in the capital's outskirts
     * @param walls whether the capital has walls
     * @param armies further armies on the map
     * @param scouts further scouts on the map
     * @param units the types of further units, one for each card
     */
    public record Start(int people, int wonders, boolean walls, int armies, int scouts, List<UnitType> units) {

        public Start {
            units = List.copyOf(units);
        }

        private static Start of(JsonNode row) {
            List<UnitType> units = new ArrayList<>();
            for (UnitType type : UnitType.values()) {
                int count = row.path("extraUnits").path(type.code()).asInt(0);
                for (int i = 0; i < count; i++) {
                    units.add(type);
                }
            }
            return new Start(
                    row.path("greatPerson").asInt(0),
                    row.path("ancientWonder").asInt(0),
                    row.path("capitalWalls").asBoolean(false),
                    row.path("extraArmies").asInt(0),
                    row.path("extraScouts").asInt(0),
                    units);
        }
    }

    /**
     * The numbers on the sheet; 0 where it says nothing.
     *
     * @param rush production for one conversion of trade, instead of the normal one (CV-06.17)
     * @param explorerCulture culture for every hut explored and every village conquered
     * @param savedUnits killed units that return after a battle
     * @param freeBuildings buildings a turn that a city action builds for nothing
     * @param unitsOfTechs units for learning a tech of their type
     * @param resourcesOfTechs market resources for learning such a tech
     * @param advances free culture advances for wonders, cities, conquests and villages
     * @param stack what it adds to the stacking limit
     * @param espionage techs learned by giving a figure up in the center of an enemy city, once per turn
     */
    public record Gifts(
            int rush,
            int explorerCulture,
            int savedUnits,
            int freeBuildings,
            int unitsOfTechs,
            int resourcesOfTechs,
            int advances,
            int stack,
            int espionage) {

        private static Gifts of(JsonNode row) {
            return new Gifts(
                    row.path("productionPerConversion").asInt(0),
                    row.path("explorerCulture").asInt(0),
                    row.path("saveKilledUnits").asInt(0),
                    row.path("freeUnlockedBuilding").asInt(0),
                    row.path("freeUnit").asInt(0),
                    row.path("marketResource").asInt(0),
                    row.path("cultureAdvance").asInt(0),
                    row.path("stackingLimit").asInt(0),
                    row.path("learnTechKnownByOwner").asInt(0));
        }
    }
}
