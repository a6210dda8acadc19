package civitas.civ.fame.city;

import civitas.civ.city.CityReasons;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.fame.content.FameMark;
import civitas.civ.move.MoveFigures;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;

/** Why a caravan or a fortification can neither be used nor laid now, in words (CV-08.61, CV-08.64 to CV-08.68). */
final class MarkerReasons {

    private MarkerReasons() {}

    /** Caravans that lie there already; otherwise how there could be one. */
    static void explainCaravan(CivTable table, int player, Reasons out) {
        boolean any = false;
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            switch (Markers.obstacle(table, player, marker)) {
                case NONE -> any = true;
                case NO_CARAVAN -> {}
                case OTHER_PHASE -> {
                    any = true;
                    out.because("why.phase", FameMark.CARAVAN, FameMark.CARAVAN.phase());
                }
                case NO_ACTION -> {
                    any = true;
                    CityReasons.explainActions(table, Cities.of(player, marker), out);
                }
            }
        }
        if (!any) {
            explainLaying(table, player, FameMark.CARAVAN, Figure.SCOUT, out);
        }
    }

    /** Fortifications work by themselves; otherwise how there could be one. */
    static void explainFortification(CivTable table, int player, Reasons out) {
        boolean any = false;
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (table.cities().has(city, FameMark.FORTIFICATION)) {
                any = true;
                out.because(
                        "why.fortification-works", table.square(table.cities().center(city)), Markers.DEFENCE);
            }
        }
        if (!any) {
            explainLaying(table, player, FameMark.FORTIFICATION, Figure.ARMY, out);
        }
    }

    /** A figure has to end its move in the center of a city of its owner. */
    private static void explainLaying(CivTable table, int player, FameMark mark, Figure figure, Reasons out) {
        boolean now = table.turn().phase() == Phase.MOVEMENT;
        if (now && !MoveFigures.hasReady(table, player, figure)) {
            out.because("why.marker-no-figure", mark, figure);
        } else {
            out.because(now ? "why.marker-how" : "why.marker-when", mark, figure, Phase.MOVEMENT);
        }
    }
}
