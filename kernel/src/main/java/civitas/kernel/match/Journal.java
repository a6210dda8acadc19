package civitas.kernel.match;

import civitas.kernel.match.Match.Told;
import java.util.ArrayList;
import java.util.List;

/** What a match has told, in the order of its plies, and the notes about the match itself, which no undo takes back. */
final class Journal {

    private final List<Told> lines = new ArrayList<>();
    private final List<Told> notes = new ArrayList<>();
    private int from;

    Journal() {}

    /** Goes on from what a snapshot has kept. */
    Journal(Snapshot snapshot) {
        lines.addAll(snapshot.log());
        from = snapshot.logFrom();
    }

    void add(Told line) {
        lines.add(line);
    }

    void note(Told note) {
        if (note.ply() >= from && !lines.contains(note)) {
            int at = lines.size();
            while (at > 0 && lines.get(at - 1).ply() > note.ply()) {
                at--;
            }
            lines.add(at, note);
        }
        if (!notes.contains(note)) {
            notes.add(note);
        }
    }

    /** Becomes what another one tells, with the own notes. */
    void become(Journal other) {
        clear();
        lines.addAll(other.lines);
        from = other.from;
        List.copyOf(notes).forEach(this::note);
    }

    void clear() {
        lines.clear();
    }

    /** It holds every event from this ply on. */
    int from() {
        return from;
    }

    List<Told> all() {
        return List.copyOf(lines);
    }

    List<Told> since(int ply) {
        int first = lines.size();
        while (first > 0 && lines.get(first - 1).ply() >= ply) {
            first--;
        }
        return List.copyOf(lines.subList(first, lines.size()));
    }

    List<Told> until(int ply) {
        return lines.stream().filter(line -> line.ply() <= ply).toList();
    }

    /** The ply that the last so many lines begin with; 0 if there are no more. */
    int lastFrom(int count) {
        return lastFrom(lines, count, 0);
    }

    /** The same of some lines, so that none of its lines is left out; {@code all} if there are no more. */
    static int lastFrom(List<Told> told, int count, int all) {
        return told.size() <= count ? all : told.get(told.size() - count - 1).ply() + 1;
    }
}
