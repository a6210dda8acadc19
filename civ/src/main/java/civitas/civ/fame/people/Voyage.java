package civitas.civ.fame.people;

import civitas.civ.board.Square;
import civitas.civ.content.Water;
import civitas.civ.move.Excursion;
import civitas.civ.state.Figures;
import civitas.civ.state.Player;
import civitas.civ.table.Borders;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;

/** Galileo Galilei: figures on the outer edge of the map go to an empty square of it and stay there this turn. */
final class Voyage extends Transfer {

    static final Voyage CARD = new Voyage();

    private Voyage() {
        super("prompt.voyage.from", "prompt.voyage.to");
    }

    @Override
    boolean mayStart(CivTable table, int player, int square) {
        return table.board().isOuterEdge(square);
    }

    /** An empty square, where no relic or city-state is either; on water only for those who may stay there. */
    @Override
    boolean isTarget(CivTable table, Journey journey, int square) {
        int player = journey.player();
        return table.board().exists(square)
                && table.board().isOuterEdge(square)
                && Excursion.isEmpty(table, square)
                && !Borders.areClosed(table, player, square)
                && (!table.lands().isWater(square) || table.water(player) == Water.END);
    }

    @Override
    void explainSource(CivTable table, int player, Square square, Reasons out) {
        boolean own = table.figures().holder(square.index()) == player;
        out.because(own ? "why.not-outer-edge" : "why.no-own-figures", square);
    }

    @Override
    void explainTarget(CivTable table, Journey journey, Square square, Reasons out) {
        if (Borders.areClosed(table, journey.player(), square.index())) {
            out.because("why.closed-outskirts", square);
        } else {
            out.because(table.board().isOuterEdge(square.index()) ? "why.not-empty" : "why.not-outer-edge", square);
        }
    }

    /** All of them go. */
    @Override
    void arrive(CivTable table, Journey journey, Square to) {
        Player player = table.player(journey.player());
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            if (table.figures().where(journey.player(), figure)
                    == journey.from().index()) {
                table.putFigure(journey.player(), figure, to.index());
                player.setFrozen(player.frozen() | 1 << figure);
            }
        }
        table.say("log.voyage", table.name(journey.player()), journey.from(), to);
    }
}
