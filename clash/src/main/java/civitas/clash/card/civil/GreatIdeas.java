package civitas.clash.card.civil;

import civitas.clash.card.GainIdeas;
import civitas.clash.content.Good;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Great Ideas: a battle won or a city captured this turn, each for one card of the name (CC-10.9, CC-10.18). */
final class GreatIdeas implements CivilEffect {

    private static final int IDEAS = 2;

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return table.turn().conquests() > table.turn().greatIdeas()
                && table.player(player).get(Good.IDEAS) < table.cap(player, Good.IDEAS);
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.turn().countGreatIdeas();
        new GainIdeas(player, IDEAS).run(table);
    }
}
