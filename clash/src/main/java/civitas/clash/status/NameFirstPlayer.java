package civitas.clash.status;

import civitas.clash.content.Good;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Player;
import civitas.clash.table.TurnOrder;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Seat;
import civitas.kernel.text.Phrase;

/** Step 6: somebody chooses the first player of the next age; he may choose anybody (CC-13.14). */
record NameFirstPlayer(int player) implements Question<ClashTable> {

    /**
     * Who chooses: whoever has the right whatever the tokens say (CC-12.28), otherwise the player with most tokens, and
     * of several the one who comes first in turn order (CC-13.15).
     */
    static int chooser(ClashTable table) {
        int chooser = table.firstPlayer();
        for (int player : TurnOrder.of(table)) {
            if (table.hooks().namesFirstPlayer.isHeard(table.abilities(player))) {
                return player;
            }
            if (tokens(table.player(player)) > tokens(table.player(chooser))) {
                chooser = player;
            }
        }
        return chooser;
    }

    private static int tokens(Player player) {
        return player.get(Good.CULTURE) + player.get(Good.MOOD);
    }

    @Override
    public int asked(ClashTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
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
