package civitas.clash.objective;

import civitas.clash.state.Occasion;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOrder;
import civitas.kernel.Procedure;

/**
 * After an action: whoever rules by terror may say so (Terror Regime, CC-11.5). The player who acted is asked as long as
 * it is so, the others only when this action made it so.
 *
 * @param before the players of whom it was so before the action, as bits
 */
public record AngryCheck(int player, int before) implements Procedure<ClashTable> {

    /** To be pushed before an action begins. */
    public static AngryCheck around(ClashTable table, int player) {
        return new AngryCheck(player, terrorists(table));
    }

    private static int terrorists(ClashTable table) {
        int mask = 0;
        for (int seat = 0; seat < table.seats(); seat++) {
            if (Objectives.isAnyDone(table, seat, Occasion.UNREST)) {
                mask |= 1 << seat;
            }
        }
        return mask;
    }

    @Override
    public void run(ClashTable table) {
        int concerned = terrorists(table) & (~before | 1 << player);
        if (concerned == 0) {
            return;
        }
        int[] players = TurnOrder.from(table, player);
        for (int i = players.length - 1; i >= 0; i--) {
            if ((concerned >> players[i] & 1) != 0) {
                Occasions.ask(table, players[i], Occasion.UNREST, ClashTable.NOBODY);
            }
        }
    }
}
