package civitas.clash.card.great;

import civitas.clash.card.GainIdeas;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Great Philosopher: 2 ideas. */
final class GreatPhilosopher implements CivilEffect {

    private static final int IDEAS = 2;

    @Override
    public void perform(ClashTable table, int player) {
        new GainIdeas(player, IDEAS).run(table);
    }
}
