package civitas.kernel.match;

import civitas.kernel.DumpException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The choices of a match. Those before a snapshot are fetched when somebody asks for them: opening a table needs none. */
final class Entries {

    private final List<GameRecord.Entry> known = new ArrayList<>();
    private Supplier<List<GameRecord.Entry>> earlier = List::of;
    private int missing;

    Entries() {}

    /** @param earlier all entries up to the snapshot */
    Entries(Snapshot snapshot, Supplier<List<GameRecord.Entry>> earlier) {
        this.earlier = earlier;
        missing = snapshot.freeFrom();
        known.addAll(snapshot.recent());
    }

    int size() {
        return missing + known.size();
    }

    void add(GameRecord.Entry entry) {
        known.add(entry);
    }

    /** The choice that led from a ply to the next one. */
    GameRecord.Entry get(int ply) {
        if (ply < missing) {
            fetch();
        }
        return known.get(ply - missing);
    }

    List<GameRecord.Entry> all() {
        fetch();
        return List.copyOf(known);
    }

    /** The choices since a ply. */
    List<GameRecord.Entry> from(int ply) {
        if (ply < missing) {
            fetch();
        }
        return List.copyOf(known.subList(ply - missing, known.size()));
    }

    void replace(List<GameRecord.Entry> entries) {
        missing = 0;
        known.clear();
        known.addAll(entries);
    }

    private void fetch() {
        if (missing == 0) {
            return;
        }
        List<GameRecord.Entry> fetched = earlier.get();
        if (fetched.size() < missing) {
            throw new DumpException(fetched.size() + " choices before ply " + missing);
        }
        known.addAll(0, fetched.subList(0, missing));
        missing = 0;
    }
}
