package civitas.server.store;

import java.time.Instant;
import java.util.List;
import java.util.SortedMap;

/**
 * A table without its record.
 *
 * @param listed whether it appears in everybody's lists; otherwise whoever has its address may watch
 * @param salt hashed together with the seed, so that nobody can find the seed by trying
 * @param rules the version of the rules it was started with
 * @param waiting the seats it waits for, as a bit mask
 * @param speed milliseconds between two choices of computers; negative while they pause
 * @param result the places once it is finished
 */
public record TableRow(
        TableId id,
        String game,
        List<String> boxes,
        SortedMap<String, String> options,
        String title,
        Status status,
        PersonId host,
        Listing listed,
        Pace pace,
        long seed,
        String salt,
        int rules,
        Instant created,
        Instant updated,
        int ply,
        int waiting,
        int speed,
        List<Place> result,
        List<SeatRow> seats) {

    /** Who finds the table. */
    public enum Listing {
        PUBLIC,
        UNLISTED
    }

    public TableRow {
        boxes = List.copyOf(boxes);
        result = List.copyOf(result);
        seats = List.copyOf(seats);
    }

    public boolean hasSeatOf(PersonId person) {
        return seats.stream().anyMatch(seat -> seat.belongsTo(person));
    }

    /** Whether the table waits for a seat that this person plays. */
    public boolean waitsFor(PersonId person) {
        return seats.stream()
                .anyMatch(
                        seat -> seat.belongsTo(person) && !seat.isPlayedByAgent() && (waiting >> seat.seat() & 1) != 0);
    }

    public TableRow with(List<SeatRow> otherSeats) {
        return new TableRow(
                id,
                game,
                boxes,
                options,
                title,
                status,
                host,
                listed,
                pace,
                seed,
                salt,
                rules,
                created,
                updated,
                ply,
                waiting,
                speed,
                result,
                otherSeats);
    }

    public TableRow hostedBy(PersonId other) {
        return new TableRow(
                id, game, boxes, options, title, status, other, listed, pace, seed, salt, rules, created, updated, ply,
                waiting, speed, result, seats);
    }

    public TableRow atSpeed(int millis) {
        return new TableRow(
                id, game, boxes, options, title, status, host, listed, pace, seed, salt, rules, created, updated, ply,
                waiting, millis, result, seats);
    }

    /** The table after something happened at it. */
    public TableRow moved(Progress progress) {
        return new TableRow(
                id,
                game,
                boxes,
                options,
                title,
                progress.status(),
                host,
                listed,
                pace,
                seed,
                salt,
                rules,
                created,
                progress.at(),
                progress.ply(),
                progress.waiting(),
                speed,
                progress.result(),
                seats);
    }

    /** What changes with every choice. */
    public record Progress(Status status, int ply, int waiting, List<Place> result, Instant at) {}
}
