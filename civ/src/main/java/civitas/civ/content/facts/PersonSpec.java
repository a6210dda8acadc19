package civitas.civ.content.facts;

import civitas.civ.content.Yield;
import tools.jackson.databind.JsonNode;

/** What a great person gives on the map (CV-07.28): icons packed as {@link Yield}, and a combat bonus. */
public record PersonSpec(int count, int icons, int combat) {

    static PersonSpec of(JsonNode row) {
        return new PersonSpec(
                row.get("count").asInt(),
                Yield.of(row.get("yield")),
                row.path("combat").asInt(0));
    }
}
