package civitas.server.store;

import java.util.List;

/**
 * What is taught at a table.
 *
 * @param name of the lesson, among those of the table's game
 * @param skipped the goals that were skipped
 */
public record LessonRow(String name, List<Skipped> skipped) {

    public LessonRow {
        skipped = List.copyOf(skipped);
    }

    /** A goal that was skipped, by its number, and how many choices had been made then. */
    public record Skipped(int goal, int ply) {}
}
