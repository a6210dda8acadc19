package civitas.clash.card.civil;

import civitas.clash.table.Actions;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Leadership: one more action this turn, also after the last one. */
final class Leadership implements CivilEffect {

    @Override
    public void perform(ClashTable table, int player) {
        Actions.grant(table, player);
    }
}
