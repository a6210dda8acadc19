package civitas.civ.fame.people;

import civitas.civ.board.Square;
import civitas.civ.content.Figure;
import civitas.civ.table.Act;
import civitas.civ.table.Borders;
import civitas.civ.table.CivTable;
import civitas.civ.table.Figures;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Hannibal: any or all figures of one square join others of their owner, within the stacking limit. */
final class Regrouping {

    private Regrouping() {}

    static boolean isPossible(CivTable table, int player) {
        for (int square = 0; square < table.board().size(); square++) {
            if (isSource(table, player, square)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSource(CivTable table, int player, int square) {
        return table.figures().holder(square) == player && hasTarget(table, player, square);
    }

    private static boolean hasTarget(CivTable table, int player, int from) {
        for (int square = 0; square < table.board().size(); square++) {
            if (isTarget(table, player, from, square)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isTarget(CivTable table, int player, int from, int to) {
        return to != from
                && table.figures().holder(to) == player
                && !Borders.areClosed(table, player, to)
                && table.figures().count(to) < table.stack(player);
    }

    /** From which square. */
    record From(int player) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.regroup.from");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int square = 0; square < table.board().size(); square++) {
                if (isSource(table, player, square)) {
                    out.add(Act.CHOOSE, table.square(square));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof Square square && table.figures().holder(square.index()) != player) {
                out.because("why.no-own-figures", square);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            table.push(new To(player, choice.subject(Square.class)));
        }
    }

    /** To which square. */
    record To(int player, Square from) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.regroup.to", from);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int square = 0; square < table.board().size(); square++) {
                if (isTarget(table, player, from.index(), square)) {
                    out.add(Act.CHOOSE, table.square(square));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (!(thing instanceof Square square) || isTarget(table, player, from.index(), square.index())) {
                return;
            }
            if (Borders.areClosed(table, player, square.index())) {
                out.because("why.closed-outskirts", square);
            } else if (table.figures().holder(square.index()) == player && !square.equals(from)) {
                out.because("why.stack-full", square, table.stack(player));
            } else {
                out.because("why.no-own-figures", square);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            new Who(player, from, choice.subject(Square.class), false).ask(table);
        }
    }

    /** Which figures, one by one; at least one. */
    record Who(int player, Square from, Square to, boolean moved) implements Solo<CivTable> {

        void ask(CivTable table) {
            if (table.figures().holder(from.index()) == player && isTarget(table, player, from.index(), to.index())) {
                table.push(this);
            }
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.regroup.who", from, to);
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
                if (table.figures().where(player, figure) == from.index()) {
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
            table.putFigure(player, figure(table, kind), to.index());
            table.say("log.regroup", table.name(player), kind, from, to);
            new Who(player, from, to, true).ask(table);
        }
    }
}
