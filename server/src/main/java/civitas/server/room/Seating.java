package civitas.server.room;

import civitas.agents.Level;
import civitas.kernel.Seat;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.SeatLinks;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.store.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who may sit down, stand up, be replaced and come back. Each method gives the table as it is afterwards.
 *
 * <p>Rules: CV-15.15.
 */
final class Seating {

    private Seating() {}

    /** Takes a certain open seat, or any. At a table that is not listed somebody may take several, to pass it around. */
    static TableRow join(TableRow table, Person person, Optional<Seat> wanted) {
        if (table.status() == Status.FINISHED) {
            throw Refused.of(Code.OVER, "over");
        }
        requireOneSeat(table, person.id());
        for (SeatRow seat : table.seats()) {
            if (seat.isOpen() && wanted.map(w -> w.index() == seat.seat()).orElse(true)) {
                return replace(table, seated(table, seat.seat(), person));
            }
        }
        throw wanted.isPresent()
                ? Refused.of(Code.TABLE_FULL, "seat-taken", wanted.get())
                : Refused.of(Code.TABLE_FULL, "table-full");
    }

    /** Takes a seat that a link gives away: an open one, a computer's, or the giver's own. */
    static TableRow take(TableRow table, Person person, SeatLinks.Link link) {
        if (table.status() == Status.FINISHED) {
            throw Refused.of(Code.OVER, "over");
        }
        if (table.seats().get(link.seat()).belongsTo(person.id())) {
            return table;
        }
        requireOneSeat(table, person.id());
        TableRow taken = replace(table, seated(table, link.seat(), person).joinedAt(table.ply()));
        boolean gone =
                table.host().equals(link.giver()) && table.hasSeatOf(link.giver()) && !taken.hasSeatOf(link.giver());
        TableRow hosted = gone ? taken.hostedBy(person.id()) : taken;
        return table.hasSeatOf(person.id())
                ? hosted
                : hosted.from(table.origin().joined());
    }

    /** Nobody sits down under a name that looks like another's there. */
    private static SeatRow seated(TableRow table, int seat, Person person) {
        SeatRow row = SeatRow.of(seat, person);
        return row.named(Names.unlike(person.name(), table, row));
    }

    /** A guest is called otherwise now. Names given to seats of a table that is passed around stay. */
    static TableRow rename(TableRow table, Person before, Person now) {
        List<SeatRow> seats = table.seats().stream()
                .map(seat -> seat.belongsTo(before.id()) && seat.name().equals(Names.unlike(before.name(), table, seat))
                        ? seat.named(Names.unlike(now.name(), table, seat))
                        : seat)
                .toList();
        return table.with(seats);
    }

    /** At a table that everybody finds, everybody is one player. */
    private static void requireOneSeat(TableRow table, PersonId person) {
        if (table.listed() == TableRow.Listing.PUBLIC && table.hasSeatOf(person)) {
            throw Refused.of(Code.NOT_ALLOWED, "one-seat");
        }
    }

    /** Stands up from all one's seats; in a running game a computer goes on. */
    static TableRow leave(TableRow table, PersonId person) {
        if (!table.hasSeatOf(person)) {
            throw Refused.of(Code.NOT_ALLOWED, "no-seat");
        }
        TableRow left = table;
        for (SeatRow seat : table.seats()) {
            if (seat.belongsTo(person)) {
                left = replace(
                        left,
                        table.status() == Status.OPEN
                                ? SeatRow.open(seat.seat())
                                : SeatRow.agent(seat.seat(), Level.NORMAL.code()));
            }
        }
        return table.host().equals(person) ? left.hostedBy(heir(left)) : left;
    }

    private static PersonId heir(TableRow table) {
        return table.seats().stream()
                .filter(SeatRow::isPerson)
                .map(SeatRow::person)
                .findFirst()
                .orElse(PersonId.NOBODY);
    }

    /** A guest is somebody with an account now. */
    static TableRow handOver(TableRow table, Person guest, Person account) {
        boolean other = !guest.id().equals(account.id());
        if (other && table.listed() == TableRow.Listing.PUBLIC && table.hasSeatOf(account.id())) {
            return table;
        }
        List<SeatRow> seats = table.seats().stream()
                .map(seat -> seat.belongsTo(guest.id()) ? handedOver(seat, guest, account) : seat)
                .toList();
        return table.with(seats).hostedBy(table.host().equals(guest.id()) ? account.id() : table.host());
    }

    /** Names given to seats of a table that is passed around stay. */
    private static SeatRow handedOver(SeatRow seat, Person guest, Person account) {
        return seat.handedTo(account, seat.name().equals(guest.name()) ? account.name() : seat.name());
    }

    /** The seats that play: open ones are taken away, the others move up. */
    static TableRow withoutOpenSeats(TableRow table) {
        List<SeatRow> seats = new ArrayList<>();
        for (SeatRow seat : table.seats()) {
            if (!seat.isOpen()) {
                seats.add(seat.at(seats.size()));
            }
        }
        return table.with(seats);
    }

    /** A computer plays for a missing person, who keeps the seat. */
    static TableRow substitute(TableRow table, Seat seat, Level level) {
        SeatRow row = at(table, seat);
        if (row.isOpen()) {
            return replace(table, SeatRow.agent(seat.index(), level.code()));
        }
        return replace(table, row.isPerson() ? row.playedBy(level.code()) : SeatRow.agent(seat.index(), level.code()));
    }

    /** The person is back. */
    static TableRow giveBack(TableRow table, Seat seat) {
        SeatRow row = at(table, seat);
        if (!row.isPerson()) {
            throw Refused.of(Code.INVALID, "nobody-to-return", seat);
        }
        return replace(table, row.playedBy(""));
    }

    static void requireOwn(TableRow table, PersonId who, Seat seat) {
        if (!at(table, seat).belongsTo(who)) {
            throw Refused.of(Code.NOT_ALLOWED, "not-your-seat", seat);
        }
    }

    static SeatRow at(TableRow table, Seat seat) {
        if (seat.index() >= table.seats().size()) {
            throw Refused.of(Code.INVALID, "no-such-seat", seat);
        }
        return table.seats().get(seat.index());
    }

    private static TableRow replace(TableRow table, SeatRow changed) {
        List<SeatRow> seats = new ArrayList<>(table.seats());
        seats.set(changed.seat(), changed);
        return table.with(seats);
    }
}
