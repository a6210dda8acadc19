package civitas.civ.wisdom.start;

import civitas.civ.content.Ability;
import civitas.civ.content.Phase;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;

/**
 * A start-of-turn ability that gives the more the more there is of something on the map. It acts when the step begins, like all that
 * need no choice; but its owner may use it at any moment of his step, so what comes to be counted later in the step counts as well
 * (CV-04.01, CV-04.05, CV-04.06).
 *
 * @param place its place among the tallies of a player
 * @param worth what it gives as the map stands
 * @param gain what is done with that
 */
public record Tally(int place, Worth worth, Gain gain) {

    /** Says what an ability is worth. */
    @FunctionalInterface
    public interface Worth {
        int of(CivTable table, int player);
    }

    /** Gives a player what an ability is worth, or what is still missing to that. */
    @FunctionalInterface
    public interface Gain {
        void give(CivTable table, int player, int amount);
    }

    /** The ability acts, for the first time in this turn. */
    public void act(CivTable table, int player) {
        int amount = worth.of(table, player);
        Tallies.of(table).set(player, place, amount);
        gain.give(table, player, amount);
    }

    /** Lets an ability look again as long as the step of its owner lasts. */
    public void watch(Hooks hooks, Ability self) {
        hooks.watch(table -> {
            int player = table.turn().active();
            if (table.turn().phase() == Phase.START_OF_TURN && player >= 0 && table.has(player, self)) {
                actAgain(table, player);
            }
        });
    }

    private void actAgain(CivTable table, int player) {
        Tallies tallies = Tallies.of(table);
        if (!tallies.has(player, place)) {
            return;
        }
        int amount = worth.of(table, player);
        int missing = amount - tallies.get(player, place);
        if (missing > 0) {
            tallies.set(player, place, amount);
            gain.give(table, player, missing);
        }
    }
}
