package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.content.Resource;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.Map;

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
        CivTable ahead = Planning.ahead(table, city, List.of(first));
        if (first.isBuild()) {
            Menu.builds(ahead, city, rest(table), out);
        } else {
            Menu.harvests(ahead, city, out);
        }
        out.add(Act.DONE);
    }

    /** What the second thing may cost. */
    private int rest(CivTable table) {
        int player = Cities.owner(city);
        return Production.reach(table, player, Production.of(table, city)) - first.cost(table, player);
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        Square center = table.square(table.cities().center(city));
        Thing what = thing instanceof InCity wish && wish.center().equals(center) ? wish.what() : thing;
        if (what instanceof InCity || (what instanceof Square square && !square.equals(center))) {
            out.because("why.second-here", center);
        }
        if (!CityReasons.isWare(what)) {
            return;
        }
        if (first.isBuild() != CityReasons.isBuilt(what)) {
            out.because(first.isBuild() ? "why.second-build" : "why.second-harvest");
            return;
        }
        CivTable ahead = Planning.ahead(table, city, List.of(first));
        if (what instanceof Resource resource) {
            if (!MarketReasons.explain(ahead, Cities.owner(city), resource, out)) {
                HarvestReasons.explain(ahead, city, resource, out);
            }
        } else {
            CityReasons.explainRest(ahead, city, rest(table), what, out);
        }
    }

    @Override
    public Phrase loss(CivTable table, int seat, Choice choice) {
        return Planning.loss(table, city, List.of(first), choice);
    }

    @Override
    public Map<String, Integer> expense(CivTable table, int seat, Choice choice) {
        return choice.verb() == Act.DONE ? Map.of() : Planning.price(table, city, first.cost(table, seat), choice);
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
