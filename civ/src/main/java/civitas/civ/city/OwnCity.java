package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.table.Act;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;

/** Choosing one of one's own cities, also one that has already acted (CV-10.16). */
public final class OwnCity {

    private OwnCity() {}

    public static void list(CivTable table, int player, Choices out) {
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (table.cities().exists(city)) {
                out.add(Act.CHOOSE, table.square(table.cities().center(city)));
            }
        }
    }

    public static void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof Square square) {
            int city = table.cities().at(square.index());
            if (city < 0 || Cities.owner(city) != player) {
                out.because("why.not-your-city", square);
            }
        }
    }
}
