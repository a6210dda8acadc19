package civitas.server.store;

import java.time.Instant;
import java.util.List;

/**
 * A table at one moment.
 *
 * @param ply how many choices had been made
 * @param made when the last of them was made
 * @param rules the version of the rules that wrote it
 * @param since since when each seat has been waited for
 * @param text what the game itself has written
 */
public record SnapshotRow(int ply, Instant made, int rules, List<Instant> since, String text) {

    public SnapshotRow {
        since = List.copyOf(since);
    }
}
