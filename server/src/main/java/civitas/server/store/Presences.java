package civitas.server.store;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;

/** When people were at their tables the last time. */
public final class Presences {

    private final Jdbi reader;
    private final GroupCommit writer;

    Presences(Jdbi reader, GroupCommit writer) {
        this.reader = reader;
        this.writer = writer;
    }

    /** Notes that somebody was there; nobody has to wait for it. */
    public CompletableFuture<Void> note(TableId table, PersonId person, Instant seen) {
        return writer.submit(handle -> {
            handle.execute("DELETE FROM presence WHERE table_id = ? AND person = ?", table.value(), person.value());
            handle.execute(
                    "INSERT INTO presence (table_id, person, seen) SELECT id, ?, ? FROM game_table WHERE id = ?",
                    person.value(),
                    seen.toEpochMilli(),
                    table.value());
        });
    }

    public Map<PersonId, Instant> at(TableId table) {
        Map<PersonId, Instant> seen = new HashMap<>();
        reader.useHandle(handle -> handle.select("SELECT person, seen FROM presence WHERE table_id = ?", table.value())
                .map((rows, context) ->
                        seen.put(new PersonId(rows.getString(1)), Instant.ofEpochMilli(rows.getLong(2))))
                .list());
        return seen;
    }
}
