package civitas.clash.card.great;

import civitas.clash.move.MoveAction;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Great Warlord: a free Move action; the first battle begun with it has +2 combat value in every round. */
final class GreatWarlord implements CivilEffect {

    private static final int BONUS = 2;

    @Override
    public void perform(ClashTable table, int player) {
        MoveAction.start(table, player, BONUS);
    }
}
