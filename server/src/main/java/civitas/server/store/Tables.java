package civitas.server.store;

import civitas.kernel.Codes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Tables, their seats and their records.
 *
 * <p>Whoever changes a table hands in the row as they know it. If it has been written since, by another server on the same
 * database for instance, nothing is changed and the writer hears of a {@link Conflict}: nobody overwrites what they have not
 * read.
 */
public final class Tables {

    private static final int PAGE = 50;
    private static final int MOST_OVERDUE = 1000;

    private final Jdbi reader;
    private final GroupCommit writer;

    Tables(Jdbi reader, GroupCommit writer) {
        this.reader = reader;
        this.writer = writer;
    }

    // --- writing ----------------------------------------------------------------------------------------------------

    public void add(TableRow table) {
        add(table, List.of());
    }

    /** Adds a table that already has a record. */
    public void add(TableRow table, List<ChoiceRow> choices) {
        writer.write(handle -> {
            insert(handle, table);
            for (ChoiceRow choice : choices) {
                insert(handle, table.id(), choice);
            }
        });
    }

    /** Adds a lesson. */
    public void add(TableRow table, BorderRow border, LessonRow lesson) {
        writer.write(handle -> {
            insert(handle, table);
            Borders.add(handle, table.id(), border);
            LessonRows.add(handle, table.id(), lesson);
        });
    }

    /**
     * Writes a table anew, with its seats, but not its record; links to seats that are in other hands now end at the same moment.
     * Returns the row as it is now.
     */
    public TableRow update(TableRow table) {
        writer.write(handle -> update(handle, table));
        return table.revised();
    }

    /** Takes a seat by a link: the link is used up by the same stroke, so of many who try only one gets in. */
    public TableRow take(String linkHash, TableRow table) {
        writer.write(handle -> {
            SeatLinks.use(handle, linkHash);
            update(handle, table);
        });
        return table.revised();
    }

    private static void update(Handle handle, TableRow table) {
        Optional<TableRow> before =
                select(handle, "WHERE t.id = ?", table.id().value()).stream().findFirst();
        write(handle, table);
        handle.execute("DELETE FROM seat WHERE table_id = ?", table.id().value());
        insertSeats(handle, table);
        before.ifPresent(known -> SeatLinks.end(handle, known, table));
    }

    /** Removes a table that was never started. */
    public void remove(TableRow table) {
        writer.write(handle -> {
            write(handle, table);
            for (String name :
                    List.of("chat", "seat_link", "presence", "lesson", "border", "snapshot", "choice", "seat")) {
                handle.execute(
                        "DELETE FROM " + name + " WHERE table_id = ?",
                        table.id().value());
            }
            handle.execute("DELETE FROM game_table WHERE id = ?", table.id().value());
        });
    }

    /**
     * Appends a choice to the record: the moment a choice becomes true. A {@link Conflict} if the table has gone on
     * without the caller.
     */
    public CompletableFuture<Void> append(TableRow table, ChoiceRow choice, TableRow.Progress progress) {
        return writer.submit(new Appending.Choice(table, choice, progress));
    }

    static void append(Handle handle, TableRow table, ChoiceRow choice, TableRow.Progress progress) {
        insert(handle, table.id(), choice);
        requirePly(table, choice.ply() - 1);
        write(handle, table.moved(progress));
    }

    /** Cuts the end of a record off. */
    public void truncate(TableRow table, TableRow.Progress progress) {
        writer.write(handle -> {
            handle.execute(
                    "DELETE FROM choice WHERE table_id = ? AND ply > ?",
                    table.id().value(),
                    progress.ply());
            write(handle, table.moved(progress));
        });
    }

    /** Brings a table over to other rules, at the place in its record where it can go on; returns the row as it is now. */
    public TableRow cross(TableRow table, TableRow.Progress progress, BorderRow border) {
        TableRow crossed = table.under(border.went()).moved(progress);
        writer.write(handle -> {
            write(handle, crossed);
            handle.execute(
                    "DELETE FROM choice WHERE table_id = ? AND ply > ?",
                    table.id().value(),
                    progress.ply());
            Borders.add(handle, table.id(), border);
        });
        return crossed.revised();
    }

