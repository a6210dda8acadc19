package civitas.kernel.match;

import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import civitas.kernel.Game;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import java.util.List;

/**
 * A match at one moment, small enough to be kept and enough to go on from: whoever has it need not make all the choices
 * again that led there. A cache and nothing more: the record is the truth, and a snapshot that does not fit is thrown away.
 *
 * @param freeFrom the first ply since which nothing has been revealed: so far back undo may be free
 * @param recent the choices made since then
 * @param logFrom the log holds every event from this ply on
 * @param log the last events
 * @param dump the table, which was {@linkplain Table#isRestorable() restorable}
 */
public record Snapshot(int freeFrom, List<GameRecord.Entry> recent, int logFrom, List<Match.Told> log, String dump) {

    public Snapshot {
        recent = List.copyOf(recent);
        log = List.copyOf(log);
    }

    /** How many choices had been made. */
    public int ply() {
        return freeFrom + recent.size();
    }

    /** The table that was written down; a {@link DumpException} if it does not come back exactly as it was. */
    <T extends Table<T>> T table(Game<T> game, Setup setup) {
        T table = game.restore(setup, new DumpReader(dump));
        if (!table.dump().toString().equals(dump)) {
            throw new DumpException("the table that was read differs from the one that was written");
        }
        if (!table.isRestorable() || table.over() == (table.asked() != 0)) {
            throw new DumpException("a table that is not at rest");
        }
        return table;
    }

    /** What another version of the rules has written, as the present one would have. */
    public Snapshot upgraded(Game<?> game, int rules) {
        return rules == game.rulesVersion()
                ? this
                : new Snapshot(freeFrom, recent, logFrom, log, game.upgrade(dump, rules));
    }

    /** As text; see {@link #parse}. */
    public String text() {
        return SnapshotText.write(this);
    }

    /** Reads what {@link #text} wrote. What was said is kept as quotations: words and codes, not the things themselves. */
    public static Snapshot parse(String text) {
        return SnapshotText.read(text);
    }
}
