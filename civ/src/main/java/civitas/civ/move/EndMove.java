package civitas.civ.move;

import civitas.civ.content.Figure;
import civitas.civ.hut.Exploring;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.kernel.Procedure;

/** A group with an army has ended its move; if an army is still there, abilities that wait for that act now. */
record EndMove(int player, int square) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        if (table.figures().count(player, Figure.ARMY, square) == 0) {
            return;
        }
        Exploring.relic(table, player, square);
        for (Hooks.AtSquare voice : table.voices(table.hooks().move.afterMove, player)) {
            voice.run(table, player, square);
        }
    }
}
