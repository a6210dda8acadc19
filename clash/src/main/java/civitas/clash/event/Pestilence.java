package civitas.clash.event;

import civitas.clash.content.BaseEvent;
import civitas.clash.content.EventCard;
import civitas.clash.event.LowerMood.Where;
import civitas.clash.event.MoodLoss.Fall;
import civitas.clash.table.Ban;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.text.Phrase;

/**
 * Pestilence: cities lose heart, and while the card lies on the table nobody without protection constructs. It is lifted when
 * everybody is protected.
 */
public final class Pestilence {

    /** It is remembered for the whole table. */
    private static final int ALL = 0;

    private Pestilence() {}

    /** Whether the card lies on the table. */
    public static boolean rages(ClashTable table) {
        return table.memory().has(BaseEvent.PESTILENCE, ALL);
    }

    public static void breakOut(ClashTable table) {
        table.memory().mark(BaseEvent.PESTILENCE, ALL);
    }

    /** Keeps players without protection from constructing. */
    static final class Standstill implements Ban {

        @Override
        public boolean binds(ClashTable table, int player) {
            return rages(table) && !Immunities.protect(table, player, BaseEvent.PESTILENCE);
        }

        @Override
        public Phrase reason() {
            return Phrase.of("why.pestilence");
        }
    }

    static void befall(ClashTable table, EventCard card, int player) {
        if (!rages(table)) {
            breakOut(table);
            table.lasting().keep(card.number());
            table.say("log.pestilence");
        }
        if (table.cities().count(player) >= card.minimum()) {
            LowerMood.ask(table, player, Where.ANYWHERE, Fall.ONE_STEP, Epidemics.victims(table, player));
        }
    }

    /** To be called when a player has gained protection: the card leaves the table if he was the last one. */
    public static void liftIfOver(ClashTable table) {
        if (!rages(table)) {
            return;
        }
        for (int player = 0; player < table.seats(); player++) {
            if (!Immunities.protectForGood(table, player, BaseEvent.PESTILENCE)) {
                return;
            }
        }
        table.memory().set(BaseEvent.PESTILENCE, ALL, 0);
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
