package civitas.clash.card.civil;

import civitas.clash.advance.ChooseAdvance;
import civitas.clash.advance.Eligibility;
import civitas.clash.advance.Marker;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Advance: any advance the player may gain, free and without the event track. */
final class QuickAdvance implements CivilEffect {

    private static final long ANY = -1;

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return Eligibility.gainable(table, player) != 0;
    }

    @Override
    public void perform(ClashTable table, int player) {
        ChooseAdvance.ask(table, player, ANY, Marker.SUPPLY, false);
    }
}
