package civitas.server.room;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import java.util.Optional;

/**
 * How somebody wants to see a table: from where, in which language, and what they know of it already.
 *
 * @param seat a seat of theirs; none for spectators
 * @param last how far they have seen the table
 */
public record Look(Optional<Seat> seat, Language language, Seen last) {

    /** Everything from a seat. */
    public static Look from(Seat seat, Language language) {
        return new Look(Optional.of(seat), language, Seen.NOTHING);
    }
}
