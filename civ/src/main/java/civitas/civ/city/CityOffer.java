package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.table.Act;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.turn.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.List;

/** The actions of the cities that have not acted yet, in any order (CV-06.01, CV-06.02). */
public final class CityOffer implements Offer {

    private static final List<Act> VERBS = List.of(
            Act.BUILD_FIGURE, Act.BUILD_UNIT, Act.BUILD, Act.BUILD_FREE, Act.BUILD_WONDER, Act.ARTS, Act.HARVEST);

    @Override
    public List<Act> verbs() {
        return VERBS;
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (table.player(player).actions(marker) > 0 && table.cities().exists(city)) {
                listCity(table, city, out);
            }
        }
    }

    private static void listCity(CivTable table, int city, Choices out) {
        int player = Cities.owner(city);
        Menu.builds(table, city, Production.reach(table, player, Production.of(table, city)), out);
        if (table.mayUse(table.hooks().freeBuilding, player)) {
            Menu.buildings(table, city, Integer.MAX_VALUE, Act.BUILD_FREE, out);
        }
        out.add(Act.ARTS, table.square(table.cities().center(city)));
        Menu.harvests(table, city, out);
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        Square center = (Square) choice.subject();
        Planning.choose(table, table.cities().at(center.index()), List.of(), choice);
    }
}
