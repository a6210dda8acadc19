package civitas.server.room;

import civitas.agents.Level;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.text.Phrase;
import civitas.server.account.Secrets;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.store.Pace;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.SeatLinks;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.store.TableRow;
import java.util.Optional;
import java.util.Set;

/**
 * Who sits at one table, who decides about it, and what everybody is told of that. Every command is allowed and carried out in
 * one step, behind the room's door; so nothing can happen between the two.
 *
 * <p>A computer plays for a person only when nobody can have been robbed of their seat that way: see
 * {@link #reasonToSubstitute}. The person takes the seat back at any moment.
 *
 * @param <T> the game's table
 */
public final class Company<T extends Table<T>> {

    private static final int SLOWEST = 10_000;

    /** One vote alone is no vote but an order. */
    private static final int FEWEST_VOTERS = 2;

    private final House house;
    private final Ledger<T> ledger;
    private final Window<T> window;
    private final Attendance attendance;
    private final Votes votes;
    private final Chat chat;

    Company(House house, Ledger<T> ledger, Window<T> window, Attendance attendance, Votes votes, Chat chat) {
        this.house = house;
        this.ledger = ledger;
        this.window = window;
        this.attendance = attendance;
        this.votes = votes;
        this.chat = chat;
    }

    private void note(String kind, Object... args) {
        chat.note(ledger.row(), Note.of(kind, args));
    }

    void requireHost(PersonId who) {
        if (who.isNobody() || !ledger.row().host().equals(who)) {
            throw Refused.of(Code.NOT_ALLOWED, "not-host");
        }
    }

    // --- coming and going -------------------------------------------------------------------------------------------

    public void join(Person person, Optional<Seat> seat) {
        ledger.arrange(table -> Seating.join(table, person, seat));
        attendance.seen(person.id());
    }

    public void leave(Person person) {
        TableRow before = ledger.row();
        ledger.arrange(table -> Seating.leave(table, person.id()));
        for (SeatRow seat : before.seats()) {
            if (before.status() == Status.RUNNING && seat.belongsTo(person.id())) {
                note("left", seat.name(), Seat.of(seat.seat()));
            }
        }
    }

    /** A secret for a link that gives a seat away: one's own, or as the host one that is nobody's. */
    public String link(Person giver, Seat seat) {
        attendance.seen(giver.id());
        TableRow row = ledger.row();
        if (row.status() == Status.FINISHED) {
            throw Refused.of(Code.OVER, "over");
        }
        requireMayGive(row, seat, giver.id());
        String secret = Secrets.newSecret();
        house.store().links().add(Secrets.hash(secret), new SeatLinks.Link(row.id(), seat.index(), giver.id()));
        note("link-given", giver.name(), seat);
        return secret;
    }

    private void requireMayGive(TableRow row, Seat seat, PersonId giver) {
        SeatRow given = Seating.at(row, seat);
        if (given.isPerson()) {
            Seating.requireOwn(row, giver, seat);
        } else {
            requireHost(giver);
        }
    }

    /** Takes the seat a link gives away, if the link is still good: it is looked up, checked and used up in one step. */
    void take(String linkHash, Person person) {
        SeatLinks.Link link = house.store()
                .links()
                .find(linkHash)
                .filter(found -> found.table().equals(ledger.row().id()))
                .orElseThrow(Company::noLink);
        Seat seat = Seat.of(link.seat());
        String giver = stillGives(link);
        ledger.take(linkHash, table -> Seating.take(table, person, link));
        attendance.seen(person.id());
        note("link-taken", person.name(), seat, giver);
    }

    /** The name of whoever gave a link, if they may still give it. */
    private String stillGives(SeatLinks.Link link) {
        try {
            requireMayGive(ledger.row(), Seat.of(link.seat()), link.giver());
        } catch (Refused e) {
            throw noLink();
        }
        return house.store().people().find(link.giver()).map(Person::name).orElse("");
    }

    static Refused noLink() {
        return Refused.of(Code.NOT_FOUND, "no-link");
    }

    /** A guest is somebody with an account now. */
    void handOver(Person guest, Person account) {
        TableRow before = ledger.row();
        ledger.arrange(table -> Seating.handOver(table, guest, account));
        attendance.seen(account.id());
        before.seats().stream()
                .filter(seat -> seat.belongsTo(guest.id()))
                .filter(seat -> ledger.row().seats().get(seat.seat()).belongsTo(account.id()))
                .forEach(seat -> note("handed-over", seat.name(), Seat.of(seat.seat()), account.name()));
    }

    /** A guest is called otherwise now. What was told before is told again by the new name. */
    void rename(Person before, Person now) {
        ledger.arrange(table -> Seating.rename(table, before, now));
    }

