package civitas.clash.civilizations.japan;

import civitas.clash.civilizations.ability.Gains;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Building;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * For a culture token a building of another colour in her city becomes Japanese: as an action, or a free action with State
 * Religion. It is no influence.
 */
final class JapaneseBuddhism implements TurnHooks.Deed {

    /** Whether it needs an action is known only when the player is: the deed spends it itself. */
    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return Leaders.isInCity(table, player)
                && (isFree(table, player) || Actions.left(table))
                && Payments.canPay(table, player, Gains.CULTURE, Purpose.OTHER)
                && hasTarget(table, player);
    }

    private static boolean isFree(ClashTable table, int player) {
        return table.player(player).uses(BaseAdvance.STATE_RELIGION);
    }

    private static boolean hasTarget(ClashTable table, int player) {
        Choices out = new Choices();
        new Replace(player).list(table, player, out);
        return !out.isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        if (!isFree(table, player)) {
            Actions.spend(table);
        }
        table.push(Pay.of(player, Gains.CULTURE, Purpose.OTHER, new Paid(player)));
    }

    /** The token was paid. */
    record Paid(int player) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            table.push(new Replace(player));
        }
    }

    /** Which building. */
    record Replace(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.influence-building", table.space(Leaders.place(table, player)));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            int city = Leaders.place(table, player);
            for (Building building : table.content().buildings().all()) {
                int colour = table.cities().builder(city, building);
                if (colour != ClashTable.NOBODY
                        && colour != player
                        && building != ExpansionBuilding.OBELISK
                        && !table.isFast(colour, building)
                        && table.buildingsLeft(player, building) > 0) {
                    out.add(Act.CHOOSE, building);
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            int city = Leaders.place(table, player);
            Building building = choice.subject(Building.class);
            table.cities().setBuilding(city, building, player);
            table.say("log.influence-succeeds", table.name(player), building, table.space(city));
        }
    }
}
