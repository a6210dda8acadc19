package civitas.clash.card;

import civitas.clash.table.ClashTable;

/** Action cards that are played at once when something happens. */
public final class Reactions {

    private Reactions() {}

    /** A player has captured a city of another player (Teach Us). */
    public static void captured(ClashTable table, int player, int formerOwner) {}
}
