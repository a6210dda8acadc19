package civitas.clash.card.great;

import civitas.clash.ask.Ask;
import civitas.clash.city.Moods;
import civitas.clash.content.Mood;
import civitas.clash.state.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.ask.Inquiry;

/** Great Artist: one city of the player becomes happy, whatever its mood was. */
final class GreatArtist implements CivilEffect {

    /** Which city; nothing happens if all are happy. */
    private static final Inquiry<ClashTable, Integer> DELIGHT = Ask.city(Act.CHOOSE, "prompt.great-artist")
            .where((table, player, city) -> Moods.canImprove(table, city.index()))
            .ifNothing(Act.PASS)
            .then((table, player, city) -> Moods.set(table, city.index(), Mood.HAPPY));

    @Override
    public void perform(ClashTable table, int player) {
        DELIGHT.ask(table, player);
    }
}
