package civitas.clash.civilizations.ability;

import civitas.clash.board.SpaceSet;
import civitas.clash.table.ClashTable;

/** Regions of the board, each named by the first of its spaces. */
public final class Regions {

    private Regions() {}

    public static int of(ClashTable table, int space) {
        return table.board().region(space).getFirst();
    }

    /** The regions in which a player has cities. */
    public static SpaceSet withCities(ClashTable table, int player) {
        SpaceSet regions = new SpaceSet();
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            regions.add(of(table, city));
        }
        return regions;
    }
}
