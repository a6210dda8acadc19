package civitas.civ.start;

import civitas.civ.board.Square;
import civitas.civ.content.Figure;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;

/** Why there can be no new city on a square, in words (CV-04.07 to CV-04.22). */
final class FoundingReasons {

    private FoundingReasons() {}

    static void explain(CivTable table, int player, Square square, Reasons out) {
        if (!table.lands().isKnown(square.index())) {
            out.because("why.unexplored", square);
            return;
        }
        explainFounder(table, player, square, out);
        explainMarker(table, player, out);
        explainLand(table, player, square, out);
    }

    private static void explainFounder(CivTable table, int player, Square square, Reasons out) {
        if (table.figures().count(player, Figure.SCOUT, square.index()) > 0) {
            return;
        }
        if (table.figures().count(player, Figure.ARMY, square.index()) == 0) {
            out.because("why.found-no-scout", square);
        } else if (!table.may(player, Licence.ARMIES_FOUND_CITIES)) {
            out.because("why.found-army", square);
        }
    }

    private static void explainMarker(CivTable table, int player, Reasons out) {
        int count = table.cities().count(player);
        if (count >= table.cityLimit(player)) {
            out.because("why.city-limit", count, table.cityLimit(player));
        } else if (!Founding.hasMarker(table, player)) {
            out.because("why.no-city-marker");
        }
    }

    private static void explainLand(CivTable table, int player, Square square, Reasons out) {
        int holder = table.figures().holder(square.index());
        if (holder != Figures.NOBODY && holder != player) {
            out.because("why.enemy", square, table.name(holder));
            return;
        }
        switch (Founding.obstacle(table, player, square.index())) {
            case NONE -> {}
            case WATER -> out.because("why.found-water", square);
            case EDGE -> out.because("why.found-edge", square);
            case UNEXPLORED, TOKEN, RELIC, CITY_STATE, ENEMY -> explainAround(table, player, square, out);
            case CITY ->
                out.because(
                        "why.found-near",
                        square,
                        table.square(table.cities().center(Founding.nearCity(table, square.index()))),
                        table.constants().cityDistance);
            case CROWD -> out.because("why.found-crowd", square);
        }
    }

    /** What each of the squares around has against it, one reason of a kind. */
    private static void explainAround(CivTable table, int player, Square square, Reasons out) {
        if (table.landmarks().isRelic(square.index())) {
            out.because("why.relic-there", square);
        }
        boolean unexplored = false;
        for (int near : table.board().around(square.index())) {
            Square other = table.square(near);
            if (Founding.isWelcome(table, player, near)) {
                continue;
            }
            switch (Founding.beside(table, player, near)) {
                case UNEXPLORED -> unexplored = true;
                case TOKEN ->
                    out.because(table.lands().hasVillage(near) ? "why.found-village" : "why.found-hut", square, other);
                case RELIC -> out.because("why.found-relic", square, other);
                case CITY_STATE -> out.because("why.found-city-state", square, other);
                case ENEMY ->
                    out.because(
                            "why.found-enemy",
                            square,
                            other,
                            table.name(table.figures().holder(near)));
                case NONE, WATER, EDGE, CITY, CROWD -> {}
            }
        }
        if (unexplored) {
            out.because("why.found-unexplored", square);
        }
    }

    /** Why a figure cannot step aside to a square around a new city (CV-04.21). */
    static void explainRoom(CivTable table, int player, int city, Square square, Reasons out) {
        int index = square.index();
        int holder = table.figures().holder(index);
        if (table.board().spread(city, index) != 1) {
            out.because("why.not-around", square, table.square(city));
        } else if (Founding.room(table, player, index) > 0) {
            return;
        } else if (table.lands().hasToken(index)) {
            out.because(table.lands().hasVillage(index) ? "why.village" : "why.hut", square);
        } else if (holder != Figures.NOBODY && holder != player) {
            out.because("why.enemy", square, table.name(holder));
        } else if (table.figures().count(index) >= table.stack(player)) {
            out.because("why.stack", square, table.stack(player));
        } else {
            out.because("why.water-end", square);
        }
    }
}
