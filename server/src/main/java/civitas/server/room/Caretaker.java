package civitas.server.room;

import civitas.kernel.text.Language;
import civitas.server.api.Json;
import civitas.server.api.State;
import civitas.server.peer.Elsewhere;
import civitas.server.store.PersonId;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks after all tables: lets them go on after a restart, watches their clocks, and gives up the rooms nobody needs. */
final class Caretaker implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Caretaker.class);
    private static final Duration KEPT_IDLE = Duration.ofMinutes(2);
    private static final Duration LEFT_ALONE = Duration.ofMinutes(2);
    private static final int SOON_ASKED_FOR = 50;
    private static final int UNVEILED_EVERY = 200;

    /** Longer than the database lets anybody wait. */
    private static final int LAST_ROUND_SECONDS = 15;

    private final House house;
    private final Rooms rooms;
    private final ConcurrentMap<TableId, Room<?>> open;
    private final ConcurrentMap<TableId, Instant> woken = new ConcurrentHashMap<>();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("caretaker").daemon().factory());

    /** @param open the tables in memory */
    Caretaker(House house, Rooms rooms, ConcurrentMap<TableId, Room<?>> open) {
        this.house = house;
        this.rooms = rooms;
        this.open = open;
    }

    void begin() {
        var _ = thread.scheduleWithFixedDelay(this::checkClocks, 1, 1, TimeUnit.SECONDS);
        var _ = thread.scheduleWithFixedDelay(this::unveil, UNVEILED_EVERY, UNVEILED_EVERY, TimeUnit.MILLISECONDS);
        var _ = thread.scheduleWithFixedDelay(this::closeIdle, 20, 20, TimeUnit.SECONDS);
        var _ = thread.scheduleWithFixedDelay(this::wakeOverdue, 5, 5, TimeUnit.SECONDS);
        var _ = thread.scheduleWithFixedDelay(this::forgetSessions, 0, 1, TimeUnit.HOURS);
    }

    void resumeAll() {
        thread.execute(() -> rooms.selfMoving().stream()
                .takeWhile(table -> !thread.isShutdown())
                .forEach(this::resume));
    }

    void lookAtOneOfEachGame(BooleanSupplier wanted) {
        Set<String> games = new HashSet<>();
        for (TableRow table : house.store().tables().latest(SOON_ASKED_FOR)) {
            if (wanted.getAsBoolean() && games.add(table.game())) {
                safely(table.id(), () -> lookAt(table.id()));
            }
        }
    }

    /** Opens the tables that somebody will probably ask for, and shows them to nobody in every language. */
    void lookAtTheLatest(BooleanSupplier wanted) {
        for (TableRow table : house.store().tables().latest(SOON_ASKED_FOR)) {
            if (wanted.getAsBoolean()) {
                safely(table.id(), () -> lookAt(table.id()));
            }
        }
    }

    private void lookAt(TableId id) {
        for (Language language : Language.values()) {
            State seen =
                    rooms.at(id, room -> room.state(PersonId.NOBODY, Optional.empty(), language, Portrait.LAST_LINES));
            LOG.debug("table {} takes {} bytes", id, Json.bytes(seen).length);
        }
    }

    void resume(TableId id) {
        safely(
                id,
                () -> rooms.at(id, room -> {
                    room.resume();
                    room.checkClocks();
                    return id;
                }));
    }

    /** Where servers share the tables somebody else does it; see {@code Waker}. */
    private void wakeOverdue() {
        if (rooms.areAlone()) {
            overdue().stream().takeWhile(table -> !thread.isShutdown()).forEach(this::resume);
        }
    }

    /** The tables that sleep though somebody's time is over. One that could not be helped is left alone for a while. */
    List<TableId> overdue() {
        Instant now = house.steadily();
        woken.values().removeIf(then -> then.plus(LEFT_ALONE).isBefore(now));
        try {
            return house.store().tables().overdue(house.keeper().times().clock(now)).stream()
                    .filter(id -> !open.containsKey(id) && woken.putIfAbsent(id, now) == null)
                    .toList();
        } catch (RuntimeException e) {
            LOG.atWarn().setCause(e).log("nobody knows whose time is over");
            return List.of();
        }
    }

    /** What is done now and then. */
    void lookAfter() {
        checkClocks();
        wakeOverdue();
        closeIdle();
        forgetSessions();
    }

    private void forgetSessions() {
        try {
            house.store().people().removeExpired(house.now());
        } catch (RuntimeException e) {
            LOG.atWarn().setCause(e).log("sessions that have ended could not be removed");
        }
    }

    private void checkClocks() {
        open.forEach((id, room) -> safely(id, room::checkClocks));
    }

    void unveil() {
        open.forEach((id, room) -> safely(id, room::unveil));
    }

    private void closeIdle() {
        Instant since = house.now().minus(KEPT_IDLE);
        open.forEach((id, room) -> safely(id, () -> {
            if (room.closeIfIdle(since)) {
                open.remove(id, room);
            }
        }));
    }

    /** Before the server stops: the next one may play by other rules. */
    void keepAll() {
        open.forEach((id, room) -> safely(id, room::keep));
    }

    private static void safely(TableId id, Runnable action) {
        try {
            action.run();
        } catch (Door.Closed e) {
            LOG.debug("table {} was given up just now", id);
        } catch (Elsewhere e) {
            LOG.debug("table {} has moved away just now", id);
        } catch (RuntimeException e) {
            LOG.atError().addKeyValue("table", id).setCause(e).log("a table cannot go on");
        }
    }

    /** Waits for what is being done: whoever still read would keep the database from being closed cleanly. */
    @Override
    public void close() {
        thread.shutdownNow();
        try {
            if (!thread.awaitTermination(LAST_ROUND_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("the caretaker goes on after the end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
