package civitas.clash.civilizations.ability;

import civitas.clash.advance.ChooseAdvance;
import civitas.clash.advance.Eligibility;
import civitas.clash.advance.Marker;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Price;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.kernel.Thing;
import java.util.List;

/**
 * As an action a leader in a happy city teaches an advance of his category for a token instead of its food (CC-16.82). Rules:
 * CC-16.81.
 */
public record School(Category category) implements TurnHooks.Deed {

    private static final List<Price> PRICES =
            List.of(Price.normal(Goods.of(Good.MOOD, 1)), Price.normal(Goods.of(Good.CULTURE, 1)));

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return Leaders.isInCity(table, player)
                && table.cities().mood(Leaders.place(table, player)) == Mood.HAPPY
                && Pay.isPossible(table, player, PRICES, Purpose.OTHER)
                && Eligibility.gainable(table, player).meets(category.advances());
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.push(Pay.of(player, PRICES, Purpose.OTHER, new Taught(player, category)));
    }

    /** The lesson was paid for. */
    record Taught(int player, Category category) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            ChooseAdvance.ask(table, player, category.advances(), Marker.TRACK, false);
        }
    }
}
