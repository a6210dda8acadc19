package civitas.civ.culture.event;

import civitas.civ.content.BaseEvent;
import civitas.civ.content.CultureEvent;
import civitas.civ.state.Declaration;
import civitas.civ.table.EventPlay;
import civitas.civ.table.Rulebook;
import java.util.Map;

/** What the culture events of the base box do. Gifts are paid with and cancelling events answer; they are not played. */
public final class BaseEvents {

    private BaseEvents() {}

    public static void write(Rulebook.Builder book) {
        play(book, new Exchange(), BaseEvent.EXCHANGE_OF_IDEAS, BaseEvent.KNOWLEDGE_SHARED, BaseEvent.THINK_TANK);
        play(
                book,
                new Festival(),
                BaseEvent.WE_LOVE_THE_DESPOT_DAY,
                BaseEvent.WE_LOVE_THE_QUEEN_DAY,
                BaseEvent.WE_LOVE_THE_PRESIDENT_DAY);
        play(book, new TerrainChange(), BaseEvent.DROUGHT, BaseEvent.DEFORESTATION);
        play(book, new Demolition(), BaseEvent.SABOTAGE, BaseEvent.CATASTROPHE, BaseEvent.DISASTER);
        play(book, new Desertion(), BaseEvent.DEFECTION, BaseEvent.MASS_DEFECTION, BaseEvent.WHOLESALE_DEFECTION);
        play(book, new Recruitment(), BaseEvent.DUTY_AND_HONOR, BaseEvent.NATIONALISM, BaseEvent.PATRIOTISM);
        book.canceller(new CancellingEvents(Map.of(
                BaseEvent.BREAD_AND_CIRCUSES,
                (player, what) -> isPlayed(what) && (what.targets() >> player & 1) != 0,
                BaseEvent.JOUSTING_TOURNEY,
                (player, what) -> isPlayed(what),
                BaseEvent.PRIMETIME_TV,
                (player, what) -> isPlayed(what) || what.kind() == Declaration.Kind.PAID_ABILITY)));
        book.interrupter(new InterruptingEvents(book.content()));
        book.preparer(new BattleEvents(book.content()));
    }

    private static void play(Rulebook.Builder book, EventPlay play, CultureEvent... events) {
        for (CultureEvent event : events) {
            book.play(event, play);
        }
    }

    private static boolean isPlayed(Declaration what) {
        return what.kind() == Declaration.Kind.CULTURE_EVENT;
    }
}
