package civitas.clash.civilizations.event;

import civitas.clash.content.EventCard;
import civitas.clash.content.UnitType;
import civitas.clash.event.Casualties;
import civitas.clash.state.Licence;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * Black Death: one unit of every four is lost, one more for those who travel; each is worth a point to its owner.
 *
 * @param left how many are still to be lost
 */
record BlackDeath(int player, int left) implements Procedure<ClashTable> {

    private static final int HALVES = 2;

    static void befall(ClashTable table, EventCard card, int player) {
        int units = units(table, player);
        if (units >= card.minimum()) {
            boolean travels = table.may(player, Licence.USE_ROADS)
                    || table.may(player, Licence.NAVIGATE)
                    || table.may(player, Licence.TRADE_ROUTES);
            table.push(new BlackDeath(player, units / card.minimum() + (travels ? 1 : 0)));
        }
    }

    private static int units(ClashTable table, int player) {
        int units = 0;
        for (UnitType type : table.roster().all()) {
            units += table.units().total(player, type);
        }
        return units;
    }

    @Override
    public void run(ClashTable table) {
        if (left > 0 && !table.units().of(player).isEmpty()) {
            table.push(new Victim(player, left));
        }
    }

    /** Which unit dies; a ship may take others down with it, who count too. */
    record Victim(int player, int left) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.black-death", left);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (UnitType type : table.roster().all()) {
                Casualties.list(table, player, type, out);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            table.push(new BlackDeath(player, left - 1));
            if (Casualties.remove(table, player, choice)) {
                table.player(player).addEventHalfPoints(HALVES);
            }
        }
    }
}
