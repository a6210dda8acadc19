package civitas.clash.civilizations.greece;

import static civitas.clash.civilizations.content.LeaderAbility.ALEXANDER_THE_GREAT_IDOL;

import civitas.clash.card.civil.PlayCivil;
import civitas.clash.city.Activation;
import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Purpose;
import civitas.clash.table.Work;
import civitas.kernel.Thing;

/** For a culture token his city is activated and a card that needs an action is played without one. */
final class Idol implements Hooks.Deed {

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return Leaders.isInCity(table, player)
                && Activation.isPossible(table, Leaders.place(table, player))
                && Payments.canPay(table, player, Gains.CULTURE, Purpose.OTHER)
                && PlayCivil.hasActionCard(table, player);
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.push(Pay.of(player, Gains.CULTURE, Purpose.OTHER, new Inspired(player)));
    }

    /** The token was paid. */
    record Inspired(int player) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            Activation.begin(table, Leaders.place(table, player), Work.OTHER);
            PlayCivil.askFree(table, player, ALEXANDER_THE_GREAT_IDOL);
        }
    }
}
