package civitas.civ.fame.people;

import civitas.civ.board.Square;
import civitas.civ.content.Figure;
import civitas.civ.state.Act;
import civitas.civ.state.Figures;
import civitas.civ.table.Borders;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Hannibal: any or all figures of one square join others of their owner, within the stacking limit. */
final class Regrouping extends Transfer {

    static final Regrouping CARD = new Regrouping();

    private Regrouping() {
        super("prompt.regroup.from", "prompt.regroup.to");
    }

    @Override
    boolean mayStart(CivTable table, int player, int square) {
        return true;
    }

    @Override
    boolean isTarget(CivTable table, Journey journey, int square) {
        int player = journey.player();
        return square != journey.from().index()
                && table.figures().holder(square) == player
                && !Borders.areClosed(table, player, square)
                && table.figures().count(square) < table.stack(player);
    }

    @Override
    void explainSource(CivTable table, int player, Square square, Reasons out) {
        boolean own = table.figures().holder(square.index()) == player;
        out.because(own ? "why.nobody-to-join" : "why.no-own-figures", square);
    }

    @Override
    void explainTarget(CivTable table, Journey journey, Square square, Reasons out) {
        int player = journey.player();
        if (Borders.areClosed(table, player, square.index())) {
            out.because("why.closed-outskirts", square);
        } else if (table.figures().holder(square.index()) == player && !square.equals(journey.from())) {
            out.because("why.stack-full", square, table.stack(player));
        } else {
            out.because("why.no-own-figures", square);
        }
    }

    @Override
    void arrive(CivTable table, Journey journey, Square to) {
        new Who(journey, to, false).ask(table);
    }

    /** Which figures, one by one; at least one. */
    record Who(Journey journey, Square to, boolean moved) implements Solo<CivTable> {

        void ask(CivTable table) {
            if (table.figures().holder(journey.from().index()) == player()
                    && CARD.isTarget(table, journey, to.index())) {
                table.push(this);
            }
        }

        @Override
        public int player() {
            return journey.player();
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.regroup.who", journey.from(), to);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (Figure kind : Figure.values()) {
                if (figure(table, kind) >= 0) {
                    out.add(Act.MOVE, kind, to);
                }
            }
            if (moved) {
                out.add(Act.DONE);
            }
        }

        private int figure(CivTable table, Figure kind) {
            for (int figure = Figures.first(kind); figure < Figures.end(kind); figure++) {
                if (table.figures().where(player(), figure) == journey.from().index()) {
                    return figure;
                }
            }
            return -1;
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            if (choice.verb() == Act.DONE) {
                return;
            }
            Figure kind = choice.subject(Figure.class);
            table.putFigure(player(), figure(table, kind), to.index());
            table.say("log.regroup", table.name(player()), kind, journey.from(), to);
            new Who(journey, to, true).ask(table);
        }
    }
}
