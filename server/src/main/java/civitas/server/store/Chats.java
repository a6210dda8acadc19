package civitas.server.store;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** What was said at the tables. */
public final class Chats {

    private static final int SHOWN = 500;

    private final Jdbi reader;
    private final GroupCommit writer;

    Chats(Jdbi reader, GroupCommit writer) {
        this.reader = reader;
        this.writer = writer;
    }

    /** Adds a line; a {@link Conflict} if its number is taken. */
    public void add(TableId table, ChatRow line) {
        writer.write(handle -> handle.execute(
                "INSERT INTO chat (table_id, n, seat, name, text, said) VALUES (?, ?, ?, ?, ?, ?)",
                table.value(),
                line.n(),
                line.seat(),
                line.name(),
                line.text(),
                line.said().toEpochMilli()));
    }

    /** The last lines of a table, oldest first. */
    public List<ChatRow> lines(TableId table) {
        List<ChatRow> newestFirst = reader.withHandle(handle -> handle.select(
                        "SELECT n, seat, name, text, said FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT " + SHOWN,
                        table.value())
                .map((rows, context) -> new ChatRow(
                        rows.getInt(1),
                        rows.getString(2),
                        rows.getString(3),
                        rows.getString(4),
                        Instant.ofEpochMilli(rows.getLong(5))))
                .list());
        return newestFirst.reversed();
    }
}
