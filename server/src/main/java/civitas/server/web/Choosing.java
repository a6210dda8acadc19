package civitas.server.web;

import civitas.kernel.Seat;
import civitas.server.api.Requests;
import civitas.server.room.Look;
import civitas.server.room.Rooms;
import civitas.server.room.Seen;
import civitas.server.store.PersonId;
import civitas.server.store.TableId;

/** A choice as it comes from outside, over either connection: read, made and answered here alone. */
public final class Choosing {

    private Choosing() {}

    /** Makes a choice at a table, and says what there is to see then. */
    public static Seen.Glimpse choose(Rooms rooms, TableId table, PersonId who, Requests.Choose wish, Look look) {
        Seat seat = Callers.seat(wish.seat());
        int ply = Callers.require(wish.ply(), "ply");
        String code = Callers.require(wish.code(), "code");
        return rooms.<Seen.Glimpse>at(table, room -> room.choose(who, seat, ply, code, look));
    }
}
