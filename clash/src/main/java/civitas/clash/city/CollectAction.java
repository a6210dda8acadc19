package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.table.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.Set;

/** The main action "activate a city to collect" (rules 4.4.1). */
public final class CollectAction implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.COLLECT);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (!Actions.left(table) || table.turn().isCollectsOver()) {
            return;
        }
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (Collecting.isPossible(table, player, city)) {
                out.add(Act.COLLECT, table.space(city));
            }
        }
    }

    @Override
    public void explain(ClashTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof Space space && table.cities().isOf(player, space.index())) {
            Actions.explain(table, out);
            if (table.turn().isCollectsOver()) {
                out.because("why.free-collect-used");
            }
            Collecting.explain(table, player, space.index(), out);
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        Collecting.begin(table, player, choice.subject(Space.class).index());
    }
}
