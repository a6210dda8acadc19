package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Building;
import civitas.clash.pay.Pay;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Purpose;
import civitas.clash.turn.Actions;
import civitas.clash.turn.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.Set;

/** The main action "activate a city to construct a building" (rules 4.4.2). */
public final class ConstructAction implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.CONSTRUCT);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (!Actions.left(table)) {
            return;
        }
        for (int b = 0; b < Building.COUNT; b++) {
            Building building = Building.of(b);
            SpaceSet cities = table.cities().of(player);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                if (Activation.isPossible(table, city)
                        && Constructing.isLegal(table, player, city, building)
                        && Pay.isPossible(
                                table, player, Constructing.prices(table, player, building), Purpose.BUILDING)) {
                    out.add(Act.CONSTRUCT, building, table.space(city));
                }
            }
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        int city = ((Space) choice.object()).index();
        Building building = (Building) choice.subject();
        Activation.begin(table, city);
        Construct.forPrice(table, player, city, building);
    }
}
