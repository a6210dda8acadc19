package civitas.civ.wisdom.map;

import civitas.civ.content.Landmark;
import civitas.civ.content.facts.LandmarkSpec;
import civitas.civ.table.CivTable;

/** City-states come to the map with hut and village tokens (CV-08.46, CV-16.51). */
final class CityStates {

    private CityStates() {}

    /** The top marker is laid on the square of the token; if none is left nothing happens (CV-16.51, CV-16.52). */
    static void found(CivTable table, int player, int square) {
        if (table.landmarks().cityStates().isExhausted()) {
            table.say("log.city-state.none", table.name(player), table.square(square));
            return;
        }
        int number = table.landmarks().cityStates().draw(table.chance());
        Landmark cityState = table.content().landmarks().get(number);
        table.reveal();
        table.putLandmark(cityState, square);
        table.say("log.city-state", table.name(player), table.square(square), cityState);
        if (table.cities().around(square) >= 0) {
            destroy(table, player, square);
        }
    }

    /** Beside a city no city-state can be: it is gone at once, and its culture is gained (CV-04.31). */
    private static void destroy(CivTable table, int player, int square) {
        LandmarkSpec spec = table.landmarks().spec(square);
        table.removeLandmark(square);
        table.addCulture(player, spec.culture());
        table.say("log.city-state.destroyed", table.name(player), table.square(square), spec.culture());
    }
}
