package civitas.clash.card.great;

import civitas.clash.advance.ChooseAdvance;
import civitas.clash.advance.Marker;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.EventKind;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Rulebook;
import civitas.kernel.Procedure;

/**
 * The great people. Each is played as an action: first an advance of its categories (from the content file), free and
 * without the event track, if the player likes; then what is listed here.
 */
public final class GreatPeople {

    private GreatPeople() {}

    public static void join(Rulebook book) {
        join(book, BaseEvent.GREAT_EXPLORER, new GreatExplorer());
        join(book, BaseEvent.GREAT_ARTIST, new GreatArtist());
        join(book, BaseEvent.GREAT_PROPHET, new GreatBuilder(1 << BaseBuilding.TEMPLE.number()));
        join(book, BaseEvent.GREAT_PHILOSOPHER, new GreatPhilosopher());
        join(book, BaseEvent.GREAT_SCIENTIST, new GreatScientist());
        join(book, BaseEvent.ELDER_STATESMAN, new ElderStatesman());
        join(book, BaseEvent.GREAT_WARLORD, new GreatWarlord());
        join(book, BaseEvent.GREAT_MERCHANT, new GreatMerchant());
        join(book, BaseEvent.GREAT_ENGINEER, new GreatBuilder(-1));
    }

    /** A great person is offered when the event is drawn, and does something when it is played. */
    private static void join(Rulebook book, EventKind person, CivilEffect effect) {
        book.events().join(person, Patronage::befall);
        book.people().join(person, effect);
    }

    /** Plays a great person; the card has been discarded and the action counted. */
    public static void play(ClashTable table, int player, EventKind person) {
        table.push(new AfterAdvance(player, person));
        ChooseAdvance.ask(table, player, table.content().advancesFrom(person), Marker.SUPPLY, true);
    }

    /** The advance was gained, or declined. */
    record AfterAdvance(int player, EventKind person) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            table.book().people().of(person).perform(table, player);
        }
    }
}
