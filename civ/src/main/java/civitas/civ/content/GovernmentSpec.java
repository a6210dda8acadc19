package civitas.civ.content;

import tools.jackson.databind.JsonNode;

/**
 * What a government card says (CV-01.36). Numbers add up with what other abilities give and may be negative.
 *
 * @param coins coins of its owner
 * @param hand culture event hand limit
 * @param arts culture of each city devoted to the arts
 * @param trade trade in the Trade phase
 * @param production production of each city
 * @param force battle force size
 * @param idleCapital the capital takes no city action (CV-04.37)
 * @param armiesFoundCities armies found cities like scouts (CV-04.09)
 * @param scoutsExploreHuts scouts enter and explore huts (CV-08.35)
 * @param harvestAnywhere a harvest may use the outskirts of any own city
 * @param sparesCities its owner may not attack cities of other players
 */
public record GovernmentSpec(
        int coins,
        int hand,
        int arts,
        int trade,
        int production,
        int force,
        boolean idleCapital,
        boolean armiesFoundCities,
        boolean scoutsExploreHuts,
        boolean harvestAnywhere,
        boolean sparesCities) {

    static GovernmentSpec of(JsonNode row) {
        return new GovernmentSpec(
                row.path("coin").asInt(0),
                row.path("cultureHandSize").asInt(0),
                row.path("artsCulturePerCity").asInt(0),
                row.path("tradePhase").path("trade").asInt(0),
                row.path("productionPerCity").asInt(0),
                row.path("battleHandSize").asInt(0),
                row.path("capitalActions").asInt(1) == 0,
                row.path("armiesFoundCities").asBoolean(false),
                row.path("scoutsExploreHuts").asBoolean(false),
                row.path("harvestFromAnyOwnOutskirts").asBoolean(false),
                row.path("cannotAttack").size() > 0);
    }
}
