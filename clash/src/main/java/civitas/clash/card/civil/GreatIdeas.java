package civitas.clash.card.civil;

import civitas.clash.card.GainIdeas;
import civitas.clash.content.BaseCivil;
import civitas.clash.content.Good;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Great Ideas: a battle won or a city captured this turn, each for one card of the name (CC-10.9, CC-10.18). */
final class GreatIdeas implements CivilEffect {

    private static final int IDEAS = 2;

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return table.turn().conquests() > table.turn().memory().get(BaseCivil.GREAT_IDEAS, player)
                && table.player(player).get(Good.IDEAS) < table.cap(player, Good.IDEAS);
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.turn().memory().add(BaseCivil.GREAT_IDEAS, player, 1);
        new GainIdeas(player, IDEAS).run(table);
    }
}
