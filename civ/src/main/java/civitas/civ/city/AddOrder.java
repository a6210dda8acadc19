package civitas.civ.city;

import civitas.civ.table.Act;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;
import java.util.List;

/**
 * An ability lets a city do a second thing in one action: build from the rest of the same production, which is counted
 * once, or harvest again (CV-06.15, CV-10.33). Both are declared together (CV-06.08).
 */
record AddOrder(int city, Order first) implements Question<CivTable> {

    @Override
    public int asked(CivTable table) {
        return 1 << Cities.owner(city);
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.second", first, table.square(table.cities().center(city)));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        int player = Cities.owner(city);
        CivTable ahead = Planning.ahead(table, city, List.of(first));
        if (first.isBuild()) {
            int reach = Production.reach(table, player, Production.of(table, city)) - first.cost(table, player);
            Menu.builds(ahead, city, reach, out);
        } else {
            Menu.harvests(ahead, city, out);
        }
        out.add(Act.DONE);
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            CityAction.declare(table, city, List.of(first));
        } else {
            Planning.choose(table, city, List.of(first), choice);
        }
    }
}
