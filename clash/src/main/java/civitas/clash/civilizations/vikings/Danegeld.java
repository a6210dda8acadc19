package civitas.clash.civilizations.vikings;

import civitas.clash.advance.Taxes;
import civitas.clash.city.Activation;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.BaseAdvance;
import civitas.clash.state.Work;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;

/** With Taxes: his city is activated and the taxes come without the mood token, instead of the normal use in the turn. */
final class Danegeld implements TurnHooks.Deed {

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return table.player(player).uses(BaseAdvance.TAXES)
                && !table.turn().hasUsed(BaseAdvance.TAXES)
                && Leaders.isInCity(table, player)
                && Activation.isPossible(table, Leaders.place(table, player));
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.turn().use(BaseAdvance.TAXES);
        Activation.begin(table, Leaders.place(table, player), Work.OTHER);
        Taxes.collect(table, player);
    }
}
