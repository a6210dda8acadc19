package civitas.server.room;

import civitas.kernel.Event;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.match.RecordException;
import civitas.kernel.match.Refusal;
import civitas.kernel.match.Snapshot;
import civitas.kernel.text.Phrase;
import civitas.server.ServedGame;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.store.BorderRow;
import civitas.server.store.ChoiceRow;
import civitas.server.store.SnapshotRow;
import civitas.server.store.Status;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Brings tables from the store into memory, and keeps snapshots so that this does not take longer the longer a game is, and
 * so that a table can go on under other rules.
 *
 * <p>The record is the truth. A snapshot is used only if its text gives exactly the table that was written, by the same rules;
 * otherwise the record is replayed. Only where the rules have changed since may a snapshot know better: see {@link Crossing}.
 */
final class Keeper implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Keeper.class);

    /** So many choices are made again at most, and a few more where a table was not at rest just then. */
    private static final int EVERY = 100;

    private final Store store;
    private final InstantSource clock;
    private final InstantSource steady;
    private final Play.Times times;
    private final Counter fromSnapshots;
    private final Counter fromRecords;

    /** Writing down takes a millisecond that no player should wait for. */
    private final ExecutorService writing = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("snapshots").daemon().factory());

    Keeper(Store store, InstantSource clock, InstantSource steady, MeterRegistry meters) {
        this.store = store;
        this.clock = clock;
        this.steady = steady;
        times = new Play.Times(Duration.between(clock.instant(), steady.instant()));
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

    /** A table in memory, and its row as it is now. */
    record Opened<T extends Table<T>>(TableRow row, Play<T> play) {}

    /** Opens a table that has begun; refused if it belongs to rules that are not known here. */
    <T extends Table<T>> Opened<T> open(ServedGame<T> served, TableRow row) {
        int rules = served.game().rulesVersion();
        if (row.rules() == rules) {
            return new Opened<>(row, here(served, row));
        }
        if (row.rules() > rules) {
            throw Refused.of(Code.RULES_CHANGED, "rules-changed", row.rules(), rules);
        }
        return row.status() == Status.FINISHED ? new Opened<>(row, finished(served, row)) : cross(served, row);
    }

    private <T extends Table<T>> Play<T> here(ServedGame<T> served, TableRow row) {
        List<BorderRow> borders = store.borders().of(row.id());
        Optional<Play<T>> quick = store.snapshots()
                .find(row.id())
                .filter(snapshot -> snapshot.rules() == row.rules())
                .flatMap(snapshot -> resumed(served, row, snapshot));
        Play<T> play = quick.orElseGet(() -> replayed(served, row, borders));
        (quick.isPresent() ? fromSnapshots : fromRecords).increment();
        play.recall(row);
        remember(served, row, borders, play);
        return play;
    }

    private <T extends Table<T>> Optional<Play<T>> resumed(ServedGame<T> served, TableRow row, SnapshotRow kept) {
        try {
            Match<T> match = resumedMatch(served, row, kept);
            Play<T> play = Play.resumed(served, row, match, kept.since(), times());
            play.keptAt(kept.ply());
            play.chooseAll(row, store.tables().choicesAfter(row.id(), kept.ply()));
            return Optional.of(play);
        } catch (RuntimeException e) {
            // Whatever is wrong with it, the record opens the table all the same, or says what is wrong itself.
            LOG.atWarn().addKeyValue("table", row.id()).setCause(e).log("a snapshot cannot be used");
            return Optional.empty();
        }
    }

    private <T extends Table<T>> Match<T> resumedMatch(ServedGame<T> served, TableRow row, SnapshotRow kept) {
        return Match.resume(
                served.game(),
                Play.setup(row),
                Snapshot.parse(kept.text()).upgraded(served.game(), kept.rules()),
                () -> entries(row.id(), kept.ply()));
    }

    private List<GameRecord.Entry> entries(TableId id, int most) {
        return store.tables().choices(id).stream()
                .limit(most)
                .map(choice -> new GameRecord.Entry(Seat.of(choice.seat()), choice.code()))
                .toList();
    }

    private <T extends Table<T>> Play<T> replayed(ServedGame<T> served, TableRow row, List<BorderRow> borders) {
        Play<T> play = Play.of(served, row, beginning(served, row, borders).get(), times());
        List<ChoiceRow> choices = store.tables().choicesAfter(row.id(), play.ply());
        play.chooseAll(row, choices);
        if (!choices.isEmpty()) {
            keepIfDue(row.id(), play, choices.getLast().made());
        }
        return play;
    }

    /** What the record of a table begins with: the deal, or what the table was when it crossed over to other rules. */
    <T extends Table<T>> Supplier<Match<T>> beginning(ServedGame<T> served, TableRow row) {
        return beginning(served, row, store.borders().of(row.id()));
    }

    private <T extends Table<T>> Supplier<Match<T>> beginning(
            ServedGame<T> served, TableRow row, List<BorderRow> borders) {
        Optional<SnapshotRow> base = borders.reversed().stream()
                .flatMap(border -> border.base().stream())
                .findFirst();
        return () -> base.map(kept -> resumedMatch(served, row, kept))
                .orElseGet(() -> Match.start(served.game(), Play.setup(row)));
    }

    /** Nobody goes back behind a border, and everybody can read where it was. */
    private <T extends Table<T>> void remember(
            ServedGame<T> served, TableRow row, List<BorderRow> borders, Play<T> play) {
        for (BorderRow border : borders) {
            if (!border.isPrepared()) {
                play.match().note(new Match.Told(border.ply(), new Event(line(border), Event.EVERYBODY, Phrase.NONE)));
            }
            play.match().closePast(border.ply(), beginning(served, row, borders));
        }
    }

    private static Phrase line(BorderRow border) {
        return border.taken() == 0
                ? Phrase.of("log.rules-updated", border.came(), border.went())
                : Phrase.of("log.rules-updated-back", border.came(), border.went(), border.taken());
    }

    // --- other rules ------------------------------------------------------------------------------------------------

    /** A finished game is not played on: it has only to be shown as it ended. */
    private <T extends Table<T>> Play<T> finished(ServedGame<T> served, TableRow row) {
        Optional<Play<T>> kept = store.snapshots()
                .find(row.id())
                .flatMap(snapshot -> resumed(served, row, snapshot))
                .filter(play -> ended(play, row));
        if (kept.isPresent()) {
            fromSnapshots.increment();
            return kept.get();
        }
        try {
            Play<T> play = replayed(served, row, store.borders().of(row.id()));
            if (ended(play, row)) {
                fromRecords.increment();
                return play;
            }
        } catch (RecordException | Refusal e) {
            LOG.atInfo().addKeyValue("table", row.id()).setCause(e).log("a finished game cannot be replayed any more");
        }
        throw Refused.of(
                Code.RULES_CHANGED, "past-lost", row.rules(), served.game().rulesVersion());
    }

    private static boolean ended(Play<?> play, TableRow row) {
        return play.over()
                && play.progress(row.updated()).result().equals(row.progress().result());
    }

    private <T extends Table<T>> Opened<T> cross(ServedGame<T> served, TableRow row) {
        List<BorderRow> borders = store.borders().of(row.id());
        Crossing.Arrival<T> arrival = new Crossing<>(
                        served,
                        row,
                        beginning(served, row, borders),
                        store.snapshots().find(row.id()),
                        store.tables().choices(row.id()),
                        times())
                .arrive();
        Play<T> play = arrival.play();
        Instant now = later(row);
        if (arrival.border().taken() > 0) {
            play.undone(steady.instant());
        }
        TableRow crossed = store.tables().cross(row, play.progress(now), arrival.border());
        fromRecords.increment();
        remember(served, crossed, store.borders().of(row.id()), play);
        return new Opened<>(crossed, play);
    }

    private Instant later(TableRow row) {
        Instant now = clock.instant().truncatedTo(java.time.temporal.ChronoUnit.MILLIS);
        return now.isAfter(row.updated()) ? now : row.updated().plusMillis(1);
    }

    /** How times are stored. */
    Play.Times times() {
        return times;
    }

    // --- keeping ----------------------------------------------------------------------------------------------------

    /**
     * Writes a table down, if that has not been done for a while and nothing is half done. Of a finished game the whole log
     * is kept: it can be read also when its record cannot be replayed any more.
     *
     * @param made when the last choice was made
     */
    <T extends Table<T>> void keepIfDue(TableId id, Play<T> play, Instant made) {
        boolean ended = play.over() && play.ply() > play.keptAt();
        boolean due = play.ply() - Math.max(0, play.keptAt()) >= EVERY;
        if (ended || due) {
            play.match()
                    .snapshot(ended ? Integer.MAX_VALUE : Portrait.LINES)
                    .ifPresent(snapshot -> keep(id, play, snapshot, made));
        }
    }

    /** Writes down what a running table was when it was last at rest: before the server stops, and before the rules change. */
    <T extends Table<T>> void keepLatest(TableRow row, Play<T> play) {
        if (play.over()) {
            return;
        }
        try {
            keepRest(row, play);
        } catch (RuntimeException e) {
            LOG.atWarn().addKeyValue("table", row.id()).setCause(e).log("a snapshot cannot be taken");
        }
    }

    private <T extends Table<T>> void keepRest(TableRow row, Play<T> play) {
        // The record may be ahead of what this server knows, if another one plays the table, too: its rest is of its
        // own match.
        Play<T> resting = play.rest().isPresent() ? play : here(play.served(), row);
        resting.rest().filter(then -> then.ply() > resting.keptAt()).ifPresent(then -> {
            Snapshot snapshot = resting.match().snapshot(Portrait.LINES, then.table(), then.ply());
            keep(row.id(), resting, snapshot, then.made());
        });
    }

    private <T extends Table<T>> void keep(TableId id, Play<T> play, Snapshot snapshot, Instant made) {
        play.keptAt(snapshot.ply());
        List<Instant> since = play.since();
        int rules = play.served().game().rulesVersion();
        try {
            writing.execute(() -> write(id, snapshot, made, rules, since));
        } catch (RejectedExecutionException e) {
            LOG.debug("no snapshot of table {}: the server is being stopped", id, e);
        }
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
