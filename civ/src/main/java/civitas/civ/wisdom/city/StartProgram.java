package civitas.civ.wisdom.city;

import civitas.civ.board.Square;
import civitas.civ.city.CityAction;
import civitas.civ.city.CityReasons;
import civitas.civ.state.Act;
import civitas.civ.state.ActionKind;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.civ.wisdom.content.WisdomMark;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;

/** City action D (CV-06.03, CV-06.91). */
final class StartProgram implements Offer {

    @Override
    public List<Act> verbs() {
        return List.of(Act.PROGRAM);
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (table.player(player).actions(marker) > 0 && table.cities().exists(city) && mayStart(table, city)) {
                out.add(Act.PROGRAM, table.square(table.cities().center(city)));
            }
        }
    }

    private static boolean mayStart(CivTable table, int city) {
        return table.mayAct(city, ActionKind.PROGRAM) && new BuildingProgram().isPossible(table, city);
    }

    /** About the marker itself: why no city of the player may start a program. */
    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (thing != WisdomMark.BUILDING_PROGRAM) {
            return;
        }
        Choices choices = new Choices();
        list(table, player, choices);
        for (int marker = 0; marker < Cities.PER_PLAYER && choices.isEmpty(); marker++) {
            int city = Cities.of(player, marker);
            if (table.cities().exists(city) && !CityReasons.explainActions(table, city, out)) {
                Square center = table.square(table.cities().center(city));
                boolean held = table.cities().has(city, WisdomMark.BUILDING_PROGRAM);
                out.because(held ? "why.program-there" : "why.same-action", center);
            }
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        int city = table.cities().at(choice.subject(Square.class).index());
        CityAction.declare(table, city, List.of(new BuildingProgram()));
    }
}
