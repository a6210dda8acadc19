package civitas.civ.wisdom.city;

import civitas.civ.board.SquareSet;
import civitas.civ.content.Figure;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.wisdom.content.WisdomBuilding;

/** Navy: a city may place the armies it builds in the outskirts of any own city with a shipyard (CV-16.67). */
final class Shipyards {

    private Shipyards() {}

    static void sites(CivTable table, int city, Figure figure, SquareSet sites) {
        if (figure != Figure.ARMY) {
            return;
        }
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int own = Cities.of(Cities.owner(city), marker);
            if (own != city && table.cities().exists(own) && hasShipyard(table, own)) {
                for (int square : table.cities().outskirts(own)) {
                    sites.add(square);
                }
            }
        }
    }

    private static boolean hasShipyard(CivTable table, int city) {
        for (int square : table.cities().outskirts(city)) {
            if (table.pieces().isBuilding(square)
                    && table.pieces().building(square).equals(WisdomBuilding.SHIPYARD)) {
                return true;
            }
        }
        return false;
    }
}
