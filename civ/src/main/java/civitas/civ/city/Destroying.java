package civitas.civ.city;

import civitas.civ.table.CivTable;

/** An effect destroys a building: its token returns to the market, walls fall (CV-10.24, CV-06.64). */
public final class Destroying {

    private Destroying() {}

    /** Destroys the building on a square, or the walls of the city whose center it is. */
    public static void building(CivTable table, int square) {
        int city = table.cities().at(square);
        if (city >= 0) {
            table.cities().setWalls(city, false);
        } else {
            table.clearPiece(square);
        }
    }
}
