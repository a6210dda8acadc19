package civitas.clash.event;

import civitas.clash.content.EventCard;
import civitas.clash.content.UnitType;
import civitas.clash.state.Licence;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * Epidemics: a player with enough units removes some, of whatever type.
 *
 * @param left how many are still to be removed
 */
record Epidemics(int player, int left) implements Procedure<ClashTable> {

    static void befall(ClashTable table, EventCard card, int player) {
        int units = 0;
        for (UnitType type : table.roster().all()) {
            units += table.units().total(player, type);
        }
        if (units >= card.minimum()) {
            table.push(new Epidemics(player, victims(table, player)));
        }
    }

    /** Diseases travel: they hit those twice who know roads, navigation or trade routes. */
    static int victims(ClashTable table, int player) {
        boolean travels = table.may(player, Licence.USE_ROADS)
                || table.may(player, Licence.NAVIGATE)
                || table.may(player, Licence.TRADE_ROUTES);
        return travels ? 2 : 1;
    }

    @Override
    public void run(ClashTable table) {
        // A ship may have taken his last units down with it.
        if (left > 0 && !table.units().of(player).isEmpty()) {
            table.push(new Epidemics(player, left - 1));
            table.push(new Victim(player, left));
        }
    }

    /** Which unit dies. */
    record Victim(int player, int left) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.epidemics", left);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (UnitType type : table.roster().all()) {
                Casualties.list(table, player, type, out);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Casualties.remove(table, player, choice);
        }
    }
}
