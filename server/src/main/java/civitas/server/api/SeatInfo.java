package civitas.server.api;

/**
 * Who sits where.
 *
 * @param kind {@code open}, {@code person} or {@code agent}
 * @param level of the computer that plays here, if one does
 * @param replaced whether a computer plays instead of a missing person
 * @param clock seconds left to think; -1 without a clock or when it is not this seat's turn
 */
public record SeatInfo(
        String seat,
        String kind,
        String name,
        String level,
        boolean replaced,
        boolean mine,
        boolean online,
        boolean toMove,
        long clock) {}
