package civitas.server.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
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
        byte[] body = zipped(snapshot.text());
        return writer.submit(handle -> handle.execute(
                "INSERT INTO snapshot (table_id, ply, made, rules, since, body) VALUES (?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, made = excluded.made,"
                        + " rules = excluded.rules, since = excluded.since, body = excluded.body",
                id.value(),
                snapshot.ply(),
                snapshot.made().toEpochMilli(),
                snapshot.rules(),
                String.join(
                        " ",
                        snapshot.since().stream()
                                .map(time -> Long.toString(time.toEpochMilli()))
                                .toList()),
                body));
    }

    /**
     * The snapshot of a table, if it still belongs to the record: after an undo other choices may have been made. Times
     * within a table only grow, so the same ply at the same time is the same choice.
     */
    public Optional<SnapshotRow> find(TableId id) {
        return reader.withHandle(handle -> handle.select(
                        "SELECT s.ply, s.made, s.rules, s.since, s.body FROM snapshot s JOIN choice c"
                                + " ON c.table_id = s.table_id AND c.ply = s.ply AND c.made = s.made"
                                + " WHERE s.table_id = ?",
                        id.value())
                .map((rows, context) -> new SnapshotRow(
                        rows.getInt(1),
                        Instant.ofEpochMilli(rows.getLong(2)),
                        rows.getInt(3),
                        times(rows.getString(4)),
                        unzipped(rows.getBytes(5))))
                .findOne());
    }

    private static List<Instant> times(String text) {
        List<Instant> times = new ArrayList<>();
        for (String millis : text.split(" ")) {
            times.add(Instant.ofEpochMilli(Long.parseLong(millis)));
        }
        return times;
    }

    private static byte[] zipped(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static String unzipped(byte[] bytes) {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
