package civitas.server.store;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;

/** The latest snapshot of each table. */
public final class Snapshots {

    private final Jdbi reader;
    private final GroupCommit writer;

    Snapshots(Jdbi reader, GroupCommit writer) {
        this.reader = reader;
        this.writer = writer;
    }

    /** Replaces the snapshot of a table; nobody has to wait for it. */
    public CompletableFuture<Void> keep(TableId id, SnapshotRow snapshot) {
        byte[] body = SnapshotText.zipped(snapshot.text());
        return writer.submit(handle -> handle.execute(
                "INSERT INTO snapshot (table_id, ply, made, rules, since, body) VALUES (?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, made = excluded.made,"
                        + " rules = excluded.rules, since = excluded.since, body = excluded.body",
                id.value(),
                snapshot.ply(),
                snapshot.made().toEpochMilli(),
                snapshot.rules(),
                SnapshotText.times(snapshot.since()),
                body));
    }

    /**
     * The snapshot of a table, if it still belongs to the record: after an undo other choices may have been made. Times
     * within a table only grow, so the same ply at the same time is the same choice; the deal is always the same.
     */
    public Optional<SnapshotRow> find(TableId id) {
        return reader.withHandle(handle -> handle.select(
                        "SELECT s.ply, s.made, s.rules, s.since, s.body FROM snapshot s WHERE s.table_id = ? AND"
                                + " (s.ply = 0 OR EXISTS (SELECT 1 FROM choice c WHERE c.table_id = s.table_id AND c.ply ="
                                + " s.ply AND c.made = s.made))",
                        id.value())
                .map((rows, context) -> new SnapshotRow(
                        rows.getInt(1),
                        Instant.ofEpochMilli(rows.getLong(2)),
                        rows.getInt(3),
                        SnapshotText.times(rows.getString(4)),
                        SnapshotText.unzipped(rows.getBytes(5))))
                .findOne());
    }
}
