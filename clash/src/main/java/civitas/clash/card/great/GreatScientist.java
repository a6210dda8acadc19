package civitas.clash.card.great;

import civitas.clash.card.Drawing;
import civitas.clash.card.GainIdeas;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Great Scientist: 1 idea and an action card. */
final class GreatScientist implements CivilEffect {

    @Override
    public void perform(ClashTable table, int player) {
        new GainIdeas(player, 1).run(table);
        Drawing.actionCard(table, player);
    }
}
