package civitas.server.room;

import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.match.Refusal;
import civitas.kernel.match.Snapshot;
import civitas.server.ServedGame;
import civitas.server.store.BorderRow;
import civitas.server.store.ChoiceRow;
import civitas.server.store.SnapshotRow;
import civitas.server.store.TableRow;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Brings a running table over to newer rules than it was played under. An upgrade never ends a game, so there is always a
 * place to go on from, and the best of three is taken:
 *
 * <ol>
 *   <li>The record, if every choice is still legal and gives the same table: the one that was last written down, if one was,
 *       and in any case one that waits for the same seats. Then nothing has changed.
 *   <li>The table as it was last written down, and from there the choices made since, as far as they are legal.
 *   <li>The record as far as it goes.
 * </ol>
 *
 * @param beginning the match that the record begins with: the deal, or what an earlier crossing left
 * @param kept the table as it was last written down
 * @param choices the whole record
 */
record Crossing<T extends Table<T>>(
        ServedGame<T> served,
        TableRow row,
        Supplier<Match<T>> beginning,
        Optional<SnapshotRow> kept,
        List<ChoiceRow> choices,
        Play.Times times) {

    private static final Logger LOG = LoggerFactory.getLogger(Crossing.class);

    /** The game under the new rules, and what is to be remembered of the way. */
    record Arrival<T extends Table<T>>(Play<T> play, BorderRow border) {}

    Arrival<T> arrive() {
        Optional<Snapshot> written = kept.flatMap(this::read);
        Play<T> replayed = follow(() -> Play.of(served, row, beginning.get(), times), choices.size());
        if (isTheSame(replayed, written)) {
            return arrival(replayed, Optional.empty());
        }
        return written.flatMap(this::fromSnapshot).orElseGet(() -> arrival(replayed, Optional.empty()));
    }

    private Optional<Snapshot> read(SnapshotRow snapshot) {
        try {
            return Optional.of(Snapshot.parse(snapshot.text()).upgraded(served.game(), snapshot.rules()));
        } catch (RuntimeException e) {
            LOG.atWarn().addKeyValue("table", row.id()).setCause(e).log("a snapshot cannot be read any more");
            return Optional.empty();
        }
    }

    private boolean isTheSame(Play<T> replayed, Optional<Snapshot> written) {
        TableRow.Progress now = replayed.progress(row.updated());
        TableRow.Progress then = row.progress();
        return now.status() == then.status()
                && now.ply() == choices.size()
                && now.waiting() == then.waiting()
                && (then.stage() == 0 || now.stage() == then.stage())
                && written.map(this::isOnTheWay).orElse(true);
    }

    private boolean isOnTheWay(Snapshot written) {
        Play<T> then = follow(() -> Play.of(served, row, beginning.get(), times), written.ply());
        return then.ply() == written.ply() && then.table().dump().toString().equals(written.dump());
    }

    private Optional<Arrival<T>> fromSnapshot(Snapshot written) {
        SnapshotRow snapshot = kept.orElseThrow();
        try {
            Play<T> play = follow(() -> resumed(written, snapshot), choices.size());
            return Optional.of(arrival(
                    play,
                    Optional.of(new SnapshotRow(
                            snapshot.ply(),
                            snapshot.made(),
                            served.game().rulesVersion(),
                            snapshot.since(),
                            written.text()))));
        } catch (RuntimeException e) {
            LOG.atWarn().addKeyValue("table", row.id()).setCause(e).log("a snapshot does not fit the new rules");
            return Optional.empty();
        }
    }

    private Play<T> resumed(Snapshot written, SnapshotRow snapshot) {
        Match<T> match = Match.resume(
                served.game(),
                Play.setup(row),
                written,
                () -> choices.stream()
                        .limit(snapshot.ply())
                        .map(choice -> new GameRecord.Entry(Seat.of(choice.seat()), choice.code()))
                        .toList());
        served.game().audit(match.table());
        return Play.resumed(served, row, match, snapshot.since(), times);
    }

    private Arrival<T> arrival(Play<T> play, Optional<SnapshotRow> base) {
        int taken = choices.size() - play.ply();
        LOG.atInfo()
                .addKeyValue("table", row.id())
                .log(
                        "goes on under rules {} instead of {}, from {}; choices taken back: {}",
                        served.game().rulesVersion(),
                        row.rules(),
                        base.isPresent() ? "its snapshot" : "its record",
                        taken);
        return new Arrival<>(play, new BorderRow(row.rules(), served.game().rulesVersion(), play.ply(), taken, base));
    }

    /** Makes the choices of the record up to a ply, as long as they are legal. */
    private Play<T> follow(Supplier<Play<T>> from, int to) {
        Play<T> play = from.get();
        for (ChoiceRow choice : choices.subList(play.ply(), Math.max(play.ply(), to))) {
            try {
                play.choose(Seat.of(choice.seat()), choice.code(), choice.made(), times.steady(choice.made()));
            } catch (Refusal e) {
                LOG.atInfo().addKeyValue("table", row.id()).log("choice {}: {}", choice.ply(), e.getMessage());
                return play;
            } catch (RuntimeException e) {
                // The table may be half changed: the same way once more, and one step less.
                LOG.atWarn().addKeyValue("table", row.id()).setCause(e).log("choice {} cannot be made", choice.ply());
                return follow(from, choice.ply() - 1);
            }
        }
        return play;
    }
}
