package civitas.civ.start;

import civitas.civ.board.Square;
import civitas.civ.content.Figure;
import civitas.civ.state.Act;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The figures left on a square that a city takes go to squares around it, one by one (CV-04.21, CV-04.23). */
public record StepAside(int player, int square) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        int left = table.figures().on(player, square);
        if (left != 0) {
            table.push(this);
            table.push(new Ask(player, square, Figures.kind(Integer.numberOfTrailingZeros(left))));
        }
    }

    /** Where one of them goes. */
    record Ask(int player, int square, Figure figure) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.step-aside", figure);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int near : table.board().around(square)) {
                if (Founding.room(table, player, near) > 0) {
                    out.add(Act.PLACE, figure, table.square(near));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof Square to) {
                FoundingReasons.explainRoom(table, player, square, to, out);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            Square to = choice.object(Square.class);
            int members = table.figures().on(player, square) >> Figures.first(figure) << Figures.first(figure);
            table.putFigure(player, Integer.numberOfTrailingZeros(members), to.index());
            table.say("log.step-aside", table.name(player), figure, to);
        }
    }
}
