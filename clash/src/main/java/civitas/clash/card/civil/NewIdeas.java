package civitas.clash.card.civil;

import civitas.clash.advance.AdvanceAction;
import civitas.clash.advance.BuyAdvance;
import civitas.clash.advance.Marker;
import civitas.clash.ask.Ask;
import civitas.clash.card.GainIdeas;
import civitas.clash.state.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.ask.Inquiry;

/** New Ideas: an advance for its price, without the event track; the ideas come when it is paid and gained. */
final class NewIdeas implements CivilEffect {

    private static final int IDEAS = 2;

    /** Which advance. */
    private static final Inquiry<ClashTable, Integer> BUY = Ask.advance(Act.ADVANCE, "prompt.new-ideas")
            .from((table, player, out) -> Ask.each(table, AdvanceAction.affordable(table, player), out))
            .then((table, player, advance) -> BuyAdvance.begin(table, player, advance, Marker.SUPPLY));

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return !AdvanceAction.affordable(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.then(BUY.to(player), new GainIdeas(player, IDEAS));
    }
}
