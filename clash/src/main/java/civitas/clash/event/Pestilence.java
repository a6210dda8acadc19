package civitas.clash.event;

import civitas.clash.content.BaseEvent;
import civitas.clash.content.EventCard;
import civitas.clash.event.LowerMood.Where;
import civitas.clash.event.MoodLoss.Fall;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;

/**
 * Pestilence: cities lose heart, and while the card lies on the table nobody without protection constructs (that is asked
 * where constructing is legal). It is lifted when everybody is protected.
 */
public final class Pestilence {

    private Pestilence() {}

    static void befall(ClashTable table, EventCard card, int player) {
        if (!table.lasting().isPestilence()) {
            table.lasting().setPestilence(true);
            table.lasting().keep(card.number());
            table.say("log.pestilence");
        }
        if (table.cities().count(player) >= card.minimum()) {
            LowerMood.ask(table, player, Where.ANYWHERE, Fall.ONE_STEP, Epidemics.victims(table, player));
        }
    }

    /** To be called when a player has gained protection: the card leaves the table if he was the last one. */
    public static void liftIfOver(ClashTable table) {
        if (!table.lasting().isPestilence()) {
            return;
        }
        for (int player = 0; player < table.seats(); player++) {
            if (!Immunities.protectForGood(table, player, BaseEvent.PESTILENCE)) {
                return;
            }
        }
        table.lasting().setPestilence(false);
        Numbers cards = table.lasting().keptEvents();
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            if (table.content().eventCard(card).event() == BaseEvent.PESTILENCE) {
                table.lasting().release(card);
                table.eventDeck().discard(card);
            }
        }
        table.say("log.pestilence-over");
    }
}
