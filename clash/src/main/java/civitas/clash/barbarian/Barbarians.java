package civitas.clash.barbarian;

import civitas.clash.table.ClashTable;

/** What the event symbols make barbarians do (rules 8.2 and 8.3). Each method pushes its steps. */
public final class Barbarians {

    private Barbarians() {}

    /** Symbol "barbarians appear", for the player who drew the event. */
    public static void appear(ClashTable table, int player) {}

    /** Symbol "barbarians move", for the player who drew the event. */
    public static void move(ClashTable table, int player) {}
}
