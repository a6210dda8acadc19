package civitas.civ.content.facts;

import tools.jackson.databind.JsonNode;

/**
 * A space of the culture track (CV-07.02).
 *
 * @param event the level of the culture event it gives, 0 for none
 */
public record TrackSpace(int culture, int trade, int event, boolean greatPerson, boolean victory) {

    static TrackSpace of(JsonNode row) {
        return new TrackSpace(
                row.get("culture").asInt(),
                row.get("trade").asInt(),
                row.path("event").asInt(0),
                row.path("greatPerson").asBoolean(false),
                row.path("victory").asBoolean(false));
    }
}
