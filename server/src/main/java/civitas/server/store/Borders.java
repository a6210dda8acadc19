package civitas.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The borders that tables have crossed on their way to the present rules. */
public final class Borders {

    private static final int NO_BASE = -1;

    private final Jdbi reader;

    Borders(Jdbi reader) {
        this.reader = reader;
    }

    static void add(Handle handle, TableId table, BorderRow border) {
        handle.execute(
                "INSERT INTO border (table_id, came, went, ply, taken, base, since, body) VALUES (?, ?, ?, ?, ?, ?, ?,"
                        + " ?)",
                table.value(),
                border.came(),
                border.went(),
                border.ply(),
                border.taken(),
                border.base().map(SnapshotRow::ply).orElse(NO_BASE),
                border.base().map(base -> SnapshotText.times(base.since())).orElse(""),
                border.base().map(base -> SnapshotText.zipped(base.text())).orElse(new byte[0]));
    }

    /** The borders of a table, in the order in which it crossed them. */
    public List<BorderRow> of(TableId table) {
        return reader.withHandle(handle -> handle.select(
                        "SELECT came, went, ply, taken, base, since, body FROM border WHERE table_id = ? ORDER BY went",
                        table.value())
                .map((rows, context) -> border(rows))
                .list());
    }

    private static BorderRow border(ResultSet rows) throws SQLException {
        int went = rows.getInt(2);
        int base = rows.getInt(5);
        return new BorderRow(
                rows.getInt(1),
                went,
                rows.getInt(3),
                rows.getInt(4),
                base == NO_BASE
                        ? Optional.empty()
                        : Optional.of(new SnapshotRow(
                                base,
                                Instant.EPOCH,
                                went,
                                SnapshotText.times(rows.getString(6)),
                                SnapshotText.unzipped(rows.getBytes(7)))));
    }
}
