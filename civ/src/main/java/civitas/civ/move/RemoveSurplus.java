package civitas.civ.move;

import civitas.civ.content.Figure;
import civitas.civ.state.Act;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** More figures stand on a square than the stacking limit allows: one of them leaves (CV-08.15). */
record RemoveSurplus(int player, int square) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.remove-surplus", table.square(square), table.stack(player));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int i = 0; i < Figure.COUNT; i++) {
            if (table.figures().count(player, Figure.of(i), square) > 0) {
                out.add(Act.REMOVE, Figure.of(i));
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Figure kind && table.figures().count(player, kind, square) == 0) {
            out.because("why.none-there", kind, table.square(square));
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Figure kind = choice.subject(Figure.class);
        table.putFigure(player, find(table, kind), Figures.RESERVE);
        table.say("log.remove-surplus", table.name(player), kind, table.square(square));
    }

    private int find(CivTable table, Figure kind) {
        for (int figure = Figures.first(kind); figure < Figures.end(kind); figure++) {
            if (table.figures().where(player, figure) == square) {
                return figure;
            }
        }
        throw new IllegalStateException("no " + kind + " on " + table.square(square));
    }
}
