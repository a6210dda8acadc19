package civitas.server.room;

import civitas.kernel.Choice;
import civitas.kernel.Match;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.text.Language;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.api.Json;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Right after the start the latest tables are looked at, and each game is played to nobody, in the background. A JVM that
 * has just started interprets the rules, and a long game then takes a second to open; once it has seen them played it
 * compiles them, and the first visitor does not pay for that. One thread, so that a processor is left for visitors.
 */
public final class Rehearsal implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Rehearsal.class);
    private static final int GAMES = 6;
    private static final int PLIES = 1500;

    private final Rooms rooms;
    private final Catalogue catalogue;
    private final Thread thread;

    private Rehearsal(Rooms rooms, Catalogue catalogue) {
        this.rooms = rooms;
        this.catalogue = catalogue;
        thread = Thread.ofPlatform().name("rehearsal").daemon().unstarted(this::rehearse);
    }

    /** Goes on in the background until it is done or closed. */
    public static Rehearsal begin(Rooms rooms, Catalogue catalogue) {
        Rehearsal rehearsal = new Rehearsal(rooms, catalogue);
        rehearsal.thread.start();
        return rehearsal;
    }

    /** All games in turn: whichever somebody opens first, it has been seen. */
    private void rehearse() {
        try {
            rooms.lookAtTheLatest();
        } catch (RuntimeException e) {
            LOG.atWarn().setCause(e).log("the latest tables could not be looked at");
        }
        for (int number = 0; number < GAMES && !thread.isInterrupted(); number++) {
            for (ServedGame<?> served : catalogue.games()) {
                rehearse(served, number);
            }
        }
    }

    private <T extends Table<T>> void rehearse(ServedGame<T> served, int number) {
        try {
            play(served, number);
        } catch (RuntimeException e) {
            LOG.atWarn().addKeyValue("game", served.id()).setCause(e).log("the rehearsal of a game broke off");
        }
    }

    /** By codes, as records are replayed; what is seen at the end is told in every language. */
    private <T extends Table<T>> void play(ServedGame<T> served, int number) {
        List<String> boxes = served.game().boxes().subList(0, 1);
        Setup setup = Setup.of(served.id(), boxes, Map.of(), served.game().maxSeats(), number);
        Match<T> match = Match.start(served.game(), setup);
        SplittableRandom random = new SplittableRandom(number);
        while (!match.over() && match.plies() < PLIES && !thread.isInterrupted()) {
            int seat = match.table().asking();
            List<Choice> choices = match.table().choices(seat);
            match.choose(
                    Seat.of(seat), choices.get(random.nextInt(choices.size())).code());
        }
        Json.bytes(served.game().view(match.table(), Viewer.of(Seat.of(0))));
        for (Language language : Language.values()) {
            for (Match.Told told : match.log()) {
                catalogue.words(served.id(), language).say(told.event().as(Viewer.SPECTATOR));
            }
        }
    }

    /** A server that is closed while it rehearses stops at the next choice. */
    @Override
    public void close() {
        thread.interrupt();
    }
}
