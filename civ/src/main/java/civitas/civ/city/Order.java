package civitas.civ.city;

import civitas.civ.state.ActionKind;
import civitas.civ.table.CivTable;
import civitas.kernel.Thing;

/** One thing a city action does, with everything that has to be declared about it (CV-06.02, CV-06.08). */
public interface Order extends Thing {

    /** The production it costs. */
    int cost(CivTable table, int player);

    /** Whether the rules allow it to this city now; whether it can be paid is not looked at. */
    boolean isPossible(CivTable table, int city);

    /** Does it. */
    void carryOut(CivTable table, int city);

    /** Does on a copy of the table what a second order has to reckon with, without drawing or fighting. */
    void foresee(CivTable copy, int city);

    /** Which of the city actions it is (CV-06.02). */
    default ActionKind action() {
        return ActionKind.BUILD;
    }

    /** Whether the city's production pays for it, so that others may be paid from the same sum. */
    default boolean isBuild() {
        return true;
    }

    /** The players it is aimed at, as a set. */
    default int targets(CivTable table, int player) {
        return 0;
    }

    @Override
    default String kind() {
        return "city-action";
    }
}
