package civitas.clash.table;

import civitas.clash.state.OwnTurn;
import civitas.clash.state.Player;
import civitas.kernel.Reasons;

/** The main actions of a turn (CC-3.4, CC-3.12). */
public final class Actions {

    private Actions() {}

    public static boolean left(ClashTable table) {
        return table.turn().actionsLeft() > 0;
    }

    /** Says so if no main action is left. */
    public static void explain(ClashTable table, Reasons out) {
        if (!left(table)) {
            out.because("why.no-action");
        }
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

    /** Whether losing an action would change anything: not in a turn that has none left (CC-9.20). */
    public static boolean canLose(ClashTable table, int player) {
        return !isTurnOf(table, player) || left(table);
    }

    /** Takes an action away: from this turn if it is the player's own, otherwise from his next one (CC-3.13). */
    public static void lose(ClashTable table, int player) {
        if (isTurnOf(table, player)) {
            table.turn().setActionsLeft(Math.max(0, table.turn().actionsLeft() - 1));
            table.say("log.loses-action", table.name(player));
        } else {
            Player p = table.player(player);
            p.setLostActions(p.lostActions() + 1);
            table.say("log.loses-next-action", table.name(player));
        }
    }

    /** A turn lasts as long as its own step waits; in the status phase the last active player has no turn. */
    public static boolean isTurnOf(ClashTable table, int player) {
        return table.active() == player
                && table.steps().stream().anyMatch(step -> step instanceof OwnTurn turn && turn.player() == player);
    }
}
