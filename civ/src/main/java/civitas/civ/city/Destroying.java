package civitas.civ.city;

import civitas.civ.board.SquareSet;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.Building;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;

/** Effects that destroy a building; walls are one, on the square of their city (CV-06.64, CV-10.24). */
public final class Destroying {

    private Destroying() {}

    /** Whether a building stands on a square, or walls if it is a city center. */
    public static boolean isBuilding(CivTable table, int square) {
        int city = table.cities().at(square);
        return city >= 0 ? table.cities().hasWalls(city) : table.pieces().isBuilding(square);
    }

    /** What stands there; only where {@link #isBuilding} holds. */
    public static Building at(CivTable table, int square) {
        return table.cities().at(square) >= 0
                ? BaseBuilding.WALLS
                : table.pieces().building(square);
    }

    /** The squares of all buildings on the map (CV-06.64); blockades do not matter (CV-13.14). */
    public static SquareSet buildings(CivTable table) {
        SquareSet found = new SquareSet(table.board().size());
        for (int player = 0; player < table.seats(); player++) {
            addBuildings(table, player, found);
        }
        return found;
    }

    /** The squares of all buildings of a player. */
    public static SquareSet buildings(CivTable table, int player) {
        SquareSet found = new SquareSet(table.board().size());
        addBuildings(table, player, found);
        return found;
    }

    private static void addBuildings(CivTable table, int player, SquareSet found) {
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (!table.cities().exists(city)) {
                continue;
            }
            if (table.cities().hasWalls(city)) {
                found.add(table.cities().center(city));
            }
            for (int square : table.cities().outskirts(city)) {
                if (table.pieces().isBuilding(square)) {
                    found.add(square);
                }
            }
        }
    }

    /** Whose building stands on a square. */
    public static int owner(CivTable table, int square) {
        int city = table.cities().at(square);
        return Cities.owner(city >= 0 ? city : table.cities().around(square));
    }

    /** Destroys the building on a square: a token returns to the market, walls turn the city marker back. */
    public static void building(CivTable table, int square) {
        table.say("log.destroyed", table.name(owner(table, square)), at(table, square), table.square(square));
        int city = table.cities().at(square);
        if (city >= 0) {
            table.cities().setWalls(city, false);
        } else {
            table.clearPiece(square);
        }
    }
}
