package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.state.Act;
import civitas.civ.state.ActionKind;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.Map;

/**
 * The actions of the cities that have not acted yet, in any order (CV-06.01, CV-06.02).
 *
 * <p>Rules: CV-06.04, CV-06.05, CV-06.07.
 */
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
        if (table.mayAct(city, ActionKind.BUILD)) {
            listBuilds(table, city, out);
        }
        if (table.mayAct(city, ActionKind.ARTS)) {
            out.add(Act.ARTS, table.square(table.cities().center(city)));
        }
        if (table.mayAct(city, ActionKind.HARVEST)) {
            Menu.harvests(table, city, out);
        }
    }

    private static void listBuilds(CivTable table, int city, Choices out) {
        int player = Cities.owner(city);
        Menu.builds(table, city, Production.reach(table, player, Production.of(table, city)), out);
        if (table.mayUse(table.hooks().city.freeBuilding, player)) {
            Menu.buildings(table, city, Integer.MAX_VALUE, Act.BUILD_FREE, out);
        }
    }

    /** About what cities build and harvest, in any own city or in one, and about cities themselves. */
    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof Square square && table.cities().at(square.index()) >= 0) {
            explainCity(table, player, table.cities().at(square.index()), out);
        } else if (thing instanceof InCity wish && CityReasons.isWare(wish.what())) {
            explainHere(table, player, wish, out);
        } else if (CityReasons.isWare(thing) && !isListed(table, player, thing)) {
            CityReasons.explain(table, player, thing, out);
        }
    }

    private static void explainCity(CivTable table, int player, int city, Reasons out) {
        if (Cities.owner(city) == player) {
            CityReasons.explainActions(table, city, out);
        } else {
            out.because("why.not-your-city", table.square(table.cities().center(city)));
        }
    }

    private static void explainHere(CivTable table, int player, InCity wish, Reasons out) {
        int city = table.cities().at(wish.center().index());
        if (city < 0 || Cities.owner(city) != player) {
            out.because("why.not-your-city", wish.center());
        } else if (!MarketReasons.explain(table, player, wish.what(), out)) {
            CityReasons.explainHere(table, city, wish.what(), out);
        }
    }

    private boolean isListed(CivTable table, int player, Thing thing) {
        Choices choices = new Choices();
        list(table, player, choices);
        return choices.toList().stream().anyMatch(choice -> choice.isAbout(thing));
    }

    @Override
    public Phrase loss(CivTable table, int player, Choice choice) {
        return Planning.loss(
                table, table.cities().at(choice.subject(Square.class).index()), List.of(), choice);
    }

    @Override
    public Map<String, Integer> expense(CivTable table, int player, Choice choice) {
        int city = table.cities().at(choice.subject(Square.class).index());
        return Planning.price(table, city, 0, choice);
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        Square center = choice.subject(Square.class);
        Planning.choose(table, table.cities().at(center.index()), List.of(), choice);
    }
}
