package civitas.server.room;

import civitas.kernel.GameRecord;
import civitas.kernel.Match;
import civitas.kernel.Seat;
import civitas.kernel.Snapshot;
import civitas.kernel.Table;
import civitas.server.ServedGame;
import civitas.server.store.ChoiceRow;
import civitas.server.store.SnapshotRow;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Brings tables from the store into memory, and keeps snapshots so that this does not take longer the longer a game is.
 *
 * <p>The record is the truth. A snapshot is used only if its text gives exactly the table that was written, by the same rules;
 * otherwise the record is replayed from its first choice.
 */
final class Keeper implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Keeper.class);

    /** So many choices are made again at most, and a few more where a table was not at rest just then. */
    private static final int EVERY = 100;

    private final Store store;
    private final Counter fromSnapshots;
    private final Counter fromRecords;

    /** Writing down takes a millisecond that no player should wait for. */
    private final ExecutorService writing = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("snapshots").daemon().factory());

    Keeper(Store store, MeterRegistry meters) {
        this.store = store;
        fromSnapshots = opened(meters, "snapshot");
        fromRecords = opened(meters, "record");
    }

    private static Counter opened(MeterRegistry meters, String from) {
        return Counter.builder("civitas.tables.opened")
                .description("Tables brought into memory, from a snapshot or from the whole record")
                .tag("from", from)
                .register(meters);
    }

    // --- opening ----------------------------------------------------------------------------------------------------

    <T extends Table<T>> Play<T> open(ServedGame<T> served, TableRow row) {
        Optional<Play<T>> quick = resumed(served, row);
        if (quick.isPresent()) {
            fromSnapshots.increment();
            return quick.get();
        }
        List<ChoiceRow> choices = store.tables().choices(row.id());
        Play<T> play = Play.replay(served, row, choices);
        fromRecords.increment();
        if (!choices.isEmpty()) {
            keepIfDue(row.id(), play, choices.getLast().made());
        }
        return play;
    }

    private <T extends Table<T>> Optional<Play<T>> resumed(ServedGame<T> served, TableRow row) {
        try {
            Optional<SnapshotRow> kept = store.snapshots()
                    .find(row.id())
                    .filter(snapshot -> snapshot.rules() == served.game().rulesVersion());
            if (kept.isEmpty()) {
                return Optional.empty();
            }
            Match<T> match = Match.resume(
                    served.game(),
                    Play.setup(row),
                    Snapshot.parse(kept.get().text()),
                    () -> entries(row.id(), kept.get().ply()));
            Play<T> play = Play.resumed(served, row, match, kept.get().since());
            play.chooseAll(row, store.tables().choicesAfter(row.id(), kept.get().ply()));
            return Optional.of(play);
        } catch (RuntimeException e) {
            // Whatever is wrong with it, the record opens the table all the same, or says what is wrong itself.
            LOG.atWarn().addKeyValue("table", row.id()).setCause(e).log("a snapshot cannot be used");
            return Optional.empty();
        }
    }

    private List<GameRecord.Entry> entries(TableId id, int most) {
        return store.tables().choices(id).stream()
                .limit(most)
                .map(choice -> new GameRecord.Entry(Seat.of(choice.seat()), choice.code()))
                .toList();
    }

    // --- keeping ----------------------------------------------------------------------------------------------------

    /**
     * Writes a table down, if that has not been done for a while and nothing is half done.
     *
     * @param made when the last choice was made
     */
    <T extends Table<T>> void keepIfDue(TableId id, Play<T> play, Instant made) {
        boolean due = play.ply() - play.keptAt() >= EVERY || (play.over() && play.ply() > play.keptAt());
        if (!due || play.ply() < EVERY) {
            return;
        }
        play.match().snapshot(Portrait.LINES).ifPresent(snapshot -> {
            play.kept();
            List<Instant> since = play.askedSince();
            int rules = play.served().game().rulesVersion();
            try {
                writing.execute(() -> write(id, snapshot, made, rules, since));
            } catch (RejectedExecutionException e) {
                LOG.debug("no snapshot of table {}: the server is being stopped", id, e);
            }
        });
    }

    /** Waits for the store as well: what is only queued there would be missed by whoever opens the table next. */
    private void write(TableId id, Snapshot snapshot, Instant made, int rules, List<Instant> since) {
        try {
            store.snapshots()
                    .keep(id, new SnapshotRow(snapshot.ply(), made, rules, since, snapshot.text()))
                    .join();
        } catch (RuntimeException e) {
            LOG.atWarn().addKeyValue("table", id).setCause(e).log("a snapshot cannot be kept");
        }
    }

    /** Waits until all that was to be written is in the store. */
    @Override
    public void close() {
        writing.close();
    }
}
