package civitas.server.api;

import java.util.List;

/**
 * Who sits where.
 *
 * @param kind {@code open}, {@code person} or {@code agent}
 * @param guest whether the person has no account: anybody may come under such a name
 * @param level of the computer that plays here, if one does
 * @param computer which of the computers it is, as the texts of the game know it ({@code computer.CODE}); empty for a person
 * @param replaced whether a computer plays instead of a missing person
 * @param clock seconds left to think; -1 without a clock or when it is not this seat's turn
 * @param away seconds since the person was at the table; 0 while they look at it, -1 where that is not known
 * @param votes the seats that are for letting a computer play for this person
 */
public record SeatInfo(
        String seat,
        String kind,
        String name,
        boolean guest,
        String level,
        String computer,
        boolean replaced,
        boolean mine,
        boolean online,
        boolean toMove,
        long clock,
        long away,
        List<String> votes) {}
