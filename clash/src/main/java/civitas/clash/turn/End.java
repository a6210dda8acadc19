package civitas.clash.turn;

import civitas.clash.status.EndGame;
import civitas.clash.status.StatusPhase;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Rules;

/** How a game with a variable end comes to it (CC-17.9 to CC-17.13). */
final class End {

    private End() {}

    /** A wonder built in one of the last five rounds ends the game (CC-17.12). */
    static boolean isByWonder(ClashTable table) {
        return table.rules().options().length() == Rules.Length.WONDER_END
                && table.constants().endsOn(table.age(), table.round()) > 0
                && !table.wonders().builtThisRound().isEmpty();
    }

    /** The first step of a status phase and then the points, or the points at once. */
    static void after(ClashTable table) {
        if (table.constants().endsWithStatusPhase) {
            table.then(new StatusPhase(), new NextAge());
        } else {
            table.push(new EndGame());
        }
    }
}
