package civitas.civ.setup;

import civitas.civ.board.Square;
import civitas.civ.content.Figure;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** A first figure goes into the capital's outskirts, not on water, within the stacking limit (CV-02.43). */
record PlaceFigure(int player, Figure figure) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.place-figure", figure);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int square : table.cities().outskirts(Cities.of(player, 0))) {
            if (!table.lands().isWater(square) && table.figures().count(square) < table.stack(player)) {
                out.add(Act.PLACE, figure, table.square(square));
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (!(thing instanceof Square square)) {
            return;
        }
        int capital = Cities.of(player, 0);
        if (table.cities().around(square.index()) != capital) {
            out.because("why.not-around", square, table.square(table.cities().center(capital)));
        } else if (table.lands().isWater(square.index())) {
            out.because("why.water", square);
        } else if (table.figures().count(square.index()) >= table.stack(player)) {
            out.because("why.stack", square, table.stack(player));
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Square square = choice.object(Square.class);
        table.putFigure(player, table.figures().inReserve(player, figure), square.index());
        table.say("log.place-figure", table.name(player), figure, square);
    }
}
