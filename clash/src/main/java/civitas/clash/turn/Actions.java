package civitas.clash.turn;

import civitas.clash.table.ClashTable;

/** The main actions of a turn (CC-3.4, CC-3.12). */
public final class Actions {

    private Actions() {}

    public static boolean left(ClashTable table) {
        return table.turn().actionsLeft() > 0;
    }

    /** Counts a main action. */
    public static void spend(ClashTable table) {
        table.turn().setActionsLeft(table.turn().actionsLeft() - 1);
    }

    /** Grants one more main action in this turn. */
    public static void grant(ClashTable table, int player) {
        table.turn().addAction();
        table.say("log.extra-action", table.name(player));
    }
}