    /** All tables that are being played. */
    public List<TableId> running() {
        return reader.withHandle(handle -> handle.select("SELECT id FROM game_table WHERE status = 'running'")
                .map((rows, context) -> new TableId(rows.getString(1)))
                .list());
    }

    private static void requirePly(TableRow table, int ply) {
        if (table.ply() != ply) {
            throw new Conflict("table " + table.id() + " is not at ply " + ply);
        }
    }

    private static void write(Handle handle, TableRow table) {
        int changed = handle.execute(
                "UPDATE game_table SET title = ?, host = ?, rules = ?, origin = ?, speed = ?, status = ?, ply = ?,"
                        + " stage = ?, waiting = ?, since = ?, due = ?, result = ?, updated = ?, revision = ?"
                        + " WHERE id = ? AND revision = ?",
                table.title(),
                table.host().value(),
                table.rules(),
                Codes.of(table.origin()),
                table.speed(),
                table.status().code(),
                table.ply(),
                table.progress().stage(),
                table.progress().waiting(),
                TableText.since(table.progress().since(), table.revision() + 1),
                TableText.due(table),
                TableText.places(table.progress().result()),
                table.updated().toEpochMilli(),
                table.revision() + 1,
                table.id().value(),
                table.revision());
        if (changed != 1) {
            throw goneOn(table);
        }
    }

    static Conflict goneOn(TableRow table) {
        return new Conflict("table " + table.id() + " is no longer what it was at revision " + table.revision());
    }

