package civitas.server.store;

import civitas.kernel.Codes;

/**
 * Who sits in a seat.
 *
 * @param person whose seat it is; nobody for an open seat or a computer's
 * @param level of the computer that plays it: for good, or instead of the missing person
 * @param guest whether its person has no account
 * @param joined the ply at which its person sat down
 */
public record SeatRow(int seat, Kind kind, PersonId person, String name, String level, boolean guest, int joined) {

    /** What kind of player a seat is for. */
    public enum Kind {
        OPEN,
        PERSON,
        AGENT;

        public String code() {
            return Codes.of(this);
        }
    }

    public static SeatRow open(int seat) {
        return new SeatRow(seat, Kind.OPEN, PersonId.NOBODY, "", "", false, 0);
    }

    public static SeatRow of(int seat, Person person) {
        return new SeatRow(seat, Kind.PERSON, person.id(), person.name(), "", person.isGuest(), 0);
    }

    public static SeatRow agent(int seat, String level) {
        return new SeatRow(seat, Kind.AGENT, PersonId.NOBODY, level, level, false, 0);
    }

    public SeatRow at(int otherSeat) {
        return new SeatRow(otherSeat, kind, person, name, level, guest, joined);
    }

    /** The same person, with a computer playing for them; or not, if the level is empty. */
    public SeatRow playedBy(String otherLevel) {
        return new SeatRow(seat, kind, person, name, otherLevel, guest, joined);
    }

    public SeatRow named(String otherName) {
        return new SeatRow(seat, kind, person, otherName, level, guest, joined);
    }

    public SeatRow joinedAt(int ply) {
        return new SeatRow(seat, kind, person, name, level, guest, ply);
    }

    /** The same seat in other hands, at the same moment of the game. */
    public SeatRow handedTo(Person other, String otherName) {
        return new SeatRow(seat, Kind.PERSON, other.id(), otherName, level, other.isGuest(), joined);
    }

    /** Whether the same player sits here as there; who plays for them meanwhile does not matter. */
    public boolean isInTheSameHandsAs(SeatRow other) {
        return kind == other.kind && person.equals(other.person) && (isPerson() || name.equals(other.name));
    }

    public boolean isOpen() {
        return kind == Kind.OPEN;
    }

    public boolean isPerson() {
        return kind == Kind.PERSON;
    }

    /** Whether a computer chooses here now. */
    public boolean isPlayedByAgent() {
        return !level.isEmpty();
    }

    public boolean belongsTo(PersonId other) {
        return isPerson() && person.equals(other);
    }
}
