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
        Wish read = Wish.of(wish);
        return rooms.<Seen.Glimpse>at(table, room -> room.choose(who, read.seat, read.ply, read.code, look));
    }

    /** Makes a choice at a table for somebody who looks at it over a live connection, and says how far the game is then. */
    static Done choose(Rooms rooms, TableId table, PersonId who, Requests.Choose wish) {
        Wish read = Wish.of(wish);
        return new Done(rooms.<Integer>at(table, room -> room.choose(who, read.seat, read.ply, read.code)));
    }

    /** What there is to answer to somebody who sees the rest by themselves. */
    record Done(int ply) {}

    private record Wish(Seat seat, int ply, String code) {

        static Wish of(Requests.Choose wish) {
            return new Wish(
                    Callers.seat(wish.seat()),
                    Callers.require(wish.ply(), "ply"),
                    Callers.require(wish.code(), "code"));
        }
    }
}
