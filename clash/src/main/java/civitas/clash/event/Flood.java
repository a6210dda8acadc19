package civitas.clash.event;

import civitas.clash.content.EventCard;
import civitas.clash.event.LowerMood.Where;
import civitas.clash.event.MoodLoss.Fall;
import civitas.clash.table.ClashTable;

/** Flood and Heavy Flood: a city at the coast loses heart. */
final class Flood {

    private Flood() {}

    static void befall(ClashTable table, EventCard card, int player) {
        LowerMood.ask(table, player, Where.AT_THE_COAST, Fall.ONE_STEP, 1);
    }
}
