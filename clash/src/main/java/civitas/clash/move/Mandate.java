package civitas.clash.move;

import civitas.clash.content.UnitType;
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

    /** What is left of it when units of a type have set out from a space. */
    default Mandate after(UnitType type, int space, int number) {
        return this;
    }
}