    // --- computers in the place of people ---------------------------------------------------------------------------

    public void substitute(Person who, Seat seat, Level level) {
        attendance.seen(who.id());
        SeatRow at = Seating.at(ledger.row(), seat);
        if (!at.isPerson()) {
            requireHost(who.id());
            replace(seat, level);
            note("computer", who.name(), seat, Phrase.of("agent." + level.code() + ".name"));
        } else if (at.belongsTo(who.id())) {
            replace(seat, level);
            note("substituted-asked", at.name(), seat);
        } else {
            String reason = reasonToSubstitute(at, who.id());
            // Not the level somebody else would like to see there.
            replace(seat, Level.NORMAL);
            note(reason, at.name(), seat, who.name());
        }
    }

    private void replace(Seat seat, Level level) {
        ledger.arrange(table -> Seating.substitute(table, seat, level));
        SeatRow at = Seating.at(ledger.row(), seat);
        votes.forget(at.person());
    }

    /**
     * Why the host may let a computer play for a person: their clock has run out, or they have been away long enough. For an
     * absent host anybody at the table may do it. The person may ask for it at any time, and the others together; see
     * {@link #vote}.
     */
    private String reasonToSubstitute(SeatRow at, PersonId who) {
        TableRow row = ledger.row();
        boolean maySay =
                at.belongsTo(row.host()) ? row.hasSeatOf(who) : row.host().equals(who);
        if (!maySay) {
            throw Refused.of(Code.NOT_ALLOWED, "not-host");
        }
        if (at.isPlayedByAgent()) {
            throw Refused.of(Code.INVALID, "replaced-already", at.name());
        }
        if (row.waitsFor(at.seat()) && window.secondsLeft(at.seat()) == 0) {
            return "substituted-clock";
        }
        if (attendance.away(at.person()).compareTo(row.pace().absence()) >= 0) {
            return "substituted-away";
        }
        throw Refused.of(Code.NOT_ALLOWED, "still-here", at.name(), absence(row.pace()));
    }

    private static Phrase absence(Pace pace) {
        return pace.kind() == Pace.Kind.SLOW
                ? Phrase.of("span.hours", (int) pace.absence().toHours())
                : Phrase.of("span.minutes", (int) pace.absence().toMinutes());
    }

    /** The clock of a person has run out. */
    void clockRanOut(SeatRow at) {
        Seat seat = Seat.of(at.seat());
        replace(seat, Level.NORMAL);
        note("clock", at.name(), seat);
    }

    /** Somebody is for letting a computer play for another; it does when all others are for it, and there are several. */
    public void vote(Person who, Seat seat) {
        attendance.seen(who.id());
        TableRow row = ledger.row();
        SeatRow at = Seating.at(row, seat);
        if (!row.hasSeatOf(who.id())) {
            throw Refused.of(Code.NOT_ALLOWED, "no-seat");
        }
        if (!at.isPerson() || at.belongsTo(who.id()) || at.isPlayedByAgent()) {
            throw Refused.of(Code.INVALID, "nothing-to-vote", seat);
        }
        Set<PersonId> voters = Votes.voters(row, at.person());
        if (voters.size() < FEWEST_VOTERS) {
            throw Refused.of(Code.NOT_ALLOWED, "vote-alone", at.name(), absence(row.pace()));
        }
        votes.add(at.person(), who.id());
        note("vote", who.name(), at.name(), seat);
        if (votes.isUnanimous(row, at.person())) {
            replace(seat, Level.NORMAL);
            note("substituted-vote", at.name(), seat);
        } else {
            ledger.announce();
        }
    }

    /** The person is back, or the host says so. */
    public void giveBack(Person who, Seat seat) {
        attendance.seen(who.id());
        SeatRow at = Seating.at(ledger.row(), seat);
        boolean own = at.belongsTo(who.id());
        if (!own) {
            requireHost(who.id());
        }
        ledger.arrange(table -> Seating.giveBack(table, seat));
        if (at.isPlayedByAgent()) {
            note(own ? "returned" : "given-back", at.name(), seat, who.name());
        }
    }

    /** How fast computers play; negative lets them pause. */
    public void setSpeed(Person who, int wish) {
        attendance.seen(who.id());
        requireHost(who.id());
        TableRow row = ledger.row();
        if (row.seats().stream().noneMatch(SeatRow::isPlayedByAgent)) {
            throw Refused.of(Code.INVALID, "no-computers");
        }
        int millis = Math.clamp(wish, -1, SLOWEST);
        ledger.arrange(table -> table.atSpeed(millis));
        if (millis != row.speed()) {
            note(millis < 0 ? "paused" : "speed", who.name(), Math.max(0, millis));
        }
    }
}
