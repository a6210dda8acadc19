package civitas.clash.card.civil;

import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.Actions;

/** Leadership: one more action this turn, also after the last one. */
final class Leadership implements CivilEffect {

    @Override
    public void perform(ClashTable table, int player) {
        Actions.grant(table, player);
    }
}
