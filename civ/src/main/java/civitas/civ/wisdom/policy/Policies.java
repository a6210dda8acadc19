package civitas.civ.wisdom.policy;

import civitas.civ.content.Phase;
import civitas.civ.content.Policy;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;

/**
 * Which policies a player has adopted and how many he must have (CV-16.36 to CV-16.50). The limit changes with cities, so the
 * table is watched.
 *
 * <p>Rules: CV-02.04, CV-04.30, CV-16.43, CV-16.49.
 */
public final class Policies {

    private Policies() {}

    /** How many a player has adopted. */
    public static int count(CivTable table, int player) {
        return Integer.bitCount(table.player(player).policies());
    }

    /** Whether neither side of a policy's card is in play (CV-16.40, CV-16.41). */
    static boolean isUnused(CivTable table, int player, Policy policy) {
        int card = policy.mask() | table.content().spec(policy).reverse().mask();
        return (table.player(player).policies() & card) == 0;
    }

    static boolean hasUnused(CivTable table, int player) {
        for (Policy policy : table.content().policies().all()) {
            if (isUnused(table, player, policy)) {
                return true;
            }
        }
        return false;
    }

    /** Lets everybody adopt or give up what the limit demands, clockwise from whose step it is (CV-16.39, CV-16.42, CV-03.21). */
    public static void look(CivTable table) {
        int first = table.turn().active() >= 0
                ? table.turn().active()
                : table.turn().first();
        for (int i = table.seats() - 1; i >= 0; i--) {
            int player = (first + i) % table.seats();
            if (isDue(table, player)) {
                table.push(new Adjust(player));
            }
        }
    }

    /** Whether a player has too many policies, or too few and a card left (CV-16.50). */
    static boolean isDue(CivTable table, int player) {
        int missing = table.policyLimit(player) - count(table, player);
        return missing < 0 || missing > 0 && hasUnused(table, player);
    }

    /** A policy comes into play; what it gives by itself at the start of a turn it gives at once in its owner's step (CV-16.46). */
    static void adopt(CivTable table, int player, Policy policy) {
        Player owner = table.player(player);
        table.setPolicies(player, owner.policies() | policy.mask());
        boolean ownStart = table.turn().number() > 0
                && table.turn().phase() == Phase.START_OF_TURN
                && table.turn().active() == player;
        if (ownStart && table.hooks().turn.startOfTurn.has(policy) && table.has(player, policy)) {
            table.hooks().turn.startOfTurn.voice(policy).run(table, player);
        }
    }

    static void giveUp(CivTable table, int player, Policy policy) {
        table.setPolicies(player, table.player(player).policies() & ~policy.mask());
    }

    /** Says why a policy cannot be adopted now, in a step that does not ask for one. */
    static void explain(CivTable table, int player, Policy policy, Reasons out) {
        if (table.has(player, policy)) {
            return;
        }
        if (table.player(player).has(policy)) {
            out.because("why.policy-silent", policy, table.government(player));
        } else if (!isUnused(table, player, policy)) {
            out.because(
                    "why.policy-reverse", policy, table.content().spec(policy).reverse());
        } else {
            out.because("why.policy-limit", policy, table.policyLimit(player));
        }
    }
}
