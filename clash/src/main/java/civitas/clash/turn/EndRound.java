package civitas.clash.turn;

import civitas.clash.status.StatusPhase;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Rules;
import civitas.kernel.Procedure;

/**
 * After every player's turn: the next round, or the status phase after the last round of an age (CC-3.1).
 *
 * <p>Rules: CC-3.3.
 */
public record EndRound() implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        if (endsByWonder(table)) {
            table.setEnding();
        }
        if (table.isEnding() || table.round() == table.constants().roundsPerAge) {
            table.then(new StatusPhase(), new NextAge());
            return;
        }
        table.setClock(table.age(), table.round() + 1);
        table.push(new StartRound());
    }

    /** A wonder built in one of the last five rounds ends the game with that round (CC-17.12). */
    private static boolean endsByWonder(ClashTable table) {
        return table.rules().options().length() == Rules.Length.WONDER_END
                && table.constants().endsOn(table.age(), table.round()) > 0
                && !table.wonders().builtThisRound().isEmpty();
    }
}
