package civitas.clash.card.civil;

import civitas.clash.advance.ChooseAdvance;
import civitas.clash.advance.Marker;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;

/** Inspiration: an advance of an opponent in range. Naming the advance is enough; whose it was changes nothing. */
final class Inspiration implements CivilEffect {

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return Contacts.teachers(table, player) != 0;
    }

    @Override
    public void perform(ClashTable table, int player) {
        Numbers lessons = Numbers.NONE;
        for (int m = Contacts.teachers(table, player); m != 0; m &= m - 1) {
            lessons = lessons.or(table.player(Integer.numberOfTrailingZeros(m)).advances());
        }
        ChooseAdvance.ask(table, player, lessons, Marker.SUPPLY, false);
    }
}
