package civitas.civ.start;

import civitas.civ.content.Government;
import civitas.civ.content.Policy;
import civitas.civ.state.Once;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** The two ends of a player's Start of Turn step. */
public final class StartStep {

    private StartStep() {}

    /** New scouts gather for the capital, what is owed is given, and abilities that leave nothing to choose act (CV-04.03, CV-04.06, CV-04.50). */
    public static void begin(CivTable table, int player) {
        AssignScouts.assignTheRest(table, player);
        if (table.mayHear(table.hooks().turn.owed, player)) {
            table.push(new Abilities(player));
            table.run(table.hooks().turn.owed, player);
        } else {
            act(table, player);
        }
    }

    /** Abilities act once everything that was owed is settled. */
    private record Abilities(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            act(table, player);
        }
    }

    private static void act(CivTable table, int player) {
        if (table.hooks().turn.startOfTurn.has(table.government(player))) {
            table.player(player).set(Once.GOVERNMENT);
        }
        table.run(table.hooks().turn.startOfTurn, player);
    }

    /**
     * A government adopted in the step has its say at once, unless an earlier one had it in this turn (CV-04.43, CV-04.44). So have policies
     * that were silent in Anarchy: each acts once per turn, however often it is asked (CV-04.05, CV-16.46, CV-16.48).
     */
    static void adopted(CivTable table, int player) {
        Government government = table.government(player);
        if (table.hooks().turn.startOfTurn.has(government)
                && !table.player(player).has(Once.GOVERNMENT)) {
            table.player(player).set(Once.GOVERNMENT);
            table.hooks().turn.startOfTurn.voice(government).run(table, player);
        }
        for (Policy policy : table.content().policies().all()) {
            if (table.hooks().turn.startOfTurn.has(policy) && table.has(player, policy)) {
                table.hooks().turn.startOfTurn.voice(policy).run(table, player);
            }
        }
    }

    /**
     * What gives something for nothing has been used or is applied now, scouts built in the step are assigned too, and direct changes of
     * government are over (CV-04.06, CV-04.34, CV-04.52).
     */
    public static void end(CivTable table, int player) {
        table.run(table.hooks().turn.endOfStart, player);
        AssignScouts.assignTheRest(table, player);
        table.player(player).setFresh(0);
    }
}
