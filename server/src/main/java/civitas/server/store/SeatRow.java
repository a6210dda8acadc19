package civitas.server.store;

import civitas.kernel.Codes;

/**
 * Who sits in a seat.
 *
 * @param person whose seat it is; nobody for an open seat or a computer's
 * @param level of the computer that plays it: for good, or instead of the missing person
 */
public record SeatRow(int seat, Kind kind, PersonId person, String name, String level) {

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
        return new SeatRow(seat, Kind.OPEN, PersonId.NOBODY, "", "");
    }

    public static SeatRow of(int seat, Person person) {
        return new SeatRow(seat, Kind.PERSON, person.id(), person.name(), "");
    }

    public static SeatRow agent(int seat, String level) {
        return new SeatRow(seat, Kind.AGENT, PersonId.NOBODY, level, level);
    }

    public SeatRow at(int otherSeat) {
        return new SeatRow(otherSeat, kind, person, name, level);
    }

    /** The same person, with a computer playing for them; or not, if the level is empty. */
    public SeatRow playedBy(String otherLevel) {
        return new SeatRow(seat, kind, person, name, otherLevel);
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
