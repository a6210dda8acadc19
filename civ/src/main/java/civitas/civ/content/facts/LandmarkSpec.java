package civitas.civ.content.facts;

import civitas.civ.content.Yield;
import tools.jackson.databind.JsonNode;

/**
 * The facts of a landmark. A relic has no other: it is taken away with its reward.
 *
 * @param relic whether it is a relic; otherwise it is a city-state
 * @param icons what it gives to whoever controls it, packed as {@link Yield}
 * @param anyResource whether it shows the symbol of any resource
 * @param combat its combat bonus in every battle of whoever controls it (CV-11.29)
 * @param defence the combat bonus of armies that are attacked on it (CV-11.28)
 * @param culture what somebody gains who founds a city on it (CV-04.19)
 */
public record LandmarkSpec(boolean relic, int icons, boolean anyResource, int combat, int defence, int culture) {

    static LandmarkSpec of(JsonNode row) {
        return new LandmarkSpec(
                row.get("kind").asString().equals("relic"),
                Yield.of(row.path("yield")),
                row.path("resource").asString("").equals("any"),
                row.path("combat").asInt(0),
                row.path("defence").asInt(0),
                row.path("founding").asInt(0));
    }
}
