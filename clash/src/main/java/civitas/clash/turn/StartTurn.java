package civitas.clash.turn;

import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Player;
import civitas.kernel.Procedure;

/** A player's turn begins: his actions are counted, start-of-turn effects happen (CC-3.7, Appendix A 1). */
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
        for (Hooks.Effect voice : table.hooks().turnStart.of(p.abilities())) {
            voice.run(table, player);
        }
    }
}
