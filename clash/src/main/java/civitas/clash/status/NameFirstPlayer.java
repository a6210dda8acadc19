package civitas.clash.status;

import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOrder;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Step 6: somebody chooses the first player of the next age; he may choose anybody (CC-13.14). */
record NameFirstPlayer(int player) implements Solo<ClashTable> {

    /**
     * Who chooses: whoever has the right whatever the tokens say (CC-12.28), otherwise the player with most tokens, and
     * of several the one who comes first in turn order (CC-13.15).
     */
    static int chooser(ClashTable table) {
        int chooser = table.firstPlayer();
        for (int player : TurnOrder.of(table)) {
            if (table.hooks().turn.namesFirstPlayer.isHeard(table.abilities(player))) {
                return player;
            }
            if (rank(table, player) > rank(table, chooser)) {
                chooser = player;
            }
        }
        return chooser;
    }

    private static int rank(ClashTable table, int player) {
        return table.edition().progress().rank(table, player);
    }

    /** Whether the first player stays without being asked: he shares the first place (CC-13.17). */
    static boolean isSettled(ClashTable table, int chooser) {
        return table.edition().progress().firstPlayerStays()
                && chooser == table.firstPlayer()
                && isShared(table, chooser);
    }

    private static boolean isShared(ClashTable table, int chooser) {
        for (int player : TurnOrder.of(table)) {
            if (player != chooser && rank(table, player) == rank(table, chooser)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.first-player");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (int other : TurnOrder.of(table)) {
            out.add(Act.CHOOSE, Seat.of(other));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        Seat named = choice.subject(Seat.class);
        table.setFirstPlayer(named.index());
        table.say("log.first-player", table.name(player), named);
    }
}
