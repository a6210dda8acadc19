package civitas.clash.civilizations.event;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.EventCard;
import civitas.clash.event.Famine;
import civitas.clash.table.ClashTable;

/** Famine by vermin: it troubles only those who store food. */
final class Vermin {

    private Vermin() {}

    static void befall(ClashTable table, EventCard card, int player) {
        if (table.player(player).uses(BaseAdvance.STORAGE)) {
            Famine.befall(table, card, player);
        }
    }
}
