package civitas.civ.culture.event;

import civitas.civ.board.Square;
import civitas.civ.board.SquareSet;
import civitas.civ.content.CultureEvent;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** At which square a culture event is aimed. */
record ChooseSquare(int by, CultureEvent event) implements Question<CivTable>, Committed {

    @Override
    public int asked(CivTable table) {
        return 1 << by;
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.event-square", event);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        SquarePlay play = SquarePlay.of(table, event);
        SquareSet area = play.area(table, by, event);
        int square = play.next(table, by, event, area, 0);
        while (square >= 0) {
            out.add(Act.CHOOSE, table.square(square));
            square = play.next(table, by, event, area, square + 1);
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Square square) {
            SquarePlay.of(table, event).explain(table, by, event, square, out);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        SquarePlay.of(table, event)
                .aim(table, by, event, choice.subject(Square.class).index());
    }
}
