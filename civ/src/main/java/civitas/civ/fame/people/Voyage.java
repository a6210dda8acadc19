package civitas.civ.fame.people;

import civitas.civ.board.Board;
import civitas.civ.board.Square;
import civitas.civ.content.Water;
import civitas.civ.table.Act;
import civitas.civ.table.Borders;
import civitas.civ.table.CivTable;
import civitas.civ.table.Figures;
import civitas.civ.table.Player;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Galileo Galilei: figures on the outer edge of the map go to an empty square of it and stay there this turn. */
final class Voyage {

    private Voyage() {}

    static boolean isPossible(CivTable table, int player) {
        for (int square = 0; square < table.board().size(); square++) {
            if (isSource(table, player, square)) {
                for (int to = 0; to < table.board().size(); to++) {
                    if (isTarget(table, player, to)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isSource(CivTable table, int player, int square) {
        return table.figures().holder(square) == player && table.board().isOuterEdge(square);
    }

    /** An empty known square: no figure, token, city or piece; on water only for those who may stay there. */
    private static boolean isTarget(CivTable table, int player, int square) {
        Board board = table.board();
        return board.exists(square)
                && board.isOuterEdge(square)
                && table.lands().isKnown(square)
                && table.figures().count(square) == 0
                && !table.lands().hasToken(square)
                && table.cities().at(square) < 0
                && table.pieces().isEmpty(square)
                && !Borders.areClosed(table, player, square)
                && (!table.lands().isWater(square) || table.player(player).water() == Water.END);
    }

    /** From which square. */
    record From(int player) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.voyage.from");
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
            if (thing instanceof Square square && !isSource(table, player, square.index())) {
                out.because("why.not-outer-edge", square);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            table.push(new To(player, choice.subject(Square.class)));
        }
    }

    /** To which square all of them go. */
    record To(int player, Square from) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.voyage.to", from);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int square = 0; square < table.board().size(); square++) {
                if (isTarget(table, player, square)) {
                    out.add(Act.CHOOSE, table.square(square));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (!(thing instanceof Square square) || isTarget(table, player, square.index())) {
                return;
            }
            if (Borders.areClosed(table, player, square.index())) {
                out.because("why.closed-outskirts", square);
            } else {
                out.because(table.board().isOuterEdge(square.index()) ? "why.not-empty" : "why.not-outer-edge", square);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            Square to = choice.subject(Square.class);
            Player p = table.player(player);
            for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
                if (table.figures().where(player, figure) == from.index()) {
                    table.putFigure(player, figure, to.index());
                    p.setFrozen(p.frozen() | 1 << figure);
                }
            }
            table.say("log.voyage", table.name(player), from, to);
        }
    }
}
