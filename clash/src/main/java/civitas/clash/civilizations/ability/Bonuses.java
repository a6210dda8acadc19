package civitas.clash.civilizations.ability;

import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Ability;

/** Abilities that add to the combat value, round by round (CC-16.19). */
public final class Bonuses {

    /** What most leaders add. */
    public static final int LEADER = 2;

    private Bonuses() {}

    /** Whether the bonus holds for a side in this round. */
    @FunctionalInterface
    public interface When {
        boolean holds(ClashTable table, Battle battle, int role);
    }

    /** How much is added for a side in this round. */
    @FunctionalInterface
    public interface Amount {
        int of(ClashTable table, Battle battle, int role);
    }

    /** +2 while the condition holds. */
    public static void join(Hooks hooks, Ability ability, When when) {
        joinAmount(hooks, ability, (table, battle, role) -> when.holds(table, battle, role) ? LEADER : 0);
    }

    public static void joinAmount(Hooks hooks, Ability ability, Amount amount) {
        hooks.battle.combatRoll.join(
                ability, (table, battle, role) -> battle.now().addBonus(role, amount.of(table, battle, role), ability));
    }

    /** Whether a city of a side is within some spaces of a space. */
    public static boolean isCityNear(ClashTable table, int side, int space, int steps) {
        return countCitiesNear(table, side, space, steps) > 0;
    }

    public static int countCitiesNear(ClashTable table, int side, int space, int steps) {
        int count = 0;
        var near = table.lands().within(space, steps);
        var cities = table.cities().of(side);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            count += near.has(city) ? 1 : 0;
        }
        return count;
    }
}
