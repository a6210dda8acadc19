package civitas.clash.card.great;

import civitas.clash.card.Drawing;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Elder Statesman: 2 action cards. */
final class ElderStatesman implements CivilEffect {

    private static final int CARDS = 2;

    @Override
    public void perform(ClashTable table, int player) {
        for (int card = 0; card < CARDS; card++) {
            Drawing.actionCard(table, player);
        }
    }
}
