package civitas.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Which tables are lessons, and which goals were skipped there. Everything else about them follows from their records. */
public final class LessonRows {

    private final Jdbi reader;
    private final GroupCommit writer;

    LessonRows(Jdbi reader, GroupCommit writer) {
        this.reader = reader;
        this.writer = writer;
    }

    static void add(Handle handle, TableId table, LessonRow lesson) {
        handle.execute(
                "INSERT INTO lesson (table_id, name, skipped) VALUES (?, ?, ?)",
                table.value(),
                lesson.name(),
                text(lesson.skipped()));
    }

    public Optional<LessonRow> find(TableId table) {
        return reader.withHandle(handle -> handle.select(
                        "SELECT name, skipped FROM lesson WHERE table_id = ?", table.value())
                .map((rows, context) -> new LessonRow(rows.getString(1), skipped(rows.getString(2))))
                .findOne());
    }

    public void skip(TableId table, List<LessonRow.Skipped> skipped) {
        writer.write(handle ->
                handle.execute("UPDATE lesson SET skipped = ? WHERE table_id = ?", text(skipped), table.value()));
    }

    /** {@code 2@14 5@30}: goals and when they were skipped. */
    private static String text(List<LessonRow.Skipped> skipped) {
        return skipped.stream().map(skip -> skip.goal() + "@" + skip.ply()).collect(Collectors.joining(" "));
    }

    private static List<LessonRow.Skipped> skipped(String text) {
        List<LessonRow.Skipped> all = new ArrayList<>();
        for (String word : text.isEmpty() ? new String[0] : text.split(" ")) {
            int at = word.indexOf('@');
            all.add(new LessonRow.Skipped(
                    Integer.parseInt(word.substring(0, at)), Integer.parseInt(word.substring(at + 1))));
        }
        return all;
    }
}
