package civitas.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Secret links that give seats away. A link belongs to a seat and to whoever gave it; it ends when somebody takes the seat,
 * leaves it or moves, and when its giver has no say there any more. Only the hash of its secret is kept.
 */
public final class SeatLinks {

    private final Jdbi reader;
    private final GroupCommit writer;

    SeatLinks(Jdbi reader, GroupCommit writer) {
        this.reader = reader;
        this.writer = writer;
    }

    /** What a link gives away, and who gave it. */
    public record Link(TableId table, int seat, PersonId giver) {}

    public void add(String hash, Link link) {
        writer.write(handle -> handle.execute(
                "INSERT INTO seat_link (hash, table_id, seat, giver) VALUES (?, ?, ?, ?)",
                hash,
                link.table().value(),
                link.seat(),
                link.giver().value()));
    }

    public Optional<Link> find(String hash) {
        return reader.withHandle(handle -> handle.select(
                        "SELECT table_id, seat, giver FROM seat_link WHERE hash = ?", hash)
                .map((rows, context) ->
                        new Link(new TableId(rows.getString(1)), rows.getInt(2), new PersonId(rows.getString(3))))
                .findOne());
    }

    /** Uses a link up; a {@link Conflict} if somebody else has been faster. */
    static void use(Handle handle, String hash) {
        if (handle.execute("DELETE FROM seat_link WHERE hash = ?", hash) != 1) {
            throw new Conflict("the link has been used");
        }
    }

    /** Ends the links that a change of the table has overtaken. */
    static void end(Handle handle, TableRow before, TableRow after) {
        int moved = firstMoved(before, after);
        handle.execute(
                "DELETE FROM seat_link WHERE table_id = ? AND seat >= ?",
                after.id().value(),
                moved);
        for (int seat = 0; seat < moved; seat++) {
            if (!before.seats().get(seat).isInTheSameHandsAs(after.seats().get(seat))) {
                handle.execute(
                        "DELETE FROM seat_link WHERE table_id = ? AND seat = ?",
                        after.id().value(),
                        seat);
            }
        }
        if (!before.host().equals(after.host())) {
            handle.execute(
                    "DELETE FROM seat_link WHERE table_id = ? AND giver = ?",
                    after.id().value(),
                    before.host().value());
        }
    }

    /** Where seats are taken away those behind them move up: from there on nobody sits where they sat. */
    private static int firstMoved(TableRow before, TableRow after) {
        int seat = 0;
        int seats = after.seats().size();
        if (before.seats().size() == seats) {
            return seats;
        }
        while (seat < seats && !before.seats().get(seat).isOpen()) {
            seat++;
        }
        return seat;
    }
}
