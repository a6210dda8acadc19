package civitas.clash.move;

import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;

/** Which units may move, where an ability grants a move of its own. */
public interface Mandate {

    /** Every unit. */
    Mandate EVERYBODY = new Mandate() {
        @Override
        public int allowed(ClashTable table, UnitType type, int space) {
            return Integer.MAX_VALUE;
        }

        @Override
        public String toString() {
            return "everybody";
        }
    };

    /** How many units of a type may set out from a space. */
    int allowed(ClashTable table, UnitType type, int space);

    /** Whether a unit of a type may set out that has done this in the turn, by its {@link Fatigue} flags. */
    default boolean admits(UnitType type, int flags) {
        return true;
    }

    /** Whether a group is all that has to move together. */
    default boolean suffices(Force group) {
        return true;
    }

    /** How many of the groups that are left in the Move action may set out. */
    default int groups(int left) {
        return left;
    }

    /** The {@link Fatigue} flags that those get who move by it, besides what every move brings. */
    default int leaves() {
        return 0;
    }

    /** What is left of it when units of a type have set out from a space. */
    default Mandate after(UnitType type, int space, int number) {
        return this;
    }
}
