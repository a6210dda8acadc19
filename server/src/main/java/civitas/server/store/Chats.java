package civitas.server.store;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** What was said at the tables, and what was done there beside the game. */
public final class Chats {

    private static final int SHOWN = 500;

    private final Jdbi reader;
    private final GroupCommit writer;

    Chats(Jdbi reader, GroupCommit writer) {
        this.reader = reader;
        this.writer = writer;
    }

    /** Adds a line after those that are there, and returns it with its number. */
    public ChatRow add(TableId table, ChatRow line) {
        AtomicReference<ChatRow> added = new AtomicReference<>(line);
        writer.write(handle -> {
            ChatRow numbered = line.numbered(last(handle, table) + 1);
            insert(handle, table, numbered);
            added.set(numbered);
        });
        return added.get();
    }

    private static int last(Handle handle, TableId table) {
        return handle.select("SELECT COALESCE(MAX(n), 0) FROM chat WHERE table_id = ?", table.value())
                .mapTo(Integer.class)
                .one();
    }

    private static void insert(Handle handle, TableId table, ChatRow line) {
        handle.execute(
                "INSERT INTO chat (table_id, n, seat, name, guest, text, notice, said) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                table.value(),
                line.n(),
                line.seat(),
                line.name(),
                line.guest() ? 1 : 0,
                line.text(),
                line.notice(),
                line.said().toEpochMilli());
    }

    /** The last lines of a table, oldest first. */
    public List<ChatRow> lines(TableId table) {
        List<ChatRow> newestFirst = reader.withHandle(handle -> handle.select(
                        "SELECT n, seat, name, guest, text, notice, said FROM chat WHERE table_id = ?"
                                + " ORDER BY n DESC LIMIT " + SHOWN,
                        table.value())
                .map((rows, context) -> new ChatRow(
                        rows.getInt(1),
                        rows.getString(2),
                        rows.getString(3),
                        rows.getInt(4) == 1,
                        rows.getString(5),
                        rows.getString(6),
                        Instant.ofEpochMilli(rows.getLong(7))))
                .list());
        return newestFirst.reversed();
    }
}
