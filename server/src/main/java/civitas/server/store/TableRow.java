package civitas.server.store;

import civitas.kernel.Seed;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A table without its record.
 *
 * @param listed whether it appears in everybody's lists; otherwise whoever has its address may watch
 * @param aid what helps people at it
 * @param salt hashed together with the seed, so that nobody can find the seed by trying
 * @param rules the version of the rules it is played under
 * @param origin where its deal comes from
 * @param speed milliseconds between two choices of computers; negative while they pause
 * @param revision how often the row has been changed: whoever writes says what they have read; see {@link Tables}
 */
public record TableRow(
        TableId id,
        String game,
        List<String> boxes,
        SortedMap<String, String> options,
        String title,
        PersonId host,
        Listing listed,
        Aid aid,
        Pace pace,
        Seed seed,
        String salt,
        int rules,
        Origin origin,
        Instant created,
        int speed,
        int revision,
        Progress progress,
        List<SeatRow> seats) {

    /** Who finds the table. */
    public enum Listing {
        PUBLIC,
        UNLISTED
    }

    /** What helps people at the table; everybody sees it before they sit down. */
    public enum Aid {
        NONE,
        /** Whoever plays may ask what an expert would do. */
        HINTS
    }

    /**
     * What changes with every choice.
     *
     * @param stage how many ages, or turns, have been begun; 0 before the game, and where nobody wrote it down
     * @param waiting the seats the table waits for, as a bit mask
     * @param since for each seat when it was waited for last; empty where nobody wrote it down
     * @param result the places once it is finished
     */
    public record Progress(
            Status status, int ply, int stage, int waiting, List<Instant> since, List<Place> result, Instant at) {

        public Progress {
            since = List.copyOf(since);
            result = List.copyOf(result);
        }

        /** Nothing has happened yet. */
        public static Progress none(Instant at) {
            return new Progress(Status.OPEN, 0, 0, 0, List.of(), List.of(), at);
        }
    }

    public TableRow {
        boxes = List.copyOf(boxes);
        seats = List.copyOf(seats);
    }

    public Status status() {
        return progress.status();
    }

    public Instant updated() {
        return progress.at();
    }

    public int ply() {
        return progress.ply();
    }

    public boolean hasSeatOf(PersonId person) {
        return seats.stream().anyMatch(seat -> seat.belongsTo(person));
    }

    /** Whether somebody belongs to the table: those who sit there, and the host. */
    public boolean isOf(PersonId person) {
        return !person.isNobody() && (host.equals(person) || hasSeatOf(person));
    }

    /** Whether the table waits for a seat. */
    public boolean waitsFor(int seat) {
        return (progress.waiting() >> seat & 1) != 0;
    }

    /** Whether the table waits for a seat that this person plays. */
    public boolean waitsFor(PersonId person) {
        for (SeatRow seat : seats) {
            if (waitsFor(seat.seat()) && seat.belongsTo(person) && !seat.isPlayedByAgent()) {
                return true;
            }
        }
        return false;
    }

    /** Whether somebody's time may run out: a clock runs. */
    public boolean isTimed() {
        return pace.hasClock() && status() == Status.RUNNING;
    }

    /** When the time of the first person runs out for whom the table waits; empty if it waits for nobody in time. */
    public Optional<Instant> due() {
        if (!isTimed() || progress.since().isEmpty()) {
            return Optional.empty();
        }
        return seats.stream()
                .filter(seat -> waitsFor(seat.seat()) && seat.isPerson() && !seat.isPlayedByAgent())
                .map(seat -> progress.since().get(seat.seat()).plus(pace.thinking()))
                .min(Comparator.naturalOrder());
    }

    public TableRow with(List<SeatRow> otherSeats) {
        return copy(host, rules, origin, speed, revision, progress, otherSeats);
    }

    public TableRow hostedBy(PersonId other) {
        return copy(other, rules, origin, speed, revision, progress, seats);
    }

    public TableRow atSpeed(int millis) {
        return copy(host, rules, origin, millis, revision, progress, seats);
    }

    public TableRow from(Origin other) {
        return copy(host, rules, other, speed, revision, progress, seats);
    }

    /** The table after something happened at it. */
    public TableRow moved(Progress now) {
        return copy(host, rules, origin, speed, revision, now, seats);
    }

    /** The table under other rules. */
    public TableRow under(int otherRules) {
        return copy(host, otherRules, origin, speed, revision, progress, seats);
    }

    /** The row as it is after it has been written. */
    public TableRow revised() {
        return copy(host, rules, origin, speed, revision + 1, progress, seats);
    }

    private TableRow copy(
            PersonId newHost,
            int newRules,
            Origin newOrigin,
            int newSpeed,
            int newRevision,
            Progress newProgress,
            List<SeatRow> newSeats) {
        return new TableRow(
                id,
                game,
                boxes,
                options,
                title,
                newHost,
                listed,
                aid,
                pace,
                seed,
                salt,
                newRules,
                newOrigin,
                created,
                newSpeed,
                newRevision,
                newProgress,
                newSeats);
    }
}
