package civitas.clash.wonder;

import civitas.clash.content.Wonder;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.table.WonderRights;
import civitas.kernel.Numbers;

/** Wonders are built from the hand, and from what lies open in the variant (CC-12.8, CC-17.16). */
public final class WonderHands implements WonderRights {

    @Override
    public Numbers cards(ClashTable table, int player) {
        Numbers hand = own(table, player);
        return table.rules().options().openWonders() ? hand.or(table.wonders().open()) : hand;
    }

    @Override
    public Numbers own(ClashTable table, int player) {
        return table.player(player).wonderCards();
    }

    @Override
    public boolean isFree(ClashTable table, int player, Wonder wonder) {
        return false;
    }

    @Override
    public void play(ClashTable table, int player, Wonder wonder) {
        Player p = table.player(player);
        if (p.wonderCards().has(wonder.card())) {
            p.setWonderCards(p.wonderCards().without(wonder.card()));
            table.reveal();
        }
    }
}
