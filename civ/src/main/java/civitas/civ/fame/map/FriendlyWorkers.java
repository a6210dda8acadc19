package civitas.civ.fame.map;

import civitas.civ.board.Square;
import civitas.civ.city.MoreProduction;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.List;

/** A kept token gives an own city more production in this turn (CV-08.45, CV-06.14). */
final class FriendlyWorkers implements Offer {

    private static final String CONTENT = "friendly-workers";

    private static final int PRODUCTION = 4;

    @Override
    public List<Act> verbs() {
        return List.of(Act.REVEAL);
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (!Kept.has(table, player, CONTENT)) {
            return;
        }
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (table.cities().exists(city)) {
                out.add(
                        Act.REVEAL,
                        Kept.kind(table, player, CONTENT),
                        table.square(table.cities().center(city)));
            }
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        Kept.spend(table, player, CONTENT);
        int city = table.cities().at(choice.object(Square.class).index());
        table.push(new MoreProduction(city, PRODUCTION, "log.extra-production"));
    }
}
