package civitas.clash.turn;

import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Procedure;

/** A player's turn ends: everything that was limited per turn is reset (CC-3.8). */
public record EndTurn(int player) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        table.cities().rest(player);
        table.player(player).borrow(Numbers.NONE);
        table.dropSurplus(player);
        table.turn().reset(0);
        table.trade().clear();
        table.say("log.turn-ends", table.name(player));
        if (table.constants().wonderEndsTurn && End.isByWonder(table)) {
            table.startOver();
            table.setEnding();
            End.after(table);
        }
    }
}
