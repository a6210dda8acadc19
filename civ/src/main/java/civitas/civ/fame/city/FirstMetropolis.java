package civitas.civ.fame.city;

import civitas.civ.board.Board;
import civitas.civ.board.Slot;
import civitas.civ.board.Square;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The second square of a metropolis that stands from the beginning: a central square of the home tile (CV-02.40, CV-02.63). */
record FirstMetropolis(int player) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.grow", table.square(center(table)));
    }

    private int center(CivTable table) {
        return table.cities().center(Cities.of(player, 0));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int square : table.board().beside(center(table))) {
            if (isCentral(table, square)) {
                out.add(Act.GROW, table.square(square));
            }
        }
    }

    private static boolean isCentral(CivTable table, int square) {
        Slot slot = table.board().slot(table.board().slotOf(square));
        int column = table.square(square).x() - slot.x();
        int row = table.square(square).y() - slot.y();
        return isInside(column) && isInside(row);
    }

    private static boolean isInside(int place) {
        return place > 0 && place < Board.TILE - 1;
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Square square) {
            out.because("why.capital-central", square);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Square square = choice.subject(Square.class);
        table.say("log.grow", table.name(player), table.square(center(table)), square);
        table.foundCity(Cities.of(player, 0), table.board().footprint(center(table), square.index()));
    }
}
