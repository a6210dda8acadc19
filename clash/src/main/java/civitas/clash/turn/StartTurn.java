package civitas.clash.turn;

import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;
import civitas.kernel.Procedure;

/**
 * A player's turn begins: his actions are counted, he may borrow what start-of-turn effects are about, and these happen (CC-3.7,
 * Appendix A 1).
 */
public record StartTurn(int player) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        table.setActive(player);
        Player p = table.player(player);
        int actions = Math.max(0, table.constants().actionsPerTurn - p.lostActions());
        p.setLostActions(0);
        table.turn().reset(actions);
        table.lasting().newTurn(player);
        table.trade().clear();
        table.say("log.turn", table.name(player), actions);
        table.push(new TakeTurn(player));
        table.push(new Effects(player));
        for (Voices.Effect voice : table.hooks().turn.beforeTurnStart.of(p.abilities())) {
            voice.run(table, player);
        }
    }

    /** What the start of the turn brings, with everything that the player uses by then. */
    record Effects(int player) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            for (Voices.Effect voice :
                    table.hooks().turn.turnStart.of(table.player(player).abilities())) {
                voice.run(table, player);
            }
        }
    }
}
