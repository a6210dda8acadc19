package civitas.clash.card.civil;

import civitas.clash.advance.ChooseAdvance;
import civitas.clash.advance.Eligibility;
import civitas.clash.advance.Marker;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Advance: any advance the player may gain, free and without the event track. */
final class QuickAdvance implements CivilEffect {

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return !Eligibility.gainable(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        ChooseAdvance.ask(table, player, ChooseAdvance.ANY, Marker.SUPPLY, false);
    }
}
