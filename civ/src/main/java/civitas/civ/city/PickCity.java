package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;

/** Which of his cities a player chooses: also one that has already acted (CV-10.16). */
public interface PickCity extends Solo<CivTable> {

    /** Goes on with the chosen city. */
    void pick(CivTable table, int city);

    @Override
    default void list(CivTable table, int seat, Choices out) {
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player(), marker);
            if (table.cities().exists(city)) {
                out.add(Act.CHOOSE, table.square(table.cities().center(city)));
            }
        }
    }

    @Override
    default void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Square square) {
            int city = table.cities().at(square.index());
            if (city < 0 || Cities.owner(city) != player()) {
                out.because("why.not-your-city", square);
            }
        }
    }

    @Override
    default void choose(CivTable table, int seat, Choice choice) {
        pick(table, table.cities().at(choice.subject(Square.class).index()));
    }
}
