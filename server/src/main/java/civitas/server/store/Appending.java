package civitas.server.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * Choices that come to the end of their records in one commit. Nearly everything that is ever written is this, so it is
 * written in batches of the driver: over a network hundreds of choices take two ways instead of two each, and nothing but
 * the values is looked at anew for each.
 *
 * <p>Of a table only that is written which a choice changes. Whatever else its row says is known to be there: the row has the
 * revision that is asked for.
 */
final class Appending {

    private static final String INSERT = "INSERT INTO choice (table_id, ply, seat, code, made) VALUES (?, ?, ?, ?, ?)";

    /** Without what an index is made of beside the time: as long as a game runs its status does not change. */
    private static final String UPDATE = "UPDATE game_table SET ply = ?, stage = ?, waiting = ?, since = ?, due = ?,"
            + " updated = ?, revision = ? WHERE id = ? AND revision = ?";

    private final List<Choice> waiting = new ArrayList<>();

    /**
     * One of them.
     *
     * @param before the table as it is in the store
     */
    record Choice(TableRow before, ChoiceRow row, TableRow.Progress progress) implements GroupCommit.Change {

        /** Whether it changes more of the table than most do, or does not fit at all. */
        boolean isSpecial() {
            return progress.status() != before.status()
                    || !progress.result().isEmpty()
                    || before.ply() != row.ply() - 1;
        }

        @Override
        public void write(org.jdbi.v3.core.Handle handle) {
            Tables.append(handle, before, row, progress);
        }
    }

    void add(Choice choice) {
        waiting.add(choice);
    }

    /** Writes those that were added; a {@link Conflict} if one of the tables has gone on without whoever has chosen. */
    void write(Pen.Statements statements) throws SQLException {
        if (waiting.isEmpty()) {
            return;
        }
        List<Choice> all = List.copyOf(waiting);
        waiting.clear();
        insert(statements.prepared(INSERT), all);
        int[] changed = update(statements.prepared(UPDATE), all);
        for (int i = 0; i < changed.length; i++) {
            if (changed[i] != 1) {
                throw Tables.goneOn(all.get(i).before);
            }
        }
    }

    void forget() {
        waiting.clear();
    }

    private static void insert(PreparedStatement insert, List<Choice> all) throws SQLException {
        for (Choice choice : all) {
            insert.setString(1, choice.before.id().value());
            insert.setInt(2, choice.row.ply());
            insert.setInt(3, choice.row.seat());
            insert.setString(4, choice.row.code());
            insert.setLong(5, choice.row.made().toEpochMilli());
            insert.addBatch();
        }
        insert.executeBatch();
    }

    private static int[] update(PreparedStatement update, List<Choice> all) throws SQLException {
        for (Choice choice : all) {
            TableRow after = choice.before.moved(choice.progress);
            update.setInt(1, after.ply());
            update.setInt(2, after.progress().stage());
            update.setInt(3, after.progress().waiting());
            update.setString(4, TableText.since(after.progress().since(), after.revision() + 1));
            update.setLong(5, TableText.due(after));
            update.setLong(6, after.updated().toEpochMilli());
            update.setInt(7, after.revision() + 1);
            update.setString(8, after.id().value());
            update.setInt(9, after.revision());
            update.addBatch();
        }
        return update.executeBatch();
    }
}
