package civitas.server.room;

import civitas.agents.RandomGame;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import civitas.kernel.text.Language;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.api.Json;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * While the server starts, the latest table of each game is looked at, so that the first visitor does not have to wait until
 * all that belongs to a game has been read. Then, in the background, the other latest tables are looked at, and each game is
 * played to nobody: a JVM that has just started interprets the rules, and compiles them only once it has seen them played. One
 * thread, so that a processor is left for visitors.
 */
public final class Rehearsal implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Rehearsal.class);
    private static final int GAMES = 6;
    private static final int PLIES = 1500;

    /** Longer than the database lets anybody wait. */
    private static final Duration LAST_LOOK = Duration.ofSeconds(15);

    private final Rooms rooms;
    private final Catalogue catalogue;
    private final Thread thread;
    private final CountDownLatch firstLook = new CountDownLatch(1);
    private volatile boolean closed;

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

    /** Waits until one table of each game has been seen. */
    public void awaitFirstLook(Duration atMost) {
        try {
            boolean seen = firstLook.await(atMost.toMillis(), TimeUnit.MILLISECONDS);
            LOG.debug("tables looked at before the first visitor: {}", seen);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** All games in turn: whichever somebody opens first, it has been seen. */
    private void rehearse() {
        try {
            rooms.lookAtOneOfEachGame(this::isWanted);
            firstLook.countDown();
            rooms.lookAtTheLatest(this::isWanted);
        } catch (RuntimeException e) {
            LOG.atWarn().setCause(e).log("the latest tables could not be looked at");
        } finally {
            firstLook.countDown();
        }
        for (int number = 0; number < GAMES && isWanted(); number++) {
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

    /** What is seen at the end is told in every language. */
    private <T extends Table<T>> void play(ServedGame<T> served, int number) {
        Match<T> match = RandomGame.play(served.game(), number, PLIES, this::isWanted);
        Json.bytes(served.game().view(match.table(), Viewer.of(Seat.of(0))));
        for (Language language : Language.values()) {
            for (Match.Told told : match.log()) {
                catalogue
                        .words(served.id(), match.setup().boxes(), language)
                        .say(told.event().as(Viewer.SPECTATOR));
            }
        }
    }

    private boolean isWanted() {
        return !closed;
    }

    /**
     * A server that is closed while it rehearses stops at the next table or choice, and waits for that: whoever still read would keep the
     * database from being closed cleanly.
     */
    @Override
    public void close() {
        closed = true;
        try {
            if (!thread.join(LAST_LOOK)) {
                LOG.warn("the rehearsal goes on after the end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