    private static void insert(Handle handle, TableRow table) {
        handle.execute(
                "INSERT INTO game_table (id, game, boxes, options, title, host, listed, hints, pace, seconds, generator,"
                        + " seed_high, seed, salt, rules, origin, created, speed, revision, status, ply, stage,"
                        + " waiting, since, due, result, updated)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                TableText.values(table));
        insertSeats(handle, table);
    }

    private static void insert(Handle handle, TableId id, ChoiceRow choice) {
        handle.execute(
                "INSERT INTO choice (table_id, ply, seat, code, made) VALUES (?, ?, ?, ?, ?)",
                id.value(),
                choice.ply(),
                choice.seat(),
                choice.code(),
                choice.made().toEpochMilli());
    }

    private static void insertSeats(Handle handle, TableRow table) {
        for (SeatRow seat : table.seats()) {
            handle.execute(
                    "INSERT INTO seat (table_id, seat, kind, person, name, level, guest, joined)"
                            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    table.id().value(),
                    seat.seat(),
                    seat.kind().code(),
                    seat.person().value(),
                    seat.name(),
                    seat.level(),
                    seat.guest() ? 1 : 0,
                    seat.joined());
        }
    }

    // --- reading ----------------------------------------------------------------------------------------------------

    public Optional<TableRow> find(TableId id) {
        return select("WHERE t.id = ?", id.value()).stream().findFirst();
    }

    /** The whole record. */
    public List<ChoiceRow> choices(TableId id) {
        return choicesAfter(id, 0);
    }

    /** The end of a record. */
    public List<ChoiceRow> choicesAfter(TableId id, int ply) {
        return reader.withHandle(handle -> handle.select(
                        "SELECT ply, seat, code, made FROM choice WHERE table_id = ? AND ply > ? ORDER BY ply",
                        id.value(),
                        ply)
                .map((rows, context) -> new ChoiceRow(
                        rows.getInt(1), rows.getInt(2), rows.getString(3), Instant.ofEpochMilli(rows.getLong(4))))
                .list());
    }

    /** Tables for everybody's lists, the latest first. */
    public List<TableRow> listed(Status status, Instant before) {
        return select(
                "WHERE t.id IN (SELECT id FROM game_table WHERE status = ? AND listed = 1 AND updated < ?"
                        + " ORDER BY updated DESC LIMIT " + PAGE + ")",
                status.code(),
                before.toEpochMilli());
    }

    /** The tables somebody sits at or hosts, the latest first. */
    public List<TableRow> of(PersonId person, Instant before) {
        return select(
                "WHERE t.id IN (SELECT g.id FROM game_table g WHERE g.updated < ? AND (g.host = ? OR g.id IN"
                        + " (SELECT table_id FROM seat WHERE person = ?)) ORDER BY g.updated DESC LIMIT " + PAGE + ")",
                before.toEpochMilli(),
                person.value(),
                person.value());
    }

    /** All tables somebody sits at or hosts. */
    public List<TableId> idsOf(PersonId person) {
        return reader.withHandle(handle -> handle.select(
                        "SELECT id FROM game_table WHERE host = ? OR id IN (SELECT table_id FROM seat WHERE person ="
                                + " ?)",
                        person.value(),
                        person.value())
                .map((rows, context) -> new TableId(rows.getString(1)))
                .list());
    }

    /** Running tables that go on without anybody asking: computers play there, or a clock runs and nobody knows until when. */
    public List<TableId> selfMoving() {
        return reader.withHandle(handle -> handle.select("SELECT id FROM game_table WHERE status = 'running'"
                        + " AND (pace <> 'free' AND due = 0 OR id IN (SELECT table_id FROM seat WHERE level <> ''))")
                .map((rows, context) -> new TableId(rows.getString(1)))
                .list());
    }

    /** Running tables where somebody's time is over, those first that have waited longest. */
    public List<TableId> overdue(Instant now) {
        return reader.withHandle(handle -> handle.select(
                        "SELECT id FROM game_table WHERE status = 'running' AND due > 0 AND due <= ? ORDER BY due LIMIT "
                                + MOST_OVERDUE,
                        now.toEpochMilli())
                .map((rows, context) -> new TableId(rows.getString(1)))
                .list());
    }

    /**
     * A table that is open or running.
     *
     * @param playsByItself whether it runs and nobody but computers plays
     */
    public record Unfinished(TableId id, boolean playsByItself) {}

    /** Those that somebody hosts. */
    public List<Unfinished> unfinishedOf(PersonId host) {
        return unfinished("t.host = ?", host.value());
    }

    /** Those of some tables that are not finished yet. */
    public List<Unfinished> unfinished(Collection<TableId> some) {
        if (some.isEmpty()) {
            return List.of();
        }
        return unfinished(
                "t.id IN (" + String.join(", ", Collections.nCopies(some.size(), "?")) + ")",
                some.stream().map(TableId::value).toArray());
    }

    private List<Unfinished> unfinished(String which, Object... args) {
        return reader.withHandle(handle -> handle.select(
                        "SELECT t.id, CASE WHEN t.status = 'running' AND NOT EXISTS"
                                + " (SELECT 1 FROM seat s WHERE s.table_id = t.id AND s.level = '') THEN 1 ELSE 0 END"
                                + " FROM game_table t WHERE t.status <> 'finished' AND " + which,
                        args)
                .map((rows, context) -> new Unfinished(new TableId(rows.getString(1)), rows.getInt(2) == 1))
                .list());
    }

    /** The tables that were played at last, running or finished, the latest first. */
    public List<TableRow> latest(int most) {
        return select("WHERE t.id IN (SELECT id FROM game_table WHERE status <> 'open' ORDER BY updated DESC LIMIT "
                + most + ")");
    }

    private List<TableRow> select(String where, Object... args) {
        return reader.withHandle(handle -> select(handle, where, args));
    }

    private static List<TableRow> select(Handle handle, String where, Object... args) {
        Map<String, TableRow> tables = new LinkedHashMap<>();
        Map<String, List<SeatRow>> seats = new LinkedHashMap<>();
        handle.select(
                        "SELECT t.*, s.seat, s.kind, s.person, s.name, s.level, s.guest, s.joined FROM game_table t"
                                + " JOIN seat s ON s.table_id = t.id " + where
                                + " ORDER BY t.updated DESC, t.id, s.seat",
                        args)
                .map((rows, context) -> {
                    TableRow table = TableText.table(rows);
                    tables.putIfAbsent(table.id().value(), table);
                    return seats.computeIfAbsent(table.id().value(), id -> new ArrayList<>())
                            .add(TableText.seat(rows));
                })
                .list();
        return tables.values().stream()
                .map(table -> table.with(seats.getOrDefault(table.id().value(), List.of())))
                .toList();
    }

    /** The slowest a clock can be set to. */
    public static final Duration LONGEST_THINKING = Duration.ofDays(60);
}
